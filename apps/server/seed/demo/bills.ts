import { billKind, billState } from '../../src/modules/finance/bill/bill.states.ts';
import type { hyBill, hyBillItem } from '../../src/modules/finance/bill/bill.table.ts';
import type { hyCustomerReceipt, hyCustomerReceiptItem } from '../../src/modules/finance/customer-term/customerReceipt.table.ts';
import { daysBetween, daysLater } from '../../src/modules/finance/dianfu/dianfuFee.ts';
import { monthAfter, monthOf } from '../../src/modules/finance/ledger/closedMonth.ts';
import { bankAccount } from './bankAccount.ts';
import type { BillWish } from './billWish.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import type { NotePlan } from './notes.ts';
import type { Customer } from './parties.ts';
import { createRandom, type Random } from './random.ts';
import type { TimelineEvent } from './timeline.ts';

/** Rows as they are inserted. */
export type BillSeed = typeof hyBill.$inferInsert & { id: string };
export interface BillRows {
  bills: BillSeed[];
  billItems: (typeof hyBillItem.$inferInsert)[];
  receipts: (typeof hyCustomerReceipt.$inferInsert & { id: string })[];
  receiptItems: (typeof hyCustomerReceiptItem.$inferInsert)[];
  events: TimelineEvent[];
}

export const noBills = (): BillRows => ({ bills: [], billItems: [], receipts: [], receiptItems: [], events: [] });

/** How many months of customers are billed, the newest first. @source freight-domain 8.2 */
const wanted = 80;
/** Where bills are of which nothing was paid, one after the other; the others follow from what was paid. */
const underWay = [billState.toConfirm, billState.confirmed, billState.disputed, billState.draft, billState.confirmed] as const;
/** So many months are under way. */
const monthsUnderWay = 4;
/** One bill of so many was made twice: the first one is void. */
const remade = 24;
/** Months that are looked through, and days of other terms. */
const [months, recentDays] = [11, 60];
/** The settlement by the month. */
const monthly = '1';

/** Waybills of a customer that are billed together. */
interface Period {
  customer: Customer;
  /** Of customers who are settled by the month. */
  month: string | null;
  from: string;
  to: string;
  /** When its bill was made. */
  at: number;
  plans: NotePlan[];
}

/** What became of a bill. */
interface Fate {
  state: string;
  plans: readonly NotePlan[];
  confirmedAt: number;
  paidAt: number;
}

/**
 * Bills of past months. What their waybills say follows them: when they are due, and when their
 * customers paid. A bill books nothing of its own: each waybill has booked what it costs and what was paid for it.
 */
export function makeBills(plans: readonly NotePlan[], { customers, now }: { customers: readonly Customer[]; now: number }): BillRows {
  const random = createRandom('bills');
  const rows = noBills();
  const billable = plans.filter(isBillable);
  let [count, asked] = [0, 0];
  const take = (period: Period, isUnderWay: boolean) => {
    const fate = fateOf(period, { serial: count, now, asked: isUnderWay ? underWay[asked % underWay.length] : undefined });
    if (fate === undefined) return;
    count += 1;
    if (isUnderWay) asked += 1;
    if (count % remade === 0)
      write(rows, {
        period: { ...period, at: period.at - day },
        fate: { ...fate, state: billState.void },
        random,
        serial: 2 * wanted + count,
      });
    write(rows, { period, fate, random, serial: count });
  };
  for (const period of monthsOf(billable, { customers, now })) {
    if (count === wanted) break;
    take(period, asked < monthsUnderWay && period.plans.some(isOpen));
  }
  return rows;
}

const isOpen = ({ note }: NotePlan): boolean => note.customerPaidAmount === 0;

/** Months that are billed by now, the newest first, with what was examined before. */
function monthsOf(plans: readonly NotePlan[], { customers, now }: { customers: readonly Customer[]; now: number }): Period[] {
  const byMonth = Map.groupBy(plans, ({ note, moments }) => `${note.customerId} ${monthOf(dayText(moments.sign!))}`);
  return Array.from({ length: months }, (_, index) => monthAfter(monthOf(timeText(now)), -index - 1)).flatMap((month) =>
    customers.flatMap((customer) => {
      if (customer.settleType !== monthly) return [];
      const at = Date.parse(`${monthAfter(month)}-${String(customer.monthDay ?? 1).padStart(2, '0')}T04:00:00+08:00`);
      const examined = (byMonth.get(`${customer.id} ${month}`) ?? []).filter(({ moments }) => moments.examine! < at);
      const [from, to] = [`${month}-01`, daysLater(`${monthAfter(month)}-01`, -1)];
      return at < now - day && examined.length > 0 ? [{ customer, month, from, to, at, plans: examined }] : [];
    }),
  );
}

