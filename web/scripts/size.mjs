// How much JavaScript the first load of a table costs, gzipped: at most 100 kB for each game.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 100_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

const packed = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

/** Everything that a chunk cannot do without. */
function needs(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) needs(next, found);
  return found;
}

const keys = Object.keys(manifest);
const table = keys.find((key) => key.endsWith("table/TablePage.svelte"));
const faces = keys.filter((key) => /games\/[^/]+\/face\.ts$/.test(key));
const texts = keys.filter((key) => /\.ftl(\?|$)/.test(key));
// Of the texts, the larger language of each pair is what a reader may need.
const text = (where) =>
  Math.max(
    0,
    ...texts.filter((key) => key.includes(where)).map((key) => packed(manifest[key].file)),
  );

let failed = false;
for (const face of [null, ...faces]) {
  const chunks = new Set([...needs("index.html"), ...needs(table), ...(face ? needs(face) : [])]);
  const scripts = new Set(
    [...chunks].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")),
  );
  let bytes = [...scripts].reduce((sum, file) => sum + packed(file), 0) + text("src/text/");
  if (face) bytes += text(face.replace("face.ts", ""));
  const name = face ? face.split("/").at(-2) : "generic table";
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
  failed ||= bytes > LIMIT;
}
if (!table || failed) {
  console.error("The first load of a table is too large.");
  process.exit(1);
}
