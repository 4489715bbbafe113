// Times in words and digits.
import { say } from "./words.svelte";

/** "0:24", "1:12:05". */
export function digits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A span of time by its largest unit: "2 minutes". */
export function span(seconds: number): string {
  if (seconds < 90) return say("page-seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return say("page-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 129_600) return say("page-hours", { count: Math.round(seconds / 3600) });
  return say("page-days", { count: Math.round(seconds / 86_400) });
}
