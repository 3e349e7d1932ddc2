import type { Context } from '../../../platform/context.ts';

/** Rows of sub-tables that come with a main row, by table name. */
export type SubRows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

const given = new WeakMap<object, SubRows>();

/** Remembers which rows of sub-tables came with the input of a main row, for the hooks that see it. */
export const comeWith = <Input extends object>(input: Input, rows: SubRows): Input => {
  given.set(input, rows);
  return input;
};

export const rowsWith = (input: object): SubRows => given.get(input) ?? {};

const nested = new WeakMap<Context, string>();

/** The same call, as far as it writes rows of sub-tables together with their main row: what they add up to is worked out there, once. */
export function togetherWith(ctx: Context, mainId: string): Context {
  const inner = { ...ctx };
  nested.set(inner, mainId);
  return inner;
}

export const isWrittenWith = (ctx: Context, mainId: string): boolean => nested.get(ctx) === mainId;
