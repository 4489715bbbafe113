import { expect, test } from "vitest";
import { ahead, roundsWon, stateOf, type Turn, turns } from "./showing";
import type { Last } from "./view";

const pile = (text: string) => ({ cards: [text], category: "run" });
const LAST: Last = {
  dealer: 1,
  pot: 3,
  declared: ["stay", "stay", "stay"],
  shown: null,
  piles: [
    [pile("a"), pile("b"), pile("c")],
    [pile("d"), pile("e"), pile("f")],
    [pile("g"), pile("h"), pile("i")],
  ],
  leaders: [2, 3, 1],
  won: [3, 1, 1],
  taker: 1,
};
const EQUAL = () => 1;

test("the piles are turned round by round, whoever won the round before first", () => {
  expect(turns(LAST).map(({ round, seat }) => `${round}${seat}`)).toEqual([
    "02",
    "03",
    "01",
    "13",
    "11",
    "12",
    "21",
    "22",
    "23",
  ]);
  expect(turns({ ...LAST, piles: null, leaders: null, won: null })).toEqual([]);
});

test("a pile is covered, turned, shown, and at the end of its round it has won or not", () => {
  const first: Turn = { round: 0, seat: 2 };
  expect(stateOf(LAST, 0, first, EQUAL)).toBe("turning");
  expect(stateOf(LAST, 0, { round: 0, seat: 3 }, EQUAL)).toBe("covered");
  expect(stateOf(LAST, 2, first, EQUAL)).toBe("ahead");
  expect(stateOf(LAST, 3, first, EQUAL)).toBe("shown");
  expect(stateOf(LAST, 3, { round: 0, seat: 3 }, EQUAL)).toBe("won");
});

test("among equal piles the one shown first is ahead", () => {
  const shown = turns(LAST).slice(0, 3);
  expect(ahead(shown, ({ seat }) => (seat === 2 ? 1 : 7))).toBe(3);
  expect(ahead(shown, EQUAL)).toBe(2);
  expect(ahead(shown, () => null)).toBeNull();
});

test("rounds count once they are shown", () => {
  expect([0, 5, 6, 9].map((done) => roundsWon(LAST, done, 1))).toEqual([0, 0, 1, 2]);
});
