import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { FieldMeta } from '../contract/meta.ts';
import { columnsOf } from '../db/names.ts';
import { splitList } from '../query/condition.ts';
import { namesIn, tableDictionary } from '../lookups.ts';

/**
 * Puts names of people and departments in the place of the codes that rows keep of them, as their fields say (`calledBy`). A code without a
 * name, or one that the reader may not look up, stays.
 *
 * @param fields the fields that are shown
 */
export async function withPeopleNames(
  ctx: Context,
  fields: Readonly<Record<string, FieldMeta>>,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const called = Object.entries(fields).flatMap(([name, { calledBy }]) => (calledBy === undefined ? [] : [[name, calledBy] as const]));
  if (called.length === 0 || rows.length === 0) return [...rows];
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const [table, those] of Map.groupBy(called, ([, calledBy]) => calledBy)) {
    const codes = rows.flatMap((row) =>
      those.flatMap(([name]) => (typeof row[name] === 'string' ? [row[name], ...splitList(row[name])] : [])),
    );
    texts.set(table, await textsOf(ctx, table, [...new Set(codes)]));
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(called.map(([name, table]) => [name, named(row[name], texts.get(table))])),
  }));
}

/** What a code stands for, or each of several with commas between them. */
function named(value: unknown, texts: ReadonlyMap<string, string> | undefined): unknown {
  if (typeof value !== 'string' || texts === undefined) return value;
  const whole = texts.get(value);
  if (whole !== undefined || !value.includes(',')) return whole ?? value;
  return splitList(value)
    .map((code) => texts.get(code) ?? code)
    .join(',');
}

async function textsOf(ctx: Context, key: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dictionary = await tableDictionary(ctx, key);
  if (dictionary === undefined || codes.length === 0) return new Map();
  const { table, code, unlisted = {} } = dictionary;
  const { text, filter } = namesIn(ctx, dictionary);
  const { tenantId } = columnsOf(table) as { tenantId: PgColumn };
  const rows = await ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, (tx) =>
    tx
      .select({ code: sql<string>`${code}`, text: sql<string | null>`${text}` })
      .from(table)
      .where(and(eq(tenantId, ctx.actor.tenantId), filter, inArray(code, [...codes]))),
  );
  return new Map([
    ...Object.entries(unlisted).map(([name, texts]) => [name, texts[ctx.locale]] as const),
    ...rows.flatMap((row) => (row.text ? [[row.code, row.text] as const] : [])),
  ]);
}
