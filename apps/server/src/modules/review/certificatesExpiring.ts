import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toDateText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { readConfigNumber } from '../system/setting/configValues.ts';

/** Condition of approved parties of whom a certificate runs out within `certRemindDays`. */
export async function certificatesExpiring(ctx: Context, state: PgColumn, until: readonly PgColumn[]): Promise<SQL | undefined> {
  const days = await ctx.transaction((tx) => readConfigNumber(tx, ctx, 'certRemindDays'));
  const last = toDateText(new Date(ctx.clock.now().getTime() + days * 86_400_000));
  return and(eq(state, '2'), or(...until.map((column) => sql`${column} <= ${last}::date`)));
}
