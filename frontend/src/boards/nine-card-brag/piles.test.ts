import { expect, test } from "vitest";
import { beaten, inOrder, partners, pile, pileMove, pileOf, sets, swapped } from "./piles";

const LAID = ["Kd", "Qh", "Jc", "9s", "9d", "4c", "Th", "8h", "5h"];

test("nine cards are three piles", () => {
  expect(pile(LAID, 1)).toEqual(["9s", "9d", "4c"]);
  expect(pileOf(LAID, "5h")).toBe(2);
  expect(pileMove(LAID)).toBe("pile KdQhJc 9s9d4c Th8h5h");
});

test("a card changes places with a card of another pile", () => {
  expect(partners(LAID, "9s")).toEqual(["Kd", "Qh", "Jc", "Th", "8h", "5h"]);
  const then = swapped(LAID, "9s", "Th");
  expect(pile(then, 1)).toEqual(["Th", "9d", "4c"]);
  expect(pile(then, 2)).toEqual(["9s", "8h", "5h"]);
});

test("the first pile that is beaten by the next", () => {
  expect(beaten([5, 3, 4])).toBe(1);
  expect(beaten([2, 3, 4])).toBe(0);
  expect(beaten([5, 5, 4])).toBeNull();
  expect(beaten([5, null, 6])).toBeNull();
});

test("the strongest pile comes first, equal ones stay", () => {
  expect(inOrder(LAID, [1, 3, 2])).toEqual(["9s", "9d", "4c", "Th", "8h", "5h", "Kd", "Qh", "Jc"]);
  expect(inOrder(LAID, [2, 2, 2])).toEqual(LAID);
});

test("ranks that are held often enough", () => {
  expect([...sets(["8s", "8h", "8d", "8c", "Kd", "Kc", "2s"], 2)]).toEqual([
    ["8", ["8s", "8h", "8d", "8c"]],
    ["K", ["Kd", "Kc"]],
  ]);
  expect(sets(LAID, 4).size).toBe(0);
});
