/** Reads a JSON value from local storage; `undefined` when there is none, it is broken or storage is refused. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Writes a JSON value to local storage; a refusal only means that it is not remembered. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full quotas refuse; what was set still holds for this visit.
  }
}
