import { billKind, billState } from '../../src/modules/finance/bill/bill.states.ts';
import { noticeState, payKind, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { noteStatus } from '../../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { bankAccount } from './bankAccount.ts';
import { type BillRows, type BillSeed, noBills } from './bills.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import type { Card } from './cards.ts';
import type { NotePlan } from './notes.ts';
import type { Order } from './orders.ts';
import type { Customer } from './parties.ts';
import type { Payment, PaymentItem } from './payments.ts';
import { createRandom, type Random } from './random.ts';

/** Bills by which carriers and agents are paid, and payments of them that were handed in. */
export interface PayableRows extends BillRows {
  payments: Payment[];
  paymentItems: PaymentItem[];
}

/** How many of each. @source freight-domain 8.2 */
const wanted = { carrier: 10, agent: 6 } as const;
/** Where they are, one after the other; the last of the confirmed ones has its payment handed in. */
const fates = [billState.toConfirm, billState.confirmed, billState.draft, billState.confirmed, billState.disputed] as const;
const paying = 3;
/** Numbers of their own, beyond those of customers' bills and of payments of waybills. */
const serialsFrom = { bill: 500, payment: 900_000 } as const;
const recentDays = 90;
const broughtOrders = 8;

/** Waybills that are paid together. */
interface Group {
  kind: 'carrier' | 'agent';
  partyId: string;
  companyId: string;
  plans: NotePlan[];
}

/** What of a waybill is open to a carrier, or to an agent. */
const openOf = ({ note }: NotePlan, kind: Group['kind']): number =>
  kind === 'agent' ? (note.agentMargin ?? 0) : note.driverFee - (note.prepayOffset ?? 0) - (note.paidAmount ?? 0);

/** What the bills are made of, besides waybills. */
interface PayableParties {
  customers: readonly Customer[];
  orders: readonly Order[];
  cards: ReadonlyMap<string, Card>;
  now: number;
}

/**
 * Bills of waybills that are to be paid now: nothing has left by them, so they book nothing. To be called before the books are: some waybills that
 * agents have shipped for themselves become those of others, whom they owe a margin.
 */
export function makePayableBills(plans: readonly NotePlan[], { customers, orders, cards, now }: PayableParties): PayableRows {
  const rows: PayableRows = { ...noBills(), payments: [], paymentItems: [] };
  const random = createRandom('payableBills');
  const agents = customers.filter(({ customerKind, state }) => customerKind === '2' && state === '2');
  bring(plans, { agents, orders, now });
  const groups = (['carrier', 'agent'] as const).flatMap((kind) =>
    groupsOf(plans, { kind, now })
      .slice(0, wanted[kind])
      .map((group, place) => ({ group, place })),
  );
  groups.forEach(({ group, place }, serial) => write(rows, { group, place, serial, random, now, card: cards.get(group.partyId) }));
  return rows;
}

const isPaidUp = ({ note, totals, moments }: NotePlan, now: number): boolean =>
  note.orderMode === '3' &&
  moments.examine !== undefined &&
  note.customerPaidAmount >= totals.final &&
  (note.agentMargin ?? 0) > 0 &&
  moments.sign! > now - recentDays * day;

/** Orders of which another agent than the customer is told to have brought them, one after the other: the first agent signs in. */
function bring(
  plans: readonly NotePlan[],
  { agents, orders, now }: { agents: readonly Customer[]; orders: readonly Order[]; now: number },
): void {
  const [first, ...others] = agents;
  if (first === undefined || others.length === 0) return;
  const byOrder = Map.groupBy(plans, ({ note }) => note.orderId ?? '');
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const fit = [...byOrder].filter(([, some]) => some.some((plan) => isPaidUp(plan, now)));
  fit.slice(0, broughtOrders).forEach(([orderId, some], index) => {
    const { customerId } = some[0]!.note;
    const agent = customerId !== first.id && index % 2 === 0 ? first : others.find(({ id }) => id !== customerId);
    const order = orderOf.get(orderId);
    if (agent === undefined || order === undefined) return;
    for (const row of [order, ...some.map(({ note }) => note)]) Object.assign(row, { agentId: agent.id, agentName: agent.customerName });
  });
}

/** Waybills of each carrier and agent, a few to a bill. */
function groupsOf(plans: readonly NotePlan[], { kind, now }: { kind: Group['kind']; now: number }): Group[] {
  const isOfCarrier = ({ note, failedAt }: NotePlan) =>
    note.noteStatus === noteStatus.payable && note.creditorType === 'carrier' && failedAt === undefined && note.payState === null;
  const isOfAgent = (plan: NotePlan) => isPaidUp(plan, now) && plan.note.agentId !== plan.note.customerId;
  const fit = plans.filter((plan) => (kind === 'carrier' ? isOfCarrier(plan) : isOfAgent(plan)) && openOf(plan, kind) > 0);
  const byParty = Map.groupBy(fit, ({ note }) => `${(kind === 'carrier' ? note.creditorId : note.agentId) ?? ''} ${note.companyId}`);
  const size = Math.max(1, Math.floor(fit.length / wanted[kind]));
  const groups = [...byParty].flatMap(([key, some]) => {
    const [partyId = '', companyId = ''] = key.split(' ');
    return Array.from({ length: Math.ceil(some.length / size) }, (_, index) => ({
      index,
      group: { kind, partyId, companyId, plans: some.slice(index * size, (index + 1) * size) },
    }));
  });
  // One of each of them first.
  return groups.toSorted((one, other) => one.index - other.index).map(({ group }) => group);
}

function write(
  rows: PayableRows,
  {
    group,
    place,
    serial,
    random,
    now,
    card,
  }: { group: Group; /** Among those of its kind. */ place: number; serial: number; random: Random; now: number; card: Card | undefined },
): void {
  const { kind, partyId, companyId, plans } = group;
  const at = now - (6 + serial) * hour;
  const id = idAt(random, at);
  const state = fates[place % fates.length]!;
  const isConfirmed = state === billState.confirmed;
  const isPaying = place % fates.length === paying && card !== undefined;
  const billNo = `ZD${dayText(at).replaceAll('-', '').slice(2)}${String(serialsFrom.bill + serial).padStart(6, '0')}`;
  const signed = plans.map(({ moments }) => dayText(moments.sign!)).toSorted();
  const total = plans.reduce((sum, plan) => sum + openOf(plan, kind), 0);
  const isSent = state !== billState.draft;
  const bill: BillSeed = {
    id,
    createBy: 'ops',
    createTime: timeText(at),
    billNo,
    billKind: billKind[kind],
    customerId: null,
    carrierId: kind === 'carrier' ? partyId : null,
    agentId: kind === 'agent' ? partyId : null,
    companyId,
    settleType: null,
    periodFrom: signed[0]!,
    periodTo: signed.at(-1)!,
    month: null,
    noteCount: plans.length,
    totalWeight: plans.reduce((sum, { note }) => sum + (note.settleWeight ?? 0), 0),
    totalAmount: total,
    receivedAmount: 0,
    openAmount: total,
    dueDate: null,
    state,
    sendBy: isSent ? 'ops' : null,
    sendTime: isSent ? timeText(at + hour) : null,
    confirmBy: isConfirmed ? 'finance_mgr' : null,
    confirmTime: isConfirmed ? timeText(at + 2 * hour) : null,
    disputeReason: state === billState.disputed ? '部分运单金额与回单不符' : null,
    disputeTime: state === billState.disputed ? timeText(at + 2 * hour) : null,
    voidBy: null,
    voidTime: null,
    voidReason: null,
  };
  rows.bills.push(bill);
  plans.forEach((plan, index) => {
    const isDisputed = state === billState.disputed && index === 0;
    plan.note[kind === 'carrier' ? 'carrierBillId' : 'agentBillId'] = id;
    rows.billItems.push({
      id: idAt(random, at),
      createBy: 'ops',
      createTime: timeText(at),
      billId: id,
      billKind: billKind[kind],
      noteId: plan.note.id,
      shippingNoteNumber: plan.note.shippingNoteNumber,
      amount: openOf(plan, kind),
      isLive: '1',
      disputed: isDisputed ? '1' : '0',
      remark: isDisputed ? '磅单与结算重量不符' : null,
    });
  });
  if (isPaying) handIn(rows, { group, bill, card, serial, random, at: at + 3 * hour });
}

/** A payment of a bill that was handed in. */
function handIn(
  rows: PayableRows,
  { group, bill, card, serial, random, at }: { group: Group; bill: BillSeed; card: Card; serial: number; random: Random; at: number },
): void {
  const { kind, partyId, companyId, plans } = group;
  const id = idAt(random, at);
  const isOfCarrier = kind === 'carrier';
  rows.payments.push({
    id,
    createBy: 'cashier',
    createTime: timeText(at),
    sysOrgCode: 'A01',
    paymentNo: `FK${dayText(at).replaceAll('-', '').slice(2)}${String(serialsFrom.payment + serial).padStart(6, '0')}`,
    payKind: isOfCarrier ? payKind.freight : payKind.agentMargin,
    documentId: bill.id,
    noteId: null,
    shippingNoteNumber: null,
    billId: bill.id,
    billNo: bill.billNo,
    customerId: isOfCarrier ? null : partyId,
    companyId,
    orderMode: null,
    agentId: isOfCarrier ? null : partyId,
    creditorType: kind,
    creditorId: partyId,
    payChannel: 'bank',
    companyAccountId: bankAccount,
    payeeType: isOfCarrier ? '4' : null,
    payeeId: partyId,
    payeeCardId: card.id,
    payeeName: card.cardHolder,
    payeeIdNo: card.idNo ?? null,
    payeeAccountType: card.accountType ?? '1',
    payeeCardNo: card.cardNo,
    payeeBankName: card.bankName ?? null,
    payeeBankCode: card.bankCode ?? null,
    payeeCnaps: card.cnaps ?? null,
    amount: bill.totalAmount ?? 0,
    channelFee: 0,
    paymentMeansCode: '32',
    // That of a carrier was given back by the second person: its waybills are to be paid still.
    state: isOfCarrier ? payState.draft : payState.toApprove,
    approveRemark: isOfCarrier ? '请核对收款账户后重新提交' : null,
    previousState: null,
    failNoticeState: noticeState.none,
    submitBy: 'cashier',
    submitTime: timeText(at),
    fundUploadState: '0',
  });
  for (const plan of plans) {
    const { note } = plan;
    rows.paymentItems.push({
      id: idAt(random, at),
      createBy: 'cashier',
      createTime: timeText(at),
      paymentId: id,
      noteId: note.id,
      amount: openOf(plan, kind),
    });
    if (isOfCarrier) note.payState = payState.draft;
  }
}
