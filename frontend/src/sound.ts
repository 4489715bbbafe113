// Five short, dry sounds, made here: no files, no music. They never say what the page does not show as well.
import { settings } from "./settings.svelte";

export type Sound = "place" | "turn" | "line" | "refused" | "end";

let context: AudioContext | null = null;

interface Note {
  at: number; // seconds from now
  pitch: number; // hertz
  length: number;
  shape: OscillatorType;
  loud: number;
}

const NOTES: Record<Sound, (value: number) => Note[]> = {
  place: () => [{ at: 0, pitch: 150, length: 0.06, shape: "triangle", loud: 0.5 }],
  turn: () => [
    { at: 0, pitch: 523, length: 0.07, shape: "sine", loud: 0.2 },
    { at: 0.07, pitch: 659, length: 0.08, shape: "sine", loud: 0.2 },
  ],
  // a plucked thread: the better the line (0 to 1), the higher
  line: (value) => [{ at: 0, pitch: 330 * 2 ** value, length: 0.14, shape: "triangle", loud: 0.35 }],
  refused: () => [{ at: 0, pitch: 98, length: 0.08, shape: "square", loud: 0.12 }],
  end: () => [
    { at: 0, pitch: 392, length: 0.05, shape: "sine", loud: 0.2 },
    { at: 0.05, pitch: 494, length: 0.05, shape: "sine", loud: 0.2 },
    { at: 0.1, pitch: 587, length: 0.05, shape: "sine", loud: 0.2 },
  ],
};

/** Play a sound, if sounds were asked for. */
export function sound(name: Sound, value = 0): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const { at, pitch, length, shape, loud } of NOTES[name](value)) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
