// Whether the cards were shuffled as it was promised: the steps of src/cardloom/shuffle.py and decks.py, in the browser.

const ALGORITHM = "cardloom-shuffle-1";
const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

const utf8 = new TextEncoder();

/** Texts as one, so that no two lists look the same: each is its length in bytes, a colon, and itself. */
function joined(...texts: string[]): Uint8Array<ArrayBuffer> {
  const parts = texts.flatMap((text) => {
    const bytes = utf8.encode(text);
    return [utf8.encode(`${bytes.length}:`), bytes];
  });
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function keyed(key: BufferSource): Promise<(data: BufferSource) => Promise<ArrayBuffer>> {
  const mac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return (data) => crypto.subtle.sign("HMAC", mac, data);
}

/** What is shown of a secret before the deal. */
export async function commitment(match: string, secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", joined(ALGORITHM, match, secret)));
}

/** The deck of a deal, counted from 0, of these cards in their own order. */
export async function deck(
  match: string,
  secret: string,
  entropy: readonly string[],
  deal: number,
  pack: readonly string[],
): Promise<string[]> {
  const key = await (await keyed(bytes(secret)))(joined(ALGORITHM, match, `deck ${deal}`, ...entropy));
  const numbers = stream(await keyed(key));
  const cards = [...pack];
  for (let place = cards.length - 1; place > 0; place -= 1) {
    // A number that would favour some places is passed over.
    const fair = 2 ** 32 - (2 ** 32 % (place + 1));
    let number: number;
    do number = (await numbers.next()).value;
    while (number >= fair);
    const other = number % (place + 1);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}

/** 32-bit numbers, for ever: a keyed hash of 0, 1, 2, ..., four bytes a number. */
async function* stream(hash: (data: BufferSource) => Promise<ArrayBuffer>): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, block);
    const view = new DataView(await hash(counter.buffer));
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/** Cards in the order of a new pack. */
export function pack(cards: readonly string[]): string[] {
  const number = (card: string): number =>
    card[0] === "X" ? 52 + "rb".indexOf(card[1]!) : RANKS.indexOf(card[0]!) * 4 + SUITS.indexOf(card[1]!);
  return [...cards].sort((one, other) => number(one) - number(other));
}

/** The decks that a record tells of. */
export function decksOf(record: string): string[][] {
  const lines = /^decks = \[([^\]]*)\]/m.exec(record)?.[1] ?? "";
  return [...lines.matchAll(/"([^"]+)"/g)].map(([, cards]) => cards!.match(/../g) ?? []);
}
