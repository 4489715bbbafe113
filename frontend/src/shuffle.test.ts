import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commitment, deck, decksOf, pack } from "./shuffle";

interface Vector {
  match: string;
  secret: string;
  entropy: string[];
  pack: string;
  commitment: string;
  decks: string[];
}

// The same vectors as the library's.
const file = join(import.meta.dirname, "../../tests/data/shuffle-vectors.json");
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: Vector[] };

describe.each(vectors)(
  "the shuffle of $match",
  ({ match, secret, entropy, pack: cards, commitment: promised, decks }) => {
    test("keeps the library's promise", async () => {
      expect(await commitment(match, secret)).toBe(promised);
    });

    test.each(decks.map((cards, deal) => [deal, cards] as const))("deals deck %i", async (deal, dealt) => {
      expect((await deck(match, secret, entropy, deal, cards.match(/../g)!)).join("")).toBe(dealt);
    });
  },
);

test("a pack is in order again, whatever was dealt", () => {
  expect(pack(["Xb", "As", "2c", "Xr", "2d", "Th"])).toEqual(["2c", "2d", "Th", "As", "Xr", "Xb"]);
});

test("decks are found in a record", () => {
  expect(decksOf('game = "x"\ndecks = [\n  "AhKd",\n  "2c3s",\n]\nmoves = ["p1 stay"]')).toEqual([
    ["Ah", "Kd"],
    ["2c", "3s"],
  ]);
  expect(decksOf("game = 1")).toEqual([]);
});
