import { expect, test } from "vitest";
import { threads, typesOf } from "./melds";
import { type Duel, duelAccount, type Solo, soloAccount } from "./view";

test("the types that a move makes, without those it makes twice", () => {
  const melds = [
    { cells: ["a1", "a2", "a3"], types: ["flush"] },
    { cells: ["a1", "b1", "c1"], types: ["flush", "straight"] },
  ];
  expect(typesOf({ melds })).toEqual(["straight", "flush"]);
  expect(typesOf({ points: 2 })).toEqual([]);
  expect(typesOf(undefined)).toEqual([]);
});

test("a meld draws the thread of its row or its column, a diagonal none", () => {
  const row = { cells: ["a4", "b4", "c4"] };
  const diagonal = { cells: ["a3", "b4", "c5"] };
  const column = { cells: ["b1", "b2", "b3"] };
  expect(threads(5, "row", [row, diagonal], []).map(({ made }) => made)).toEqual([null, null, null, 4, null]);
  expect(threads(3, "column", [row], [column])).toEqual([{ made: null }, { will: true }, { made: null }]);
});

test("accounts tell what is added for the whole turn", () => {
  const meld = { cells: ["a3", "b3", "c3"], cards: ["3h", "7h", "9h"], types: ["flush" as const], points: 1 };
  const duel = { scored: { seat: 2, melds: [meld], shared: 1, five: 0, total: 2 } } as Duel;
  expect(duelAccount(duel)).toEqual({ seat: 2, melds: [meld], extras: [{ name: "shared", points: 1 }], total: 2 });
  const solo = { scored: { melds: [meld], bonuses: 4, chain: 5, total: 6 } } as Solo;
  expect(soloAccount(solo)?.extras).toEqual([{ name: "chain", points: 5 }]);
  expect(soloAccount({ scored: null } as Solo)).toBeNull();
});
