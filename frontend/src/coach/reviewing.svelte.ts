// The review of a finished game, asked for until it is there.
import * as api from "../api";
import { seatAt } from "../session";
import type * as wire from "../wire";
import { language } from "../words.svelte";

const ASK_MS = 1_000;

export class Reviewing {
  review: wire.Review | null = $state.raw(null);
  /** How far it is; null until that is known. */
  progress: wire.Reviewing | null = $state.raw(null);
  refusal: api.Refusal | null = $state.raw(null);

  /** While it is `wanted`, in the language that is spoken. */
  constructor(id: string, wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) {
        this.review = null;
        return;
      }
      const spoken = language();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => {
        try {
          const told = await api.review(id, seatAt(id)?.secret ?? null, spoken);
          this.progress = "done" in told && told.of > 0 ? told : null;
          if ("done" in told) timer = setTimeout(ask, ASK_MS);
          else this.review = told;
        } catch (error) {
          if (!(error instanceof api.Refusal)) throw error;
          this.refusal = error;
        }
      };
      void ask();
      return () => clearTimeout(timer);
    });
  }
}
