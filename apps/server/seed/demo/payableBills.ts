import { billState } from '../../src/modules/finance/bill/bill.states.ts';
import { noteStatus } from '../../src/modules/shipping/shipping-note/shippingNote.states.ts';
import type { BillWish } from './billWish.ts';
import { day, dayText, hour } from './calendar.ts';
import type { Card } from './cards.ts';
import type { NotePlan } from './notes.ts';
import type { Order } from './orders.ts';
import type { Customer } from './parties.ts';

/** How many of each. @source freight-domain 8.2 */
const wanted = { carrier: 10, agent: 6 } as const;
/** Where they are, one after the other; the last of the confirmed ones has its payment handed in. */
const fates = [billState.toConfirm, billState.confirmed, billState.draft, billState.confirmed, billState.disputed] as const;
const paying = 3;
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
 * Which waybills that are to be paid now stand together in bills. To be called before the books are: some waybills that agents have shipped for
 * themselves become those of others, whom they owe a margin.
 */
export function planPayableBills(plans: readonly NotePlan[], { customers, orders, cards, now }: PayableParties): BillWish[] {
  const agents = customers.filter(({ customerKind, state }) => customerKind === '2' && state === '2');
  bring(plans, { agents, orders, now });
  const groups = (['carrier', 'agent'] as const).flatMap((kind) =>
    groupsOf(plans, { kind, now })
      .slice(0, wanted[kind])
      .map((group, place) => ({ group, place })),
  );
  return groups.map(({ group: { plans: some, ...of }, place }, serial) => {
    const signed = some.map(({ moments }) => dayText(moments.sign!)).toSorted();
    return {
      ...of,
      periodFrom: signed[0]!,
      periodTo: signed.at(-1)!,
      noteIds: some.map(({ note }) => note.id),
      at: now - (6 + serial) * hour,
      answeredAt: now - (4 + serial) * hour,
      state: fates[place % fates.length]!,
      cardId: place % fates.length === paying ? (cards.get(of.partyId)?.id ?? null) : null,
    };
  });
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
