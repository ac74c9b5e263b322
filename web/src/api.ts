import type { Problem, Text } from "./wire";

/** The server said no: `code` is its error, `message` a text for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text | null,
    readonly body: Partial<Problem>,
  ) {
    super(code);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch (cause) {
    throw new Unreachable(path, { cause });
  }
  if (answer.ok) return answer;
  let body: Partial<Problem> = {};
  try {
    body = (await answer.json()) as Partial<Problem>;
  } catch {
    // A proxy's error page: the status says enough.
  }
  throw new Refused(answer.status, body.error ?? String(answer.status), body.message ?? null, body);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return await (await ask(path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** A command's own id, so that sending it twice does it once. */
export function commandId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  // Plain http on a home network has no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
