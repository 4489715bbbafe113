// The bench on which the hands are built: cards in the hands and cards left over. Where a card may go is a matter of
// the bench; what the table takes is for the table to say.

export interface Laid {
  hands: readonly (readonly string[])[];
  spare: readonly string[];
}

export const SPARE = "spare";

/** The place in a hand that still has room. */
export const gap = (hand: number): string => `gap${hand + 1}`;

/** Cards dealt to the hands in their order, the others left over. */
export function dealt(cards: readonly string[], groups: number, size: number): Laid {
  const hands = Array.from({ length: groups }, (_, hand) => cards.slice(hand * size, (hand + 1) * size));
  return { hands, spare: cards.slice(groups * size) };
}

/** Hands as they were suggested, the other cards left over. */
export function woven(cards: readonly string[], hands: readonly (readonly string[])[]): Laid {
  return { hands, spare: cards.filter((card) => !hands.some((hand) => hand.includes(card))) };
}

/** The hand that a card lies in; null if it is left over. */
export function handOf({ hands }: Laid, card: string): number | null {
  const hand = hands.findIndex((cards) => cards.includes(card));
  return hand < 0 ? null : hand;
}

/** Where a card can go: it changes places with a card of another group, or takes an empty place. */
export function targets(laid: Laid, card: string, size: number): string[] {
  const from = handOf(laid, card);
  const groups = [...laid.hands, laid.spare];
  const cards = groups.filter((group) => !group.includes(card)).flat();
  const gaps = laid.hands.map((_, hand) => hand).filter((hand) => hand !== from && laid.hands[hand]!.length < size);
  return [...cards, ...gaps.map(gap), ...(from === null ? [] : [SPARE])];
}

/** The bench once a card has gone to another card, to a gap or to those left over. */
export function moved({ hands, spare }: Laid, card: string, target: string): Laid {
  const swapped = (group: readonly string[]): string[] =>
    group.map((one) => (one === card ? target : one === target ? card : one));
  const without = (group: readonly string[]): string[] => group.filter((one) => one !== card);
  const filled = (group: readonly string[], place: string): string[] =>
    place === target ? [...group, card] : without(group);
  if (target === SPARE || hands.some((_, hand) => gap(hand) === target)) {
    return { hands: hands.map((hand, at) => filled(hand, gap(at))), spare: filled(spare, SPARE) };
  }
  return { hands: hands.map(swapped), spare: swapped(spare) };
}

export const isFull = ({ hands }: Laid, size: number): boolean => hands.every((hand) => hand.length === size);

export const buildMove = ({ hands }: Laid): string => `build ${hands.map((hand) => hand.join("")).join(" ")}`;
