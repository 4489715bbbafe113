// What the coach says, in words: values in their measure, reasons with their cards drawn.
import { paint } from "../rich";
import type * as wire from "../wire";
import { say } from "../words.svelte";

type Measure = wire.Hint["measure"] | wire.Lab["measure"];

const IN_PERCENT: readonly Measure[] = ["chance", "share"];

/** A value as it is meant: "91.4", "62%". */
export const worth = (value: number, measure: Measure): string =>
  say("page-coach-value", { value: IN_PERCENT.includes(measure) ? 100 * value : value, measure });

/** A loss, without its sign. */
export const cost = (loss: number, measure: Measure): string => worth(Math.abs(loss), measure);

export const because = (reasons: readonly wire.Reason[]): string[] => reasons.map(({ text }) => paint(text ?? ""));
