import { sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { daysBefore } from '../../platform/days.ts';
import type { Tx } from '../../platform/db/database.ts';
import { rulesOf } from '../../platform/query/dataRules.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { paymentResource } from '../finance/payment/payment.resource.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { madeUntil } from './makeDaily.ts';
import type { Stretch } from './stretches.ts';
import { columnList, type Subject, type SubjectName, subjects } from './subjects.ts';

/** Lists that show the rows behind a subject. */
const lists: Readonly<Record<SubjectName, { permission: string; visible: (ctx: Context) => SQL | undefined }>> = {
  freight: { permission: 'shipping:list', visible: (ctx) => visibleRows(ctx, noteResource) },
  trip: { permission: 'shipping:list', visible: (ctx) => visibleRows(ctx, noteResource) },
  lane: { permission: 'shipping:list', visible: (ctx) => visibleRows(ctx, noteResource) },
  handling: { permission: 'shipping:list', visible: (ctx) => visibleRows(ctx, noteResource) },
  order: { permission: 'order:list', visible: (ctx) => visibleRows(ctx, orderResource) },
  pay: { permission: 'pay:list', visible: (ctx) => visibleRows(ctx, paymentResource) },
};

/** Carriers and captains see few rows, and rules tell rows apart by what daily figures do not know: theirs are counted as they are asked for. */
export const readsRows = ({ actor }: Context, subject: SubjectName): boolean =>
  actor.userType > 2 || rulesOf(actor, lists[subject].permission).length > 0;

/** The facts of a stretch: daily figures as far as they are made, rows from there on. */
export async function factsOf(
  tx: Tx,
  ctx: Context,
  { subject, sums, stretch }: { subject: SubjectName; sums: readonly string[]; stretch: Stretch },
) {
  const { tenantId } = ctx.actor;
  const { dimensions, facts }: Subject = subjects[subject];
  const columns = columnList(['stat_date', ...dimensions, ...sums]);
  const rows = (days: Stretch): SQL =>
    sql`select ${columns} from (${facts({ tenantId, days, sums, where: lists[subject].visible(ctx) })}) r`;
  if (readsRows(ctx, subject)) return { countedAt: null, facts: rows(stretch) };
  const state = await madeUntil(tx, tenantId);
  if (state === undefined || stretch.from > state.madeUntil) return { countedAt: null, facts: rows(stretch) };
  const kept = sql`select ${columns} from hy_stat_daily where tenant_id = ${tenantId} and subject = ${subject}
    and stat_date between ${stretch.from}::date and least(${stretch.to}, ${state.madeUntil})::date`;
  const today = nowText(ctx.clock).slice(0, 10);
  const live = { from: daysBefore(state.madeUntil, -1), to: stretch.to < today ? stretch.to : today };
  return { countedAt: state.madeAt, facts: live.from > live.to ? kept : sql`${kept} union all ${rows(live)}` };
}
