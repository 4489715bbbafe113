import { expect, test } from "vitest";
import { buildMove, dealt, handOf, isFull, moved, SPARE, targets, woven } from "./bench";

const CARDS = ["As", "Ks", "Qs", "Js", "Ts"];
const LAID = dealt(CARDS, 2, 2);

test("cards are dealt to the hands, the others left over", () => {
  expect(LAID).toEqual({ hands: [CARDS.slice(0, 2), CARDS.slice(2, 4)], spare: ["Ts"] });
  expect(handOf(LAID, "Qs")).toBe(1);
  expect(handOf(LAID, "Ts")).toBeNull();
  expect(isFull(LAID, 2)).toBe(true);
  expect(buildMove(LAID)).toBe("build AsKs QsJs");
});

test("a suggestion leaves the other cards over", () => {
  expect(
    woven(CARDS, [
      ["Ts", "As"],
      ["Ks", "Js"],
    ]).spare,
  ).toEqual(["Qs"]);
});

test("a card changes places with one of another group", () => {
  expect(targets(LAID, "As", 2)).toEqual(["Qs", "Js", "Ts", SPARE]);
  expect(targets(LAID, "Ts", 2)).toEqual(["As", "Ks", "Qs", "Js"]);
  expect(moved(LAID, "Ts", "Ks")).toEqual({
    hands: [
      ["As", "Ts"],
      ["Qs", "Js"],
    ],
    spare: ["Ks"],
  });
});

test("a card left out leaves a gap, which another one fills", () => {
  const open = moved(LAID, "As", SPARE);
  expect(open).toEqual({ hands: [["Ks"], ["Qs", "Js"]], spare: ["Ts", "As"] });
  expect(isFull(open, 2)).toBe(false);
  expect(targets(open, "Ts", 2)).toContain("gap1");
  expect(targets(open, "Ks", 2)).not.toContain("gap1");
  expect(moved(open, "Ts", "gap1")).toEqual({
    hands: [
      ["Ks", "Ts"],
      ["Qs", "Js"],
    ],
    spare: ["As"],
  });
  expect(moved(open, "Qs", "gap1")).toEqual({ hands: [["Ks", "Qs"], ["Js"]], spare: ["Ts", "As"] });
});
