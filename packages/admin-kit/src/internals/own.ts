/** What an object holds itself under a name that comes from outside: `constructor` and its like are names that every object answers to. */
export const own = <Value>(held: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(held, name) ? held[name] : undefined;