const isBillable = ({ note, totals, advance, moments }: NotePlan): boolean =>
  note.settleType !== '0' && moments.examine !== undefined && moments.sign !== undefined && advance === undefined && totals.final > 0;

/** Bills of the last weeks where the term is another one: nothing was paid by them, and people make them once the set is in. */
export function planTermBills(plans: readonly NotePlan[], { customers, now }: { customers: readonly Customer[]; now: number }): BillWish[] {
  return recentOf(plans.filter(isBillable), { customers, now }).map(({ customer, from, to, at, plans: owed }, index) => {
    const { companyId } = owed[0]!.note;
    return {
      kind: 'customer',
      partyId: customer.id,
      companyId,
      periodFrom: from,
      periodTo: to,
      noteIds: owed.filter(({ note }) => note.companyId === companyId).map(({ note }) => note.id),
      at,
      answeredAt: now - 2 * hour,
      state: underWay[index % underWay.length]!,
      cardId: null,
    };
  });
}

/** What customers with other terms owe of the last weeks. */
function recentOf(plans: readonly NotePlan[], { customers, now }: { customers: readonly Customer[]; now: number }): Period[] {
  const byCustomer = Map.groupBy(plans, ({ note }) => note.customerId);
  return customers.flatMap((customer, index) => {
    if (customer.settleType === monthly) return [];
    const at = now - (4 + (index % 20)) * hour;
    const [from, to] = [dayText(now - recentDays * day), dayText(at)];
    const examined = (byCustomer.get(customer.id) ?? []).filter(
      (plan) => isOpen(plan) && plan.moments.examine! < at && dayText(plan.moments.sign!) >= from && dayText(plan.moments.sign!) <= to,
    );
    return examined.length > 0 ? [{ customer, month: null, from, to, at, plans: examined }] : [];
  });
}

/** Where a bill has come to, and which waybills it holds: what was paid before it could be is in none. */
function fateOf(
  { month, at, plans }: Period,
  { serial, now, asked }: { serial: number; now: number; asked: string | undefined },
): Fate | undefined {
  const confirmedAt = Math.min(at + 2 * day + 6 * hour, now - 2 * hour);
  const paidAt = confirmedAt + (3 + (serial % 9)) * day;
  const open = plans.filter(isOpen);
  if (asked !== undefined && asked !== billState.confirmed) return { state: asked, plans: open, confirmedAt, paidAt };
  // A monthly term that had run out before was not part of it.
  const running = open.filter(({ note }) => month === null || (note.dueDate ?? '') > dayText(confirmedAt));
  const paid = asked === undefined && paidAt < now - day ? plans.filter((plan) => !isOpen(plan)) : [];
  if (running.length + paid.length === 0) return undefined;
  const state = running.length === 0 ? billState.settled : paid.length === 0 ? billState.confirmed : billState.partlyReceived;
  return { state, plans: [...paid, ...running], confirmedAt, paidAt };
}

const isConfirmed = (state: string): boolean =>
  ([billState.confirmed, billState.partlyReceived, billState.settled] as string[]).includes(state);

