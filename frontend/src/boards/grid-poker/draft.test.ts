import { expect, test } from "vitest";
import { cardsIn, leaves, lineOf, order, restAfter, taking } from "./draft";
import type { View } from "./view";

// The rule book's example: rows 2s3s4s / 5h6h7h / 8d9dTd.
const FULL = [
  ["2s", "3s", "4s"],
  ["5h", "6h", "7h"],
  ["8d", "9d", "Td"],
];
const WITHOUT_ROW_2 = [FULL[0]!, [null, null, null], FULL[2]!];

test("a line holds what still lies in it", () => {
  expect(cardsIn(FULL, "row2")).toEqual(["5h", "6h", "7h"]);
  expect(cardsIn(FULL, "col3")).toEqual(["4s", "7h", "Td"]);
  expect(cardsIn(WITHOUT_ROW_2, "col1")).toEqual(["2s", "8d"]);
  expect(restAfter(WITHOUT_ROW_2, "col1")).toEqual(["3s", "4s", "9d", "Td"]);
});

test("a line leaves its parallels whole and two of those that cross it", () => {
  expect(leaves(FULL, "row2")).toEqual({ whole: [FULL[0], FULL[2]], crossing: 2 });
  expect(leaves(FULL, "col1").whole).toEqual([
    ["3s", "6h", "9d"],
    ["4s", "7h", "Td"],
  ]);
});

test("moves and turns", () => {
  expect(lineOf("take col1")).toBe("col1");
  expect(lineOf("build AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c")).toBeNull();
  expect(order(2, 3)).toEqual([2, 3, 1]);
});

test("the nth taking of the game", () => {
  const take = (seat: number) => ({ seat, line: "row1", cards: ["2s"] });
  const drafts = [
    { cards: [], first: 1, takes: [take(1), take(2)], rest: ["9d"] },
    { cards: [], first: 2, takes: [take(2)], rest: [] },
  ];
  const view = { drafts } as unknown as View;
  expect(taking(view, 0)).toMatchObject({ seat: 1, grid: 1, rest: [] });
  expect(taking(view, 1)).toMatchObject({ seat: 2, grid: 1, rest: ["9d"] });
  expect(taking(view, 2)).toMatchObject({ seat: 2, grid: 2, rest: [] });
  expect(taking(view, 3)).toBeNull();
});
