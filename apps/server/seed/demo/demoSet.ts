import type { Documents } from '../placeholders.ts';
import { makeAddresses } from './addresses.ts';
import { type Advance, advanceTerms, createAdvances, type Repayment } from './advances.ts';
import { createBooks, type Account, type LedgerLine, type Txn } from './books.ts';
import { day } from './calendar.ts';
import { type Card, makeCards } from './cards.ts';
import type { BillWish } from './billWish.ts';
import { type BillRows, makeBills, noBills, planTermBills } from './bills.ts';
import { type InvoiceRows, noInvoices } from './invoiceRows.ts';
import { makeInvoices } from './invoices.ts';
import { planPayableBills } from './payableBills.ts';
import { type CompanyAccountSeed, makeCompanyAccounts } from './companyAccounts.ts';
import { makeOfflineAccounts, type OfflineAccountSeed } from './offlineAccounts.ts';
import { type ContractSeed, makeContracts, tripContractOf } from './contracts.ts';
import { makeFleet, type Fleet } from './fleet.ts';
import { termsDue } from './noteMoney.ts';
import { type Goods, makeNote, type Note, type NoteFile, type NoteContext, type NotePlan } from './notes.ts';
import { type Order, planOrders } from './orders.ts';
import { makeParties, type Parties } from './parties.ts';
import { makePayChanges, type Paid, type PayChange } from './payChanges.ts';
import { createPayments, type Payment, type PaymentItem } from './payments.ts';
import { createPositions, type Position } from './positions.ts';
import { createPrepays, type Prepay } from './prepays.ts';
import { createRandom } from './random.ts';
import { createRecharges, type Recharge } from './recharges.ts';
import { createRoster } from './roster.ts';
import type { SetSize } from './size.ts';
import { makePolicies, noPolicies, type PolicyRows } from './policies.ts';
import { makeTolls, noTolls, type TollRows } from './tolls.ts';
import { type TimelineEvent, timelineOf } from './timeline.ts';
import { createUploads, type Upload, type Uploads } from './uploads.ts';

/** Rows of one stretch of the set, in the order in which they are written. */
export interface Batch {
  orders: Order[];
  notes: Note[];
  goods: Goods[];
  files: NoteFile[];
  events: TimelineEvent[];
  txns: Txn[];
  lines: LedgerLine[];
  payments: Payment[];
  paymentItems: PaymentItem[];
  prepays: Prepay[];
  payChanges: PayChange[];
  recharges: Recharge[];
  advances: Advance[];
  repayments: Repayment[];
  positions: Position[];
  contracts: ContractSeed[];
  uploads: Upload[];
  billing: BillRows;
  /** Bills that people make once the set is in. */
  wishedBills: BillWish[];
  invoicing: InvoiceRows;
  tolls: TollRows;
  insurance: PolicyRows;
}

/** A set of data: parties and fleet at once, orders and waybills in batches, balances when all batches were taken. */
export interface DataSet {
  size: SetSize;
  parties: Parties;
  fleet: Fleet;
  cards: Card[];
  companyAccounts: CompanyAccountSeed[];
  offlineAccounts: OfflineAccountSeed[];
  contracts: ContractSeed[];
  /** Of parties; those of waybills come with them. */
  uploads: Upload[];
  batches: Generator<Batch>;
  /** Accounts, wallets and counts as the batches left them. */
  closing(): { accounts: Account[]; parties: Parties };
}

/** One batch holds the whole demonstration set, so that its books are in the order of time; larger sets take pieces that stay in the cache. */
const ordersPerBatch = (size: SetSize): number => (size.orders <= 2000 ? 2000 : 300);

/**
 * Makes a set of data, the same for the same day.
 *
 * @param now the moment that everything is relative to, in milliseconds
 * @param documents stored sample pictures that rows point to
 * @source freight-domain 8
 */
