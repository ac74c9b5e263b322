import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { reader } from "./language.svelte";

await reader.start();
mount(App, { target: document.getElementById("app")! });
