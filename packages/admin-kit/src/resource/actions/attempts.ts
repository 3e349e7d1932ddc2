/** Numbers the actions and keeps their keys: the same action with the same input is the same call, however often it is tried. */
export function createAttempts() {
  let count = 0;
  let keys = new Map<string, string>();
  return {
    next: () => (count += 1),
    keyFor: (attempt: number, input: unknown) => {
      const id = `${attempt}:${JSON.stringify(input)}`;
      const key = keys.get(id) ?? crypto.randomUUID();
      keys = new Map([...keys].slice(-20)).set(id, key);
      return key;
    },
  };
}
