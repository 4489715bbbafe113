// What is spoken because a key asked for it. Turns and scores speak through the ribbon.
let words = $state("");

export function announced(): string {
  return words;
}

export function announce(text: string): void {
  // The same words twice are spoken twice: a live region speaks only what changes.
  words = words === text ? `${text}\u00a0` : text;
}
