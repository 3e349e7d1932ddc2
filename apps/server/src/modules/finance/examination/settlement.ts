import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { splitVat } from '../../shipping/fees/fees.ts';
import { orderStates } from '../../shipping/order/order.states.ts';
import { hyOrder } from '../../shipping/order/order.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { openPrepays } from '../prepay/notePrepays.ts';
import type { Creditor } from './creditor.ts';
import { dueDateOf } from './dueDate.ts';
import { readTaxLaw } from '../tax-rule/taxLaw.ts';
import { incomeOfYear, isRegistered } from './incomeOfYear.ts';
import { taxDue, taxToWithhold } from './taxWithheld.ts';

/** What the examination of a waybill fixes, in fen and 1/10000. */
export interface Settlement {
  taxRate: number;
  netAmount: number;
  taxAmount: number;
  taxWithheld: number;
  /** Tax of earlier income of the year that nobody could withhold yet. */
  taxShort: number;
  prepayOffset: number;
  /** What the freight does not cover of what was prepaid. */
  prepayLeft: number;
  payable: number;
  dueDate: string | null;
}

/** What is asked once for many waybills. */
export interface SettlementFacts {
  customers: ReadonlyMap<string, { taxRate: number; monthDay: number | null }>;
  /** Orders that are completed or closed. */
  endedOrders: ReadonlySet<string>;
  /** What is open of prepayments, by waybill. */
  prepays: ReadonlyMap<string, number>;
  withholds: { agencyVat: boolean; incomeTax: boolean };
}

const ended: readonly string[] = [orderStates.codes.completed, orderStates.codes.closed];

/** Reads what the settlement of waybills follows from, in a few questions for all of them. */
export async function settlementFacts(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<SettlementFacts> {
  const { tenantId } = ctx.actor;
  const customerIds = [...new Set(notes.map(({ customerId }) => customerId))];
  const customers = await tx
    .select({ id: hyCustomer.id, taxRate: hyCustomer.taxRate, monthDay: hyCustomer.monthDay })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), inArray(hyCustomer.id, customerIds)));
  const orderIds = [...new Set(notes.flatMap(({ settleType, orderId }) => (settleType === '2' && orderId !== null ? [orderId] : [])))];
  const orders =
    orderIds.length === 0
      ? []
      : await tx
          .select({ id: hyOrder.id })
          .from(hyOrder)
          .where(and(eq(hyOrder.tenantId, tenantId), inArray(hyOrder.id, orderIds), inArray(hyOrder.status, [...ended])));
  const { taxAgencyEnabled, iitWithholdEnabled } = await readConfigValues(tx, ctx, ['taxAgencyEnabled', 'iitWithholdEnabled']);
  return {
    customers: new Map(customers.map(({ id, ...rest }) => [id, rest])),
    endedOrders: new Set(orders.map(({ id }) => id)),
    prepays: await openPrepays(
      tx,
      ctx,
      notes.map(({ id }) => id),
    ),
    withholds: { agencyVat: taxAgencyEnabled === '1', incomeTax: iitWithholdEnabled === '1' },
  };
}

/** What a waybill settles to if it is examined now. */
export async function settlementOf(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { creditor, facts }: { creditor: Creditor; facts: SettlementFacts },
): Promise<Settlement> {
  const customer = facts.customers.get(note.customerId);
  const taxRate = customer?.taxRate ?? 0;
  const { net, tax } = splitVat(note.feeTotal ?? 0, { serviceFee: note.serviceFee, taxRate });
  const { taxWithheld, taxShort } = await withheldFrom(tx, ctx, note, { creditor, facts });
  const prepaid = facts.prepays.get(note.id) ?? 0;
  const prepayOffset = Math.min(prepaid, Math.max(0, note.driverFee - taxWithheld));
  const today = nowText(ctx.clock).slice(0, 10);
  return {
    taxRate,
    netAmount: net,
    taxAmount: tax,
    taxWithheld,
    taxShort,
    prepayOffset,
    prepayLeft: prepaid - prepayOffset,
    payable: note.driverFee - taxWithheld - prepayOffset,
    dueDate: dueDateOf({
      settleType: note.settleType,
      termDays: note.termDays,
      monthDay: customer?.monthDay ?? null,
      signedOn: (note.signTime ?? today).slice(0, 10),
      orderEndedOn: note.orderId === null || facts.endedOrders.has(note.orderId) ? today : null,
    }),
  };
}

/** Tax of persons alone: a company declares its own. */
async function withheldFrom(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { creditor, facts }: { creditor: Creditor; facts: SettlementFacts },
): Promise<{ taxWithheld: number; taxShort: number }> {
  const { withholds } = facts;
  if (creditor.type !== 'driver' || (!withholds.agencyVat && !withholds.incomeTax)) return { taxWithheld: 0, taxShort: 0 };
  const today = nowText(ctx.clock).slice(0, 10);
  const { companyId } = note;
  const { incomes, withheld } = await incomeOfYear(tx, ctx, { companyId, creditorId: creditor.id, until: `${today} 23:59:59` });
  const agencyVat = withholds.agencyVat && !(await isRegistered(tx, ctx, creditor.id));
  const basis = { switches: { ...withholds, agencyVat }, law: await readTaxLaw(tx, ctx), year: today.slice(0, 4) };
  const month = Number(today.slice(5, 7));
  const others = incomes.filter((one) => one.month !== month);
  const present = incomes.find((one) => one.month === month)?.amount ?? 0;
  const withThis = [...others, { month, amount: present + note.driverFee }];
  return {
    taxWithheld: taxToWithhold(withThis, { basis, withheld, payment: note.driverFee }),
    taxShort: Math.max(0, taxDue(incomes, basis) - withheld),
  };
}
