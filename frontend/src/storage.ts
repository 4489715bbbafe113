// What this browser keeps. Without storage (a private window, a full disk) it is kept until the page is closed.
const memory = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  const text = read(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise; // written by hand, or by another version
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`cardloom:${key}`, text);
  } catch {
    // memory has it
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`cardloom:${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
