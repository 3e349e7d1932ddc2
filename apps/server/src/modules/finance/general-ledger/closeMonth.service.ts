import { and, eq, sql } from 'drizzle-orm';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { englishOf } from '../../../platform/englishOf.ts';
import { conflict, notFound, refusedByRule } from '../../../platform/errors.ts';
import { type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { holdCalendar, lastClosed, monthAfter, monthOf, startOf } from '../ledger/closedMonth.ts';
import { hyLedgerMonth, hyLedgerMonthBalance } from '../ledger/ledger.table.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { writeMonth } from './writeMonth.ts';

/** What was begun before midnight is committed within these minutes: every call has a limit of time far below. */
const minutesAfter = 10;

/** The first month in which anything was booked. */
async function firstMonth(tx: Tx, tenantId: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ month: string | null }>(
    sql`select to_char(min(happen_time) at time zone 'Asia/Shanghai', 'YYYY-MM') as month from hy_ledger_txn where tenant_id = ${tenantId}`,
  );
  return rows[0]?.month ?? undefined;
}

/** Months are closed one after the other, from the first in which anything was booked. */
async function nextToClose(tx: Tx, tenantId: number): Promise<string | undefined> {
  const closed = await lastClosed(tx, tenantId);
  return closed === undefined ? firstMonth(tx, tenantId) : monthAfter(closed);
}

/** Whether a month has ended and nothing of it is still under way. */
function isOver(ctx: Context, month: string): boolean {
  const end = parseDateTimeText(startOf(monthAfter(month)));
  return end !== undefined && ctx.clock.now().getTime() >= end.getTime() + minutesAfter * 60_000;
}

const notOver = '该月尚未结束，次月1日0:10起可以结账';
const notNext = (month: string) => `请先完成${month}结账`;

type TextOf = Awaited<ReturnType<typeof textsOf>>;
const textsOf = (ctx: Context) => ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);

/** The accounting months from the first to the present one, the last first, with what stands in the way of closing them. */
async function readMonths(tx: Tx, ctx: Context, textOf: TextOf) {
  const { tenantId } = ctx.actor;
  const current = monthOf(nowText(ctx.clock));
  const first = (await firstMonth(tx, tenantId)) ?? current;
  const last = await lastClosed(tx, tenantId);
  const next = last === undefined ? first : monthAfter(last);
  const rows = await tx.select().from(hyLedgerMonth).where(eq(hyLedgerMonth.tenantId, tenantId));
  const closed = new Map(rows.map((row) => [row.month, row]));
  const problemOf = (month: string): string | null => {
    if (closed.has(month)) return null;
    const problem = isOver(ctx, month) ? (month === next ? null : notNext(next)) : notOver;
    return problem === null || ctx.locale === 'zh' ? problem : englishOf(problem);
  };
  const months = [];
  for (let month = current; month >= first; month = monthAfter(month, -1)) {
    const row = closed.get(month);
    const state = row === undefined ? 'open' : 'closed';
    months.push({
      id: month,
      version: 0,
      month,
      state,
      state_dictText: textOf('ledger_month_state', state),
      closeBy: row?.closeBy ?? null,
      closeTime: row?.closeTime ?? null,
      problem: problemOf(month),
      canReopen: month === last ? '1' : '0',
    });
  }
  return months;
}

/** @throws Forbidden not of the platform's staff */
export async function listMonths(ctx: Context, query: ListQueryInput) {
  assertStaff(ctx);
  const { current, size, offset } = readPage(query);
  const textOf = await textsOf(ctx);
  const months = await ctx.transaction((tx) => readMonths(tx, ctx, textOf));
  return pageOf(months.slice(offset, offset + size), { total: months.length, size, current });
}

/** A month after what was just done to it. */
async function monthNow(tx: Tx, ctx: Context, { month, textOf }: { month: string; textOf: TextOf }) {
  const row = (await readMonths(tx, ctx, textOf)).find(({ id }) => id === month);
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Closes an accounting month: what its accounts hold is written down, and nothing is booked into it any more.
 *
 * @throws Conflict closed already; AppError not over, another comes first, or the books do not balance
 * @source freight-domain 4.1, I20, amendments L30
 */
export async function closeMonth(ctx: Context, { month }: { month: string }) {
  assertStaff(ctx);
  const { tenantId } = ctx.actor;
  const textOf = await textsOf(ctx);
  return ctx.transaction(async (tx) => {
    if (!isOver(ctx, month)) throw refusedByRule(notOver);
    await holdCalendar(tx, tenantId);
    const closed = await lastClosed(tx, tenantId);
    if (closed !== undefined && month <= closed) throw conflict('该月已结账');
    const next = await nextToClose(tx, tenantId);
    if (next === undefined || month < next) throw refusedByRule('该月没有账务');
    if (month > next) throw refusedByRule(notNext(next));
    if ((await verifyLedger(tx, tenantId, 'new')).length > 0) throw refusedByRule('账务核对发现差异，处理后才能结账');
    await writeMonth(tx, tenantId, { month, closeBy: ctx.actor.username, closeTime: nowText(ctx.clock) });
    ctx.audit({ action: 'ledger.close', entity: 'ledger', entityId: month });
    return monthNow(tx, ctx, { month, textOf });
  });
}

/** Opens the month again that was closed last. @throws AppError 40106 no reason; Conflict it is not the last one that is closed */
export async function reopenMonth(ctx: Context, { month, reason }: { month: string; reason: string }) {
  assertStaff(ctx);
  const { tenantId } = ctx.actor;
  const why = reason.trim();
  if (why === '') throw reasonMissing();
  const textOf = await textsOf(ctx);
  return ctx.transaction(async (tx) => {
    await holdCalendar(tx, tenantId);
    if ((await lastClosed(tx, tenantId)) !== month) throw conflict('只能反结账最近一个已结账的月份');
    await tx.delete(hyLedgerMonthBalance).where(and(eq(hyLedgerMonthBalance.tenantId, tenantId), eq(hyLedgerMonthBalance.month, month)));
    await tx.delete(hyLedgerMonth).where(and(eq(hyLedgerMonth.tenantId, tenantId), eq(hyLedgerMonth.month, month)));
    ctx.audit({ action: 'ledger.reopen', entity: 'ledger', entityId: month, remark: why });
    return monthNow(tx, ctx, { month, textOf });
  });
}
