import { beforeAll, expect, test } from "vitest";
import { nameOf } from "./people";
import type * as wire from "./wire";
import { speak } from "./words.svelte";

function tableOf(...names: string[]): wire.Table {
  const people = names.map((name, at) => ({
    seat: at + 1,
    name,
    kind: name.includes("@") ? ("bot" as const) : ("person" as const),
    present: true,
    away_s: 0,
    clock_ms: null,
    you: at === 0,
  }));
  return { seat: 1, people } as unknown as wire.Table;
}

beforeAll(() => speak("en"));

test("a seat is called by its name, the own one by You", () => {
  const table = tableOf("Ann", "strong@1");
  expect([1, 2].map((seat) => nameOf(table, seat))).toEqual(["You", "Strong"]);
});

test("seats of one name are told apart by their numbers", () => {
  const table = tableOf("Ann", "strong@1", "Bo", "strong@1", "Ann");
  expect([1, 2, 3, 4, 5].map((seat) => nameOf(table, seat))).toEqual(["You", "Strong 2", "Bo", "Strong 4", "Ann"]);
});
