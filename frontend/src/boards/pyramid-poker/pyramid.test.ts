import { expect, test } from "vitest";
import type { Logged } from "../../wire";
import { above, cardOf, covered, handAt, levels, out, position, signed, sum } from "./pyramid";
import type { Block, View } from "./view";

const block = (cell: string, card = "??", taken = false): Block => ({ cell, seat: 1, card, taken });

test("cells", () => {
  expect(position("c2")).toEqual([2, 1]);
  expect(above("a1")).toEqual(["a2"]);
  expect(above("c1")).toEqual(["b2", "c2"]);
});

test("blocks with something on top", () => {
  // The rule book's example: a1 b1 c1 a2 b2 a3.
  const all = ["a1", "b1", "c1", "a2", "b2", "a3"].map((cell) => block(cell));
  const free = (cells: Block[]) => cells.map(({ cell }) => cell).filter((cell) => !covered(cells).has(cell));
  expect(free(all)).toEqual(["a3"]);
  expect(free(all.slice(0, 5))).toEqual(["a2", "b2"]);
  expect(free(all.slice(0, 4))).toEqual(["c1", "a2"]);
});

test("levels are drawn to one above the highest cell", () => {
  expect(levels([], 3)).toEqual([
    ["a2", "b2"],
    ["a1", "b1", "c1"],
  ]);
  expect(levels(["a3"], 3)).toHaveLength(3);
});

test("hands as items", () => {
  expect(handAt("hand2")).toBe(1);
  expect(handAt("c2")).toBeNull();
});

test("the card of a move, in this deal alone", () => {
  const logged = (move: string, n: number): Logged => ({ n: n + 1, seat: 1, move, t: 0 });
  const log = ["place a1", "take a1", "hand 1", "place b1", "place a1", "take a1"].map(logged);
  const view = { pyramid: [block("b1", "7h"), block("a1", "Kd", true)], next: "2c" } as unknown as View;
  const card = (move: string, n: number) => cardOf(logged(move, n), log, view);
  expect(log.map((entry) => cardOf(entry, log, view))).toEqual(["??", "??", "??", "7h", "Kd", "Kd"]);
  expect([card("place c1", 3), card("hand 3", 6), card("keep 9s", 6)]).toEqual(["7h", "Kd", "9s"]); // thought of
  expect([card("place c1", 6), card("place c1", 8), card("hand 1", 8)]).toEqual(["2c", "??", "??"]);
});

test("out are jokers taken and supply blocks that were not kept", () => {
  const view = {
    pyramid: [block("a1", "Xr", true), block("b1", "Xb"), block("c1", "7h", true)],
    turned: [
      { cards: ["2c", "Kd", "9s"], kept: "Kd" },
      { cards: ["3c", "4c", "5c"], kept: null },
    ],
    held: "Kd",
  } as unknown as View;
  expect(out(view)).toEqual(["Xr", "2c", "9s"]);
});

test("the points of a deal", () => {
  // The rule book's example: straight 1, pair 0, no pair -1, two hands won 3.
  const lanes = [1, 0, -1].map((points) => ({ categories: [], winner: null, points: [points, 0] }));
  expect(sum({ hands: [], lanes, win_points: [3, 0] }, 1)).toBe(3);
  expect(sum({ hands: [], lanes, win_points: null }, 1)).toBeNull();
  expect([signed(3), signed(0), signed(-1)]).toEqual(["+3", "0", "\u22121"]);
});
