import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, STEP_MS } from "./pace";
import type * as wire from "./wire";

/** A table as seat 1 sees it, after moves of these seats. */
const after = (...seats: number[]): wire.Table =>
  ({ seat: 1, log: seats.map((seat, at) => ({ n: at + 1, seat, move: "stay", t: 0 })) }) as unknown as wire.Table;

let shown: number[];
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(({ log }) => shown.push(log.length));
  pace.take(after());
});
afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});

test("the others' moves are shown one after the other, slowly enough to be followed", () => {
  pace.take(after(2));
  pace.take(after(2, 3));
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(STEP_MS - 10);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual([0, 1, 2]);
});

test("the own move is shown at once", () => {
  pace.take(after(2));
  pace.take(after(2, 1));
  expect(shown).toEqual([0, 1, 2]);
});

test("a tap skips to the newest", () => {
  for (const seats of [[2], [2, 3], [2, 3, 2]]) pace.take(after(...seats));
  pace.hurry();
  expect(shown).toEqual([0, 1, 3]);
});

test("far behind, it catches up by itself", () => {
  for (let count = 1; count <= 12; count += 1) pace.take(after(...Array(count).fill(2)));
  expect(shown.at(-1)).toBeGreaterThanOrEqual(9);
});
