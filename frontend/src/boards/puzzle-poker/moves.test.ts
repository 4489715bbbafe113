import { expect, test } from "vitest";
import { choices, direction, names, sent } from "./moves";

test("cards of the hand go to cells, cards on the grid to neighbours, what may be taken off stays", () => {
  const found = choices(["play 7h b3", "play 7h c3", "shift b2 c3", "remove a1", "done", "keep none", "name Xr=4h"]);
  expect([...found.keys()]).toEqual(["7h", "b2", "a1"]);
  expect([...found.get("7h")!]).toEqual([
    ["b3", "play 7h b3"],
    ["c3", "play 7h c3"],
  ]);
  expect(found.get("a1")!.get("a1")).toBe("remove a1");
});

test("a move on its way", () => {
  expect(sent("place Xr b2")).toEqual({ card: "Xr", cell: "b2", from: null });
  expect(sent("shift b2 c3")).toEqual({ card: null, cell: "c3", from: "b2" });
  expect(sent("done")).toEqual({ card: null, cell: null, from: null });
  expect(sent(null)).toEqual({ card: null, cell: null, from: null });
});

test("the names of each joker", () => {
  const found = names(["name Xr=4h", "name Xb=4h", "name Xr=9h", "name none"]);
  expect([...found]).toEqual([
    ["Xr", ["4h", "9h"]],
    ["Xb", ["4h"]],
  ]);
});

test("where a shift goes", () => {
  expect(direction("b2", "b1")).toEqual([0, -1]);
  expect(direction("b2", "c3")).toEqual([1, 1]);
});