export function makeDataSet(size: SetSize, { now, documents = {} }: { now: number; documents?: Documents }): DataSet {
  const people = makeParties(size, { now, documents });
  const parties: Parties = { ...people, ...makeAddresses(size, { customers: people.customers, now }) };
  const fleet = makeFleet(size, { carriers: parties.carriers, now, documents });
  const books = createBooks(parties.wallets, { companyId: parties.companies[0]!.id, from: now - 400 * day });
  const uploads = createUploads(size, { parties, fleet, now });
  const contracts = size.contracts
    ? makeContracts(parties.companies[0]!, { customers: parties.customers, carriers: parties.carriers, drivers: fleet.drivers, now })
    : [];
  const companyAccounts = makeCompanyAccounts(parties.companies, { customers: parties.customers, carriers: parties.carriers, now });
  const cards = makeCards(fleet.drivers, { carriers: parties.carriers, customers: parties.customers, now });
  return {
    size,
    parties,
    fleet,
    cards,
    companyAccounts,
    offlineAccounts: makeOfflineAccounts(companyAccounts, { drivers: fleet.drivers, now }),
    contracts,
    uploads: uploads.ofParties(contracts),
    batches: makeBatches(size, { now, parties, fleet, books, cards, documents, uploads }),
    closing: () => ({ accounts: books.accounts(), parties: close(parties) }),
  };
}

function* makeBatches(
  size: SetSize,
  {
    now,
    parties,
    fleet,
    books,
    cards,
    documents,
    uploads,
  }: {
    now: number;
    parties: Parties;
    fleet: Fleet;
    books: ReturnType<typeof createBooks>;
    cards: readonly Card[];
    documents: Documents;
    uploads: Uploads;
  },
): Generator<Batch> {
  const confirmedCards = new Map(cards.filter(({ verifyState }) => verifyState === '20').map((card) => [card.holderId, card]));
  const payments = createPayments(createRandom('payments'), { cards: confirmedCards, now });
  const prepays = createPrepays(createRandom('prepays'), { cards: confirmedCards, now });
  const recharges = createRecharges(parties, { now });
  const advances = createAdvances(createRandom('advances'), { now });
  const context: NoteContext = {
    invoices: size.bills,
    random: createRandom('notes'),
    roster: createRoster(fleet),
    now,
    serial: 0,
    due: { ...termsDue },
    documents,
    cards: confirmedCards,
  };
  const events = createRandom('events');
  const positions = createPositions(size, { fleet, now });
  const agreements = createRandom('agreements');
  const customers = new Map(parties.customers.map((customer) => [customer.id, customer]));
  let batch = emptyBatch();
  let plans: NotePlan[] = [];
  let paid: Paid[] = [];
  const finish = (): Batch => {
    if (size.bills) {
      batch.billing = makeBills(plans, { customers: parties.customers, now });
      batch.wishedBills = [
        ...planTermBills(plans, { customers: parties.customers, now }),
        ...planPayableBills(plans, { customers: parties.customers, orders: batch.orders, cards: confirmedCards, now }),
      ];
      batch.invoicing = makeInvoices(plans, { ...parties, now });
    }
    if (size.tolls) batch.tolls = makeTolls(plans, { company: parties.companies[0]!, now });
    if (size.policies) batch.insurance = makePolicies(plans, { company: parties.companies[0]!, customers: parties.customers, now });
    books.book(plans, {
      txn: (txn, lines) => {
        batch.txns.push(txn);
        batch.lines.push(...lines);
      },
      recharge: (arrival) => void batch.recharges.push(recharges.of(arrival)),
    });
    // The benchmark asks nothing of them.
    if (!size.briefTimelines) batch.payChanges = makePayChanges(paid, { drivers: fleet.drivers, cards: confirmedCards, documents, now });
    paid = [];
    const full = batch;
    batch = emptyBatch();
    plans = [];
    return full;
  };
  const take = (plan: NotePlan) => {
    const prepaid = size.prepays ? prepays.of(plan) : undefined;
    if (prepaid !== undefined) {
      batch.prepays.push(prepaid.prepay);
      if (prepaid.payment !== undefined) batch.payments.push(prepaid.payment);
      if (prepaid.item !== undefined) batch.paymentItems.push(prepaid.item);
    }
    plans.push(plan);
    const advance = advances.of(plan);
    if (advance !== undefined) {
      batch.advances.push(advance.advance);
      batch.repayments.push(...advance.repayments);
      Object.assign(customers.get(plan.note.customerId)!, advanceTerms);
    }
    batch.notes.push(plan.note);
    if (plan.goods !== undefined) batch.goods.push(plan.goods);
    batch.files.push(...plan.files);
    batch.events.push(...timelineOf(plan, { random: events, brief: size.briefTimelines }));
    batch.positions.push(...positions.ofNote(plan));
    batch.uploads.push(...uploads.ofNote(plan));
    const payment = payments.of(plan);
    batch.uploads.push(
      ...uploads.ofFunds(
        plan,
        [prepaid?.payment, payment?.payment].filter((one) => one !== undefined),
      ),
    );
    if (payment !== undefined) {
      batch.payments.push(payment.payment);
      batch.paymentItems.push(payment.item);
      paid.push({ payment: payment.payment, plan });
    }
    const agreement = size.contracts ? tripContractOf(agreements, { company: parties.companies[0]!, notePlan: plan }) : undefined;
    if (agreement !== undefined) batch.contracts.push(agreement);
    plan.note.contractState = agreement?.state ?? null;
    customers.get(plan.note.customerId)!.creditUsed += plan.note.creditAmount;
  };

  const limit = ordersPerBatch(size);
  let drafts = size.statuses['10'] ?? 0;
  for (const plan of planOrders(size, { parties, now })) {
    const { order } = plan;
    for (const [index, status] of plan.noteStatuses.entries()) {
      const made = makeNote(context, {
        orderPlan: plan,
        status,
        dispatchAt: plan.startedAt === undefined ? undefined : plan.startedAt + index * 3_600_000 + context.random.int(0, 3000) * 1000,
      });
      take(made);
      if (status === '99') continue;
      order.dispatchedVehicles += 1;
      order.dispatchedWeight += made.note.plannedWeight ?? 0;
      if (['80', '90'].includes(status)) order.finishedVehicles += 1;
    }
    if (order.status === '50' || order.status === '60') order.totalWeight = Math.max(order.dispatchedWeight, 1000);
    batch.orders.push(order);
    if (drafts > 0 && order.status === '30') {
      drafts -= 1;
      take(draftOf(makeNote(context, { orderPlan: plan, status: '10', dispatchAt: now - context.random.int(1, 30) * 3_600_000 })));
    }
    if (batch.orders.length >= limit) yield finish();
  }
  batch.positions.push(...positions.ofFree());
  const last = finish();
  last.recharges.push(...recharges.open());
  yield last;
}