function write(
  rows: BillRows,
  {
    period: { customer, month, from, to, at },
    fate: { state, plans, confirmedAt, paidAt },
    random,
    serial,
  }: { period: Period; fate: Fate; random: Random; serial: number },
): void {
  const id = idAt(random, at);
  const billNo = `ZD${dayText(at).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`;
  const [isVoid, isSent] = [state === billState.void, state !== billState.draft];
  const billed = isConfirmed(state) && month !== null ? plans.map((plan) => confirmed(plan, { confirmedAt, paidAt })) : plans;
  const sum = (some: readonly NotePlan[]) => some.reduce((total, { totals }) => total + totals.final, 0);
  const [open, paid] = [billed.filter(isOpen), billed.filter((plan) => !isOpen(plan))];
  const dueOf = (some: readonly NotePlan[]) => some.map(({ note }) => note.dueDate ?? '').toSorted()[0] ?? null;
  const { companyId } = plans[0]!.note;
  const sentAt = at + hour;
  rows.bills.push({
    id,
    createBy: 'system',
    createTime: timeText(at),
    billNo,
    billKind: billKind.customer,
    customerId: customer.id,
    carrierId: null,
    agentId: null,
    companyId,
    settleType: customer.settleType,
    periodFrom: from,
    periodTo: to,
    month,
    noteCount: plans.length,
    totalWeight: plans.reduce((total, { note }) => total + (note.settleWeight ?? 0), 0),
    totalAmount: sum(plans),
    receivedAmount: isVoid ? 0 : sum(paid),
    openAmount: isVoid ? 0 : sum(open),
    dueDate: isConfirmed(state) ? dueOf(open.length > 0 ? open : paid) : null,
    state,
    sendBy: isSent ? 'ops' : null,
    sendTime: isSent ? timeText(sentAt) : null,
    confirmBy: isConfirmed(state) ? 'finance_mgr' : null,
    confirmTime: isConfirmed(state) ? timeText(confirmedAt) : null,
    disputeReason: state === billState.disputed ? '部分运单重量与回单不符' : null,
    disputeTime: state === billState.disputed ? timeText(confirmedAt) : null,
    voidBy: isVoid ? 'finance_mgr' : null,
    voidTime: isVoid ? timeText(sentAt + hour) : null,
    voidReason: isVoid ? '客户要求重新出账' : null,
  });
  plans.forEach(({ note, totals }, index) => {
    const isDisputed = state === billState.disputed && index === 0;
    rows.billItems.push({
      id: idAt(random, at),
      createBy: 'system',
      createTime: timeText(at),
      billId: id,
      billKind: billKind.customer,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      amount: totals.final,
      isLive: isVoid ? '0' : '1',
      disputed: isDisputed ? '1' : '0',
      remark: isDisputed ? '回单重量少0.2吨' : null,
    });
    if (isVoid) return;
    note.billId = id;
    rows.events.push({
      id: idAt(random, at),
      tenantId: 0,
      createBy: 'system',
      createTime: timeText(at),
      noteId: note.id,
      eventType: 'billed',
      content: `出账 ${billNo}`,
      happenTime: timeText(at),
      actorType: '0',
      actorName: '系统',
      visibleTo: 'platform',
    });
  });
  if (paid.length > 0 && !isVoid) receive(rows, { billId: id, customerId: customer.id, companyId, paid, at: paidAt, serial, random });
}

/** A waybill whose bill was confirmed: its term began then, and what its customer paid for it came with the bill. */
function confirmed(plan: NotePlan, { confirmedAt, paidAt }: { confirmedAt: number; paidAt: number }): NotePlan {
  const { note } = plan;
  const from = dayText(confirmedAt);
  if (isOpen(plan)) note.termDays = Math.max(1, daysBetween(from, note.dueDate ?? from));
  else {
    note.dueDate = daysLater(from, note.termDays ?? 30);
    plan.customerPaidAt = paidAt;
  }
  return plan;
}

/** What a customer paid for a bill. */
interface Receiving {
  billId: string;
  customerId: string;
  companyId: string;
  paid: readonly NotePlan[];
  at: number;
  serial: number;
  random: Random;
}

function receive(rows: BillRows, { paid, at, serial, random, ...of }: Receiving): void {
  const id = idAt(random, at);
  const common = { createBy: 'cashier', createTime: timeText(at) };
  rows.receipts.push({
    id,
    ...common,
    ...of,
    receiptNo: `SK${dayText(at).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`,
    amount: paid.reduce((total, { totals }) => total + totals.final, 0),
    source: 'transfer',
    companyAccountId: bankAccount,
    bankSerialNo: `B${id.slice(0, 20).toUpperCase()}`,
    receiveTime: timeText(at),
    operator: 'cashier',
  });
  for (const { note, totals } of paid)
    rows.receiptItems.push({ id: idAt(random, at), ...common, receiptId: id, noteId: note.id, amount: totals.final });
}
