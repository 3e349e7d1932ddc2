import { and, desc, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedField } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { alwaysHidden, sometimesHidden } from '../common/feeVisibility.ts';
import { noteResource } from '../shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import type { LaneCurveQuery } from './priceHistory.contract.ts';
import { decimalText, pricedFields, priceHistoryResource } from './priceHistory.service.ts';
import { hyPriceHistory } from './priceHistory.table.ts';

const dayMs = 86_400_000;
/** Days that a curve may go over, both ends counted. */
const mostDays = 366;
const mostChanges = 500;

/** Prices that waybills have by themselves, and that are compared between them. */
const noteColumns = new Map<string, PgColumn>([
  ['unitPrice', hyShippingNote.unitPrice],
  ['customerUnitPrice', hyShippingNote.customerUnitPrice],
]);

type Question = z.output<typeof LaneCurveQuery>;

/**
 * How a price of a lane went: its changes, and the middle one of what dispatched waybills had. Only what the actor may see goes into it.
 *
 * @throws Forbidden a price that is never shown to the actor; InvalidInput no period, or too long a one
 * @source FRT-11, PERM-06, freight-domain F20 laneCurve
 */
export async function laneCurve(ctx: Context, question: Question) {
  const { fieldName, begin, end } = question;
  if (alwaysHidden(ctx.actor).includes(fieldName)) throw forbidden('无权查看该价格');
  if (end < begin) throw refusedField('end', '结束日期不能早于开始日期');
  if ((Date.parse(end) - Date.parse(begin)) / dayMs >= mostDays) throw refusedField('end', `时间范围不能超过${mostDays}天`);
  return ctx.transaction(async (tx) => {
    const changes = await changesOf(tx, ctx, question);
    return {
      unit: pricedFields[fieldName].unit,
      changes: changes.slice(0, mostChanges).toReversed(),
      more: changes.length > mostChanges,
      medians: await mediansOf(tx, ctx, question),
    };
  });
}

/** The days as instants, from the first to behind the last. */
const periodOf = ({ begin, end }: Question) => ({
  from: `${begin} 00:00:00`,
  until: `${new Date(Date.parse(end) + dayMs).toISOString().slice(0, 10)} 00:00:00`,
});

/** Rows whose price the actor sees: what drivers get in agent mode is that agent's alone. */
function seenBy({ actor, fieldName }: { actor: Actor; fieldName: string }): SQL | undefined {
  if (!sometimesHidden(actor).includes(fieldName)) return undefined;
  const isOpen = sql`${hyPriceHistory.orderMode} is distinct from '3'`;
  return actor.userType === 2 && actor.cid !== null ? or(isOpen, eq(hyPriceHistory.agentId, actor.cid)) : isOpen;
}

/** Changes of prices by the mode of the lane; the last ones, and one more where there are too many. */
function changesOf(tx: Tx, ctx: Context, question: Question) {
  const { sendCity, receiveCity, fieldName, cargoName, priceMode = '1' } = question;
  const { from, until } = periodOf(question);
  const { id, targetType, targetId, targetNo, changeTime, oldValue, newValue } = hyPriceHistory;
  return tx
    .select({ id, targetType, targetId, targetNo, changeTime, oldValue, newValue })
    .from(hyPriceHistory)
    .where(
      and(
        visibleRows(ctx, priceHistoryResource),
        eq(hyPriceHistory.sendCity, sendCity),
        eq(hyPriceHistory.receiveCity, receiveCity),
        eq(hyPriceHistory.fieldName, fieldName),
        eq(hyPriceHistory.priceMode, priceMode),
        cargoName === undefined ? undefined : eq(hyPriceHistory.cargoName, cargoName),
        gte(hyPriceHistory.changeTime, from),
        lt(hyPriceHistory.changeTime, until),
        seenBy({ actor: ctx.actor, fieldName }),
      ),
    )
    .orderBy(desc(hyPriceHistory.changeTime), desc(hyPriceHistory.id))
    .limit(mostChanges + 1);
}

/** Middle prices of the waybills that the actor sees, by the day or week of their dispatch. */
async function mediansOf(tx: Tx, ctx: Context, question: Question): Promise<{ from: string; median: string; n: number }[]> {
  const { sendCity, receiveCity, fieldName, cargoName, priceMode = '1', step = 'week' } = question;
  const column = noteColumns.get(fieldName);
  if (column === undefined) return [];
  const { from, until } = periodOf(question);
  const day = sql<string>`to_char(date_trunc(${step}, ${hyShippingNote.dispatchTime} at time zone 'Asia/Shanghai'), 'YYYY-MM-DD')`;
  const rows = await tx
    .select({
      from: day,
      median: sql`percentile_disc(0.5) within group (order by ${column})`.mapWith(Number),
      n: sql`count(*)`.mapWith(Number),
    })
    .from(hyShippingNote)
    .where(
      and(
        visibleRows(ctx, noteResource),
        ne(hyShippingNote.noteStatus, '99'),
        eq(hyShippingNote.sendCity, sendCity),
        eq(hyShippingNote.receiveCity, receiveCity),
        eq(hyShippingNote.priceMode, priceMode),
        cargoName === undefined ? undefined : eq(hyShippingNote.cargoName, cargoName),
        gte(hyShippingNote.dispatchTime, from),
        lt(hyShippingNote.dispatchTime, until),
        sql`${column} is not null`,
        // As with the prices of a lane beside an order: an agent's freight has no market price, and is not for everybody's eyes.
        ne(hyShippingNote.orderMode, '3'),
      ),
    )
    // By its place: the step is a parameter, and the same one twice would be two.
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map(({ median, ...row }) => ({ ...row, median: decimalText(median, pricedFields[fieldName]) }));
}
