import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { columnsOf } from '../db/names.ts';

/** Common fields that hold a code, and the table dictionary that has the names. */
const named = new Map([
  ['createBy', 'sys_user,realname,username'],
  ['updateBy', 'sys_user,realname,username'],
  ['sysOrgCode', 'sys_depart,depart_name,org_code'],
]);

/**
 * Puts the names of people and departments in the place of the codes that rows keep of who wrote them. A code without a name, or one that the
 * reader may not look up, stays.
 *
 * @param fields the fields that are shown
 */
export async function withPeopleNames(
  ctx: Context,
  fields: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const shown = fields.filter((name) => named.has(name));
  if (shown.length === 0 || rows.length === 0) return [...rows];
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const name of shown) {
    const codes = [...new Set(rows.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])))];
    texts.set(name, await textsOf(ctx, named.get(name)!, codes));
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(shown.map((name) => [name, texts.get(name)?.get(String(row[name])) ?? row[name]])),
  }));
}

async function textsOf(ctx: Context, key: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dictionary = ctx.platform.lookups.table(key);
  if (dictionary === undefined || codes.length === 0) return new Map();
  const { table, text, code, filter } = dictionary;
  const { tenantId } = columnsOf(table) as { tenantId: PgColumn };
  const rows = await ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, (tx) =>
    tx
      .select({ code: sql<string>`${code}`, text: sql<string | null>`${text}` })
      .from(table)
      .where(and(eq(tenantId, ctx.actor.tenantId), filter?.(ctx), inArray(code, [...codes]))),
  );
  return new Map(rows.flatMap((row) => (row.text ? [[row.code, row.text]] : [])));
}
