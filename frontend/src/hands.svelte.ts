// What hands are called, complete or not: asked of the server, all that are needed at once, and remembered.
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import type * as wire from "./wire";

type Kind = wire.Hands["kind"];

const MOST = 50; // hands in one question

const names = new SvelteMap<string, wire.HandName>();
const asked = new Set<string>();
let queue: { kind: Kind; hand: string }[] = [];

/** The name of a hand, once it is known. Reading it in a derived value or a template brings it up to date. */
export function handName(kind: Kind, cards: readonly string[]): wire.HandName | null {
  const hand = [...cards].sort().join("");
  const key = kind + hand;
  const name = names.get(key) ?? null;
  if (name === null && !asked.has(key)) {
    asked.add(key);
    if (queue.length === 0) queueMicrotask(ask);
    queue.push({ kind, hand });
  }
  return name;
}

function ask(): void {
  const waiting = queue;
  queue = [];
  for (const kind of ["five", "three"] as const) {
    const hands = waiting.filter((one) => one.kind === kind).map(({ hand }) => hand);
    for (let at = 0; at < hands.length; at += MOST) void fetchNames(kind, hands.slice(at, at + MOST));
  }
}

async function fetchNames(kind: Kind, hands: string[]): Promise<void> {
  try {
    const answers = await api.hands(kind, hands);
    answers.forEach((answer, at) => {
      names.set(kind + hands[at], answer);
    });
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
    // The names are missing until they are asked for again; the game goes on.
    for (const hand of hands) asked.delete(kind + hand);
  }
}
