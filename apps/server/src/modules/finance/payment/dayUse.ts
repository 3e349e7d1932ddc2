import { and, eq, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { payState } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

/** Payments that count against the limits of a day: handed in, on their way, or paid. */
const counted: readonly string[] = [payState.toApprove, payState.sent, payState.paid];

/** A payment, stored or still to be, as the limits see it. */
export type LimitedPayment = Pick<PaymentRow, 'companyId' | 'payeeCardId' | 'amount'> & Partial<Pick<PaymentRow, 'state' | 'submitTime'>>;

const startOfToday = (ctx: Context): string => `${nowText(ctx.clock).slice(0, 10)} 00:00:00`;

const amountOf = sql`coalesce(sum(${hyPayment.amount}), 0)`.mapWith(Number);

const countedToday = (ctx: Context, companyIds: readonly string[]) =>
  and(
    eq(hyPayment.tenantId, ctx.actor.tenantId),
    inArray(hyPayment.companyId, [...companyIds]),
    sql`${hyPayment.submitTime} >= ${startOfToday(ctx)}::timestamp at time zone 'Asia/Shanghai'`,
    inArray(hyPayment.state, [...counted]),
  );

/** What companies have handed in today, fen, by company. */
export async function submittedToday(tx: Tx, ctx: Context, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await tx
    .select({ companyId: hyPayment.companyId, amount: amountOf })
    .from(hyPayment)
    .where(countedToday(ctx, companyIds))
    .groupBy(hyPayment.companyId);
  return new Map(rows.map(({ companyId, amount }) => [companyId, amount]));
}

/** What others than a payment take of the limits of its day, kept up to date while payments of a batch are handed in one after the other. */
export interface DayUse {
  besides(payment: LimitedPayment): { company: number; card: number };
  /** Counts a payment that is handed in now. */
  handIn(payment: LimitedPayment): void;
}

/** Reads the use of the day for payments, in two questions for all of them. */
export async function dayUse(
  tx: Tx,
  ctx: Context,
  payments: readonly Pick<LimitedPayment, 'companyId' | 'payeeCardId'>[],
): Promise<DayUse> {
  const companyIds = [...new Set(payments.map(({ companyId }) => companyId))];
  const cardIds = [...new Set(payments.flatMap(({ payeeCardId }) => payeeCardId ?? []))];
  const companies = await submittedToday(tx, ctx, companyIds);
  const ofCards =
    cardIds.length === 0
      ? []
      : await tx
          .select({ companyId: hyPayment.companyId, cardId: hyPayment.payeeCardId, amount: amountOf })
          .from(hyPayment)
          .where(and(countedToday(ctx, companyIds), inArray(hyPayment.payeeCardId, cardIds)))
          .groupBy(hyPayment.companyId, hyPayment.payeeCardId);
  const keyOf = (companyId: string, cardId: string | null) => `${companyId} ${cardId}`;
  const cards = new Map(ofCards.map(({ companyId, cardId, amount }) => [keyOf(companyId, cardId), amount]));
  const today = startOfToday(ctx);
  const own = ({ state = '', submitTime = null, amount }: LimitedPayment) =>
    counted.includes(state) && submitTime !== null && submitTime >= today ? amount : 0;
  const besides = (payment: LimitedPayment) => ({
    company: (companies.get(payment.companyId) ?? 0) - own(payment),
    card: (cards.get(keyOf(payment.companyId, payment.payeeCardId)) ?? 0) - own(payment),
  });
  return {
    besides,
    handIn: (payment) => {
      const { company, card } = besides(payment);
      companies.set(payment.companyId, company + payment.amount);
      cards.set(keyOf(payment.companyId, payment.payeeCardId), card + payment.amount);
    },
  };
}
