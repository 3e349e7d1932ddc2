import type { BillInput, NoteBill } from '@tarmac/freight-api/finance';
import { billTexts as texts } from './billTexts.ts';
import { monthOf } from './monthOf.ts';

const [atOnce, monthly] = ['0', '1'];

/** What speaks against a waybill in a bill with the first one; undefined: nothing. @source freight-domain 2.6, amendments 21 */
export function unfitFor(row: NoteBill, first: NoteBill): (typeof texts)[keyof typeof texts] | undefined {
  if (row.settleType === atOnce) return texts.atOnce;
  if (row.billId !== null) return texts.isBilled;
  if ((row.customerOpenAmount ?? 0) <= 0) return texts.isPaid;
  if (row.customerId !== first.customerId) return texts.otherCustomer;
  if (row.companyId !== first.companyId) return texts.otherCompany;
  return row.settleType === first.settleType ? undefined : texts.otherType;
}

/** The bill of chosen waybills: its period holds all of their signatures, and is a whole month where the customer settles by the month. */
export function billOfNotes(rows: readonly NoteBill[]): BillInput {
  const [first] = rows as readonly [NoteBill];
  const days = rows.map(({ signTime }) => (signTime ?? '').slice(0, 10)).toSorted();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const period = first.settleType === monthly && isOneMonth ? monthOf(from.slice(0, 7)) : { periodFrom: from, periodTo: to };
  return { customerId: first.customerId ?? '', companyId: first.companyId ?? '', ...period, noteIds: rows.map(({ id }) => id) };
}
