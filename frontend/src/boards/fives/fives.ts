// Hands of five for the eye and the ear: their names, the cards that decide, who is ahead so far. What a hand is and
// which of two is the better one, the server says.
import type * as wire from "../../wire";
import { say } from "../../words.svelte";

/** A hand by name; with gaps, what is there. */
export type Named = Pick<wire.HandName, "category" | "ranks" | "short">;

/** The hands of poker, best first, for the table beside the log. */
export const CATEGORIES: readonly string[] = [
  "royal-flush",
  "straight-flush",
  "four",
  "full-house",
  "flush",
  "straight",
  "three",
  "two-pair",
  "pair",
  "high-card",
];

const RANKS = "23456789TJQKA";
const GROUPED = new Set(["pair", "two-pair", "three", "full-house", "four"]);
const OF_ALL_FIVE = new Set(["straight", "flush", "full-house", "straight-flush", "royal-flush"]);
const DRAWS = new Set(["straight", "flush", "straight-flush", "royal-flush"]);

/** Whether a hand with gaps only may become what it is called. */
export const isDraw = ({ category, short }: Named): boolean => short > 0 && DRAWS.has(category);

function variables({ category, ranks, short }: Named): Record<string, string | number> {
  const [first = "A", second = "A"] = ranks;
  return {
    category,
    short,
    first: say(`rank-${first}`),
    firsts: say(`ranks-${first}`),
    seconds: say(`ranks-${second}`),
  };
}

const opening = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Full house"; "Flush, 1 short". */
export const title = (name: Named): string =>
  isDraw(name) ? say("page-fives-open", variables(name)) : say("page-category", { category: name.category });

/** What follows the title: "kings over nines". */
export const detail = (name: Named): string => (isDraw(name) ? "" : say("page-fives-detail", variables(name)));

/** Both in one: "Pair of aces", "Straight flush draw". */
export const shortly = (name: Named): string =>
  opening(say(isDraw(name) ? "page-fives-draw" : "page-fives-name", variables(name)));

/** As short as it can be: "Two pair", "Pair of aces", "Straight flush draw". */
export const briefly = (name: Named): string =>
  !isDraw(name) && (OF_ALL_FIVE.has(name.category) || name.category === "two-pair") ? title(name) : shortly(name);

/** After "makes": "a full house, nines over kings". */
export function makes(name: Named): string {
  if (name.category === "high-card") return say("page-fives-no-hand");
  return say(isDraw(name) ? "page-fives-may-become" : "page-fives-full", variables(name));
}

/** Which of two hands that may have gaps is ahead, by what lies there: 0, 1, or null if that cannot be said. */
export function ahead(one: wire.HandName | null, other: wire.HandName | null): 0 | 1 | null {
  if (!one?.ranks || !other?.ranks) return null;
  if (one.short === 0 && other.short === 0) return before(one.strength, other.strength);
  const made = before(height(one), height(other));
  if (made !== null || isDraw(one) || isDraw(other)) return made;
  const at = difference(one, other);
  return at === null ? null : before(RANKS.indexOf(one.ranks[at] ?? ""), RANKS.indexOf(other.ranks[at] ?? ""));
}

/** How high what is made stands; a draw has made nothing yet. */
const height = (name: Named): number => (isDraw(name) ? 0 : CATEGORIES.length - 1 - CATEGORIES.indexOf(name.category));

const before = (one: number, other: number): 0 | 1 | null => (one === other ? null : one > other ? 0 : 1);

/** The first of the ranks in which two hands differ. */
function difference(one: Named, other: Named): number | null {
  const most = Math.max(one.ranks.length, other.ranks.length);
  for (let at = 0; at < most; at++) if (one.ranks[at] !== other.ranks[at]) return at;
  return null;
}

/** Why the first of two hands is the better one: "a flush beats a straight", "aces over kings". */
export function reason(winner: wire.HandName, loser: wire.HandName): string {
  if (winner.strength === loser.strength) return say("page-fives-tied");
  if (winner.category !== loser.category) {
    const [one, other] = [winner, loser].map(({ category }) => say("page-fives-a", { category }));
    return say("page-fives-beats", { winner: one!, loser: other! });
  }
  const at = difference(winner, loser);
  if (at === null) return say("page-fives-natural");
  const form = GROUPED.has(winner.category) && at < groups(winner) ? "ranks" : "rank";
  const [one, other] = [winner, loser].map(({ ranks }) => say(`${form}-${ranks[at]}`));
  return say("page-fives-over", { winner: one!, loser: other! });
}

/** How many of the ranks are held more than once. */
const groups = ({ category }: Named): number => (category === "two-pair" || category === "full-house" ? 2 : 1);

/** The rank that a card has, or stands for; "" for a joker that stands for none. */
function rankOf(card: string, { jokers }: wire.HandName): string {
  if (!card.startsWith("X")) return card[0]!;
  return jokers.find((joker) => joker.startsWith(`${card}=`))?.[3] ?? "";
}

/** The cards of a hand that decide when it meets another. */
export function deciding(cards: readonly string[], name: wire.HandName, other: wire.HandName): string[] {
  if (name.strength === other.strength) return [];
  if (name.category !== other.category) return name.strength > other.strength ? makers(cards, name) : [];
  const at = difference(name, other);
  return at === null ? [] : cards.filter((card) => rankOf(card, name) === name.ranks[at]);
}

function makers(cards: readonly string[], name: wire.HandName): string[] {
  if (OF_ALL_FIVE.has(name.category)) return [...cards];
  return cards.filter((card) => name.ranks.slice(0, groups(name)).includes(rankOf(card, name) || "-"));
}

/** A hand as one lays it: what is held more than once first, then downward, jokers last. */
export function laid(cards: readonly string[]): string[] {
  const count = (card: string): number => cards.filter((other) => other[0] === card[0]).length;
  const key = (card: string): number => (card.startsWith("X") ? -1 : count(card) * 100 + RANKS.indexOf(card[0]!));
  return [...cards].sort((one, other) => key(other) - key(one) || (one < other ? -1 : 1));
}