const emptyBatch = (): Batch => ({
  orders: [],
  notes: [],
  goods: [],
  files: [],
  events: [],
  txns: [],
  lines: [],
  payments: [],
  paymentItems: [],
  prepays: [],
  payChanges: [],
  recharges: [],
  advances: [],
  repayments: [],
  positions: [],
  contracts: [],
  uploads: [],
  billing: noBills(),
  wishedBills: [],
  invoicing: noInvoices(),
  tolls: noTolls(),
  insurance: noPolicies(),
});

/** A waybill that was typed without an order and has neither driver nor vehicle yet. */
function draftOf(plan: NotePlan): NotePlan {
  const nobody = {
    driverId: null,
    driverName: null,
    driverPhone: null,
    driverPhoneHash: null,
    driverIdNo: null,
    vehicleId: null,
    vehicleNumber: null,
    plateColor: null,
    trailerNumber: null,
    actualCarrierName: null,
    actualCarrierId: null,
    actualCarrierPermit: null,
    approvedLoad: null,
    payeeType: null,
    payeeId: null,
    payeeName: null,
    payeeCardId: null,
    payeeCardNo: null,
    payeeBankName: null,
    dispatchBy: null,
    dispatchTime: null,
    frozenAmount: 0,
    creditAmount: 0,
    contractState: null,
    orderId: null,
    orderNo: null,
  };
  return { ...plan, note: { ...plan.note, ...nobody }, moments: { dispatch: plan.moments.dispatch }, walletId: null };
}

/** Credit lines leave room above what is used. */
function close(parties: Parties): Parties {
  for (const customer of parties.customers) {
    if (customer.settleType !== '0')
      customer.creditLimit = Math.max(50_000_000, Math.ceil((customer.creditUsed * 1.4) / 10_000_000) * 10_000_000);
  }
  return parties;
}
