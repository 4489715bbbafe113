// The check of a finished table's shuffle.
import * as api from "./api";
import type { LivePlay } from "./play.svelte";
import { seatAt } from "./session";
import { commitment, deck, decksOf, pack } from "./shuffle";

export type Finding = "good" | "bad-secret" | "bad-share" | "bad-deck" | "insecure";

/** The secret is the one that was promised, the own share was counted, and the cards follow from both. */
export async function verify({ id, me, table }: LivePlay): Promise<Finding | null> {
  const { shuffle } = table;
  if (!shuffle?.secret) return null;
  if (!crypto.subtle) return "insecure"; // browsers hash for secure pages alone
  const entropy = shuffle.entropy ?? [];
  if ((await commitment(id, shuffle.secret)) !== shuffle.commitment) return "bad-secret";
  const own = seatAt(id);
  if (own?.entropy !== undefined && me !== null && entropy[me - 1] !== own.entropy) return "bad-share";
  const decks = decksOf(await api.record(id, own?.secret ?? null));
  for (const [deal, dealt] of decks.entries()) {
    const promised = await deck(id, shuffle.secret, entropy, deal, pack(dealt));
    if (promised.join() !== dealt.join()) return "bad-deck";
  }
  return decks.length > 0 ? "good" : "bad-deck";
}

/** A long number in groups of four, for the eye. */
export const grouped = (hex: string): string => hex.match(/.{1,4}/g)?.join(" ") ?? hex;
