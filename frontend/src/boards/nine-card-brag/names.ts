// Piles in words.
import { handName } from "../../hands.svelte";
import type * as wire from "../../wire";
import { say } from "../../words.svelte";

const RANKS = "23456789TJQKA";

/** The ranks of a run, its highest first; A-2-3 as it is said. */
function runOf(first: string): string[] {
  if (first === "3") return ["A", "2", "3"];
  const at = RANKS.indexOf(first);
  return [...RANKS.slice(at - 2, at + 1)].reverse();
}

function variables(cards: readonly string[], { category, ranks }: wire.HandName): Record<string, string> {
  const [first = "A", second = "A"] = ranks;
  const shown = category.startsWith("run") ? runOf(first) : [...ranks];
  return {
    category,
    first: say(`rank-${first}`),
    firsts: say(`ranks-${first}`),
    second: say(`rank-${second}`),
    run: shown.map((rank) => rank.replace("T", "10")).join("-"),
    words: shown.map((rank) => say(`rank-${rank}`)).join(", "),
    suit: say("page-brag-suit", { suit: cards[0]![1]! }),
  };
}

export const title = (category: string): string => say("page-brag-category", { category });

/** What follows the title: "king, queen, jack"; nothing as long as the name is not known. */
export function detail(cards: readonly string[]): string {
  const name = handName("three", cards);
  return name ? say("page-brag-detail", variables(cards, name)) : "";
}

/** Both in one: "run, K-Q-J". */
export function nameOfPile(cards: readonly string[], category: string): string {
  const name = handName("three", cards);
  return name ? say("page-brag-name", variables(cards, name)) : title(category);
}

export const strengthOf = (cards: readonly string[]): number | null => handName("three", cards)?.strength ?? null;
