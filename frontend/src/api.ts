// The server's answers over HTTP. A refusal is thrown as `Refusal`, with the server's code.
import { base } from "./route.svelte";
import type * as wire from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly values: Record<string, string | number>,
  ) {
    super(detail);
  }
}

async function call<T>(path: string, body?: unknown, secret?: string | null): Promise<T> {
  return JSON.parse(await ask(path, body, secret)) as T;
}

async function ask(path: string, body?: unknown, secret?: string | null): Promise<string> {
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, base), {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", "The server cannot be reached.", {});
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw refusal(text, answer.status);
}

function refusal(text: string, status: number): Refusal {
  try {
    const { code, detail, arguments: values } = JSON.parse(text) as wire.Error;
    if (code) return new Refusal(code, detail, values ?? {});
  } catch {
    // a proxy's page, not the server's answer
  }
  return new Refusal("http-status", `The server answered ${status}.`, { status });
}

export const games = () => call<wire.GameLine[]>("games");
export const lobby = () => call<wire.Lobby>("lobby");
export const createTable = (table: wire.NewTable) => call<wire.Created>("tables", table);
export const join = (id: string, name: string) => call<wire.Joined>(`tables/${id}/join`, { name });
export const find = (wish: wire.Find) => call<wire.Created>("find", wish);
export const table = (id: string, secret: string | null) => call<wire.Table>(`tables/${id}`, undefined, secret);
export const hands = (kind: wire.Hands["kind"], hands: string[]) => call<wire.HandName[]>("hands", { kind, hands });
export const split = (kind: wire.SplitRequest["kind"], cards: string) =>
  call<wire.SplitAnswer>("split", { kind, cards });
export const replay = (id: string, at: number | null, seat: number | null, secret: string | null, previews = false) => {
  const query = new URLSearchParams();
  if (previews) query.set("previews", "true");
  if (at !== null) query.set("at", String(at));
  if (seat !== null) query.set("seat", String(seat));
  return call<wire.Table>(`tables/${id}/replay?${query}`, undefined, secret);
};
/** A hint; or the coach gets ready for the game: then ask again with the same serial. */
export const hint = (id: string, secret: string | null, asked: wire.AskHint) =>
  call<wire.GivenHint | wire.Preparing>(`tables/${id}/hint`, asked, secret);
/** The review of a finished game, or how far it is: then ask again. */
export const review = (id: string, secret: string | null, language: string) =>
  call<wire.Review | wire.Reviewing>(`tables/${id}/review?language=${language}`, undefined, secret);
interface Retry {
  seat: number;
  at: number;
  move: string;
  language: string;
}
/** What another move of a finished game is worth; while that is reviewed, how far it is: then ask again. */
export const retry = (id: string, asked: Retry, secret: string | null) => {
  const query = new URLSearchParams({ ...asked, seat: String(asked.seat), at: String(asked.at) });
  return call<wire.Retry | wire.Reviewing>(`tables/${id}/retry?${query}`, undefined, secret);
};
/** What the bot that moved after so many moves makes of its moves. */
export const seen = (id: string, at: number, secret: string | null, language: string) =>
  call<wire.Seen>(`tables/${id}/seen?at=${at}&language=${language}`, undefined, secret);
/** A table of one's own, at which a finished game is played on. */
export const playOn = (id: string, asked: wire.PlayOn, secret: string | null) =>
  call<wire.Created>(`tables/${id}/play-on`, asked, secret);
export const lab = (asked: wire.LabRequest) => call<wire.Lab>("lab", asked);
export const importRecord = (record: string) => call<wire.Imported>("records", { record });
/** The record of a finished game. */
export const record = (id: string, secret: string | null) => ask(`tables/${id}/record`, undefined, secret);
