import { eq } from 'drizzle-orm';
import type { BankChannel, Transfer, TransferAnswer, TransferResult } from '../src/modules/finance/bank-channel/bankChannel.ts';
import { replaceChannel } from '../src/modules/finance/bank-channel/channels.ts';
import { hyBankCard } from '../src/modules/finance/bank-card/bankCard.table.ts';
import { hyCompanyAccount } from '../src/modules/finance/company-account/companyAccount.table.ts';
import { accounts } from '../src/modules/finance/ledger/chartOfAccounts.ts';
import { balanceOf, post } from '../src/modules/finance/ledger/post.ts';
import { postOpening } from '../src/modules/finance/ledger/postings.ts';
import { paymentOutbox } from '../src/modules/finance/payment/sendPayment.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { startOutboxWorker } from '../src/platform/jobs/outboxWorker.ts';
import { openCheckSite, type CheckSite, type Trip } from './checkSite.ts';
import { expectDone, once } from './freight.ts';
import type { TestServerOptions, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** A bank that says what a test tells it to, and keeps what it was given. */
export interface ScriptedBank extends BankChannel {
  given: Transfer[];
  /** What it answers to an order; by default it accepts. */
  answer: (order: Transfer) => TransferAnswer | Promise<TransferAnswer>;
  /** What it says of a serial when it is asked. */
  results: Map<string, TransferResult>;
}

function scriptedBank(): ScriptedBank {
  const bank: ScriptedBank = {
    name: 'scripted',
    simulated: true,
    given: [],
    results: new Map(),
    answer: () => ({ state: 'accepted' }),
    transfer: async (order) => {
      bank.given.push(order);
      return bank.answer(order);
    },
    query: async (serial) => bank.results.get(serial) ?? { state: 'processing' },
    receipt: async () => new TextEncoder().encode('%PDF-1.7'),
    balance: async () => 0,
    statement: async () => [],
  };
  return bank;
}

/** What tests of payments begin with: waybills up to the examination, and a bank that does as it is told. */
export interface PaySite extends CheckSite {
  bank: ScriptedBank;
  /** The account that the company pays from, with money on it. */
  account: Row;
  finance: string;
  giveCard(holderType: string, holderId: string, values?: Partial<typeof hyBankCard.$inferInsert>): Promise<string>;
  /** A waybill that the business review has passed, whose driver has a card unless `hasCard` says otherwise. */
  reviewed(trip?: Trip, options?: { hasCard?: boolean }): Promise<Row>;
  /** What came of an examination of one waybill; of a refused one its reason. */
  examine(note: Row, body: object, who?: string | TestUser): Promise<Row>;
  /** A waybill that is ready to pay. */
  payable(trip?: Trip): Promise<Row>;
  /** What came of a move of one payment; of a refused one its reason. */
  pay(who: string, action: 'submit' | 'approve' | 'retry', id: string, body?: object): Promise<Row>;
  /** Makes and hands in the payment of a waybill. */
  submitted(note: Row, who?: string): Promise<Row>;
  payment(id: string): Promise<Row>;
  change(id: string, values: Partial<typeof hyShippingNote.$inferInsert>): Promise<unknown>;
  balance(code: string): Promise<number>;
  /** Delivers what waits in the outbox. */
  drain(): Promise<unknown>;
}

/** Call it in `beforeAll`. */
export async function openPaySite(options: TestServerOptions = {}): Promise<PaySite> {
  const site = await openCheckSite(options);
  const { server, world } = site;
  const bank = scriptedBank();
  replaceChannel(server.platform, bank);
  const path = '/shipping/hyShippingNote';
  const finance = 'finance_person';
  let cards = 0;
  const read = async (id: string) => expectDone(await server.as('admin').get('/hypay/hyPayment/queryById', { id }));
  const change: PaySite['change'] = (id, values) =>
    server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
  const giveCard: PaySite['giveCard'] = async (holderType, holderId, values = {}) => {
    const cardNo = `62220212${String((cards += 1)).padStart(10, '0')}1`;
    const [card] = await server.inTenant(0, (tx) =>
      tx
        .insert(hyBankCard)
        .values({
          holderType,
          holderId,
          accountType: '2',
          cardHolder: `持卡人${cards}`,
          cardNo,
          cardNoHash: cardNo,
          bankName: '工商银行',
          verifyState: '20',
          isDefault: '1',
          ...values,
        })
        .returning(),
    );
    return card!.id;
  };
  const reviewed: PaySite['reviewed'] = async (trip, { hasCard = true } = {}) => {
    const note = await site.checked(trip);
    await change(note.id, { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 });
    if (hasCard) await giveCard('driver', note.driverId);
    return site.decide('compliance', 'businessReview', await site.read(note.id), { pass: true });
  };
  const examine: PaySite['examine'] = async (note, body, who = finance) => {
    const answer = await server.as(who).put(`${path}/examine`, { ids: [note.id], versions: [note.version], ...body }, once());
    const { success, fail } = expectDone(answer);
    return fail[0] ?? site.read(success[0]);
  };
  const pay: PaySite['pay'] = async (who, action, id, body = {}) => {
    const { success, fail } = expectDone(await server.as(who).put(`/hypay/hyPayment/${action}`, { ids: [id], ...body }, once()));
    return fail[0] ?? read(success[0]);
  };
  const submitted: PaySite['submitted'] = async (note, who = 'cashier_person') => {
    const answer = await server.as(who).post('/hypay/hyPayment/add', { noteIds: [note.id], submit: true }, once());
    const { fail } = expectDone(answer);
    if (fail.length > 0) return fail[0];
    const { records } = expectDone(await server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id }));
    return records[0];
  };
  const [account] = await server.inTenant(0, (tx) =>
    tx
      .insert(hyCompanyAccount)
      .values({
        ownerType: 'platform',
        ownerId: world.company.id,
        accountName: world.company.companyName,
        accountNo: '370500000000000001',
        accountNoHash: '370500000000000001',
        bankId: 'bank',
        bankName: '工商银行',
        branchName: '潍坊支行',
        cnaps: '102458000011',
        usage: 'pay',
        isDefault: '1',
        verifyState: '20',
      })
      .returning(),
  );
  const ctx = server.context();
  await ctx.transaction((tx) =>
    post(tx, ctx, postOpening({ companyId: world.company.id, companyAccountId: account!.id, amount: 100_000_000 }), {
      bizId: account!.id,
      step: 'opening',
      bizNo: null,
      companyId: world.company.id,
      summary: '期初',
    }),
  );
  return {
    ...site,
    bank,
    account: account!,
    finance,
    giveCard,
    reviewed,
    examine,
    payable: async (trip) => examine(await reviewed(trip), { pass: true }),
    pay,
    submitted,
    payment: read,
    change,
    balance: (code) => server.inTenant(0, (tx) => balanceOf(tx, 0, code)),
    drain: async () => {
      const worker = startOutboxWorker(server.platform, [paymentOutbox], server.platform.log);
      await worker.drain();
      await worker.stop();
    },
  };
}

/** The code of the paying account in the ledger. */
export const bankCode = ({ account }: PaySite): string => accounts.bank(account.id);
