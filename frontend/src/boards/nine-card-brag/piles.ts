// Nine cards in three piles, as they are laid out before they are covered. What a pile is worth, the server says.
import { PILES, SIZE } from "./view";

/** Nine cards, pile by pile. */
export type Laid = readonly string[];

export const pile = (laid: Laid, at: number): string[] => laid.slice(at * SIZE, (at + 1) * SIZE);

export const piles = (laid: Laid): string[][] => PILES.map((at) => pile(laid, at));

export const pileOf = (laid: Laid, card: string): number => Math.floor(laid.indexOf(card) / SIZE);

/** The cards that a card may change places with: those of the other piles. */
export function partners(laid: Laid, card: string): string[] {
  const own = pileOf(laid, card);
  return laid.filter((other) => pileOf(laid, other) !== own);
}

export function swapped(laid: Laid, one: string, other: string): Laid {
  return laid.map((card) => (card === one ? other : card === other ? one : card));
}

/** The first pile that is beaten by the one behind it; null if none is, or it is not known yet. */
export function beaten(strengths: readonly (number | null)[]): number | null {
  const at = PILES.find((at) => {
    const [strength, next] = [strengths[at] ?? null, strengths[at + 1] ?? null];
    return strength !== null && next !== null && strength < next;
  });
  return at ?? null;
}

/** The piles with the strongest first; equal ones stay as they are. */
export function inOrder(laid: Laid, strengths: readonly number[]): Laid {
  return [...PILES].sort((one, other) => strengths[other]! - strengths[one]!).flatMap((at) => pile(laid, at));
}

export const pileMove = (laid: Laid): string =>
  `pile ${piles(laid)
    .map((cards) => cards.join(""))
    .join(" ")}`;

/** The cards of which as many are held as are asked for, by rank. */
export function sets(hand: readonly string[], least: number): Map<string, string[]> {
  const ranks = [...new Set(hand.map((card) => card[0]!))];
  const held = ranks.map((rank): [string, string[]] => [rank, hand.filter((card) => card[0] === rank)]);
  return new Map(held.filter(([, cards]) => cards.length >= least));
}
