import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  CancelAnswer,
  ClaimAnswer,
  ClaimStatus,
  InsuranceChannel,
  IssueAnswer,
  PolicyOrder,
  QuoteAnswer,
} from '../src/modules/finance/insurance-channel/insuranceChannel.ts';
import { replaceInsuranceChannel } from '../src/modules/finance/insurance-channel/insuranceChannels.ts';
import { premiumOf } from '../src/modules/finance/insurance-channel/premiumOf.ts';
import { hyLedgerLine, hyLedgerTxn } from '../src/modules/finance/ledger/ledger.table.ts';
import { post } from '../src/modules/finance/ledger/post.ts';
import { postWalletAdjust } from '../src/modules/finance/ledger/postings.ts';
import { verifyLedger } from '../src/modules/finance/ledger/verifyLedger.ts';
import { deliverOutbox } from './deliverOutbox.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';
import { openPaySite, type PaySite } from './paySite.ts';
import type { Answer, TestServerOptions, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** Where policies are. */
export const policyPath = '/hyinsurance/hyInsurancePolicy';

/** An insurer who says what a test tells them to, and keeps what they were given. An error is not an answer. */
export interface ScriptedInsurer extends InsuranceChannel {
  orders: PolicyOrder[];
  quotes: (QuoteAnswer | Error)[];
  issues: (IssueAnswer | Error)[];
  cancels: (CancelAnswer | Error)[];
  claims: (ClaimAnswer | Error)[];
  statuses: (ClaimStatus | Error)[];
}

function scriptedInsurer(): ScriptedInsurer {
  const told = async <Told>(next: Told | Error): Promise<Told> => {
    if (next instanceof Error) throw next;
    return next;
  };
  const insurer: ScriptedInsurer = {
    name: 'scripted',
    simulated: true,
    orders: [],
    quotes: [],
    issues: [],
    cancels: [],
    claims: [],
    statuses: [],
    companies: async () => [
      {
        code: 'INS1',
        name: '某财险',
        types: ['1', '2'],
        account: { holder: '某财险', number: '8110500000001', bankName: '工商银行', cnaps: null },
      },
    ],
    quote: ({ insuredAmount }) => {
      const premium = premiumOf({ insuredAmount, rateE6: 120, minPremium: 100 });
      return told<QuoteAnswer>(insurer.quotes.shift() ?? { state: 'quoted', rateE6: 120, minPremium: 100, premium });
    },
    issue: (order) => {
      insurer.orders.push(order);
      const issued = { state: 'issued', policyNumber: `P${order.orderNo}`, issueTime: '2026-06-02 12:00:00' } as const;
      return told<IssueAnswer>(insurer.issues.shift() ?? issued);
    },
    cancel: ({ orderNo }) => {
      const refund = insurer.orders.find((order) => order.orderNo === orderNo)?.premium ?? 0;
      return told<CancelAnswer>(insurer.cancels.shift() ?? { state: 'cancelled', refund });
    },
    claim: ({ orderNo }) => told<ClaimAnswer>(insurer.claims.shift() ?? { state: 'taken', claimNo: `C${orderNo}` }),
    claimStatus: () => told<ClaimStatus>(insurer.statuses.shift() ?? { state: 'processing' }),
    file: async () => undefined,
  };
  return insurer;
}

/** What tests of insurance begin with: waybills with a vehicle, and an insurer who does as they are told. */
export interface InsuranceSite extends PaySite {
  insurer: ScriptedInsurer;
  /** A waybill that is accepted; by its order it may ask for insurance itself. */
  accepted(form?: Record<string, unknown>): Promise<Row>;
  quote(note: Row, values?: object, who?: string | TestUser): Promise<Answer>;
  buy(policy: Row, values?: object, who?: string | TestUser): Promise<Answer>;
  /** A policy that was bought and is with the insurer. */
  bought(note: Row, values?: { quote?: object; buy?: object }): Promise<Row>;
  /** The same, issued. */
  inForce(note: Row, values?: { quote?: object; buy?: object }): Promise<Row>;
  act(action: 'cancel' | 'claim' | 'settle', policy: Row, body?: object, who?: string | TestUser): Promise<Answer>;
  policy(id: string): Promise<Row>;
  policiesOf(note: Row): Promise<Row[]>;
  deliver(): Promise<void>;
  /** Takes money out of a wallet by a correction, or puts it in. */
  take(walletId: string, amount: number): Promise<unknown>;
  /** Lines of the books about a policy, in the order in which they were booked: `insureBuy D L.WALLET 3600`. */
  lines(policy: Row): Promise<string[]>;
  findings(): Promise<unknown[]>;
}

/** Call it in `beforeAll`. The clock stands at noon on 2026-06-02. */
export async function openInsuranceSite(options: TestServerOptions = {}): Promise<InsuranceSite> {
  return insuredSite(await openPaySite(options));
}

/** An insurer, and policies, on a site that is open. */
export function insuredSite(site: PaySite): InsuranceSite {
  const { server, world } = site;
  const insurer = scriptedInsurer();
  replaceInsuranceChannel(server.platform, insurer);
  let taken = 0;
  const deliver = () => deliverOutbox(server.platform);
  const policy: InsuranceSite['policy'] = async (id) => expectDone(await server.as('admin').get(`${policyPath}/queryById`, { id }));
  const quote: InsuranceSite['quote'] = (note, values = {}, who = 'ops_buying') =>
    server
      .as(who)
      .post(
        `${policyPath}/quote`,
        { noteId: note.id, insuranceType: '1', insuranceCompanyCode: 'INS1', insuredAmount: 30_000_000, ...values },
        once(),
      );
  const buy: InsuranceSite['buy'] = ({ id, version }, values = {}, who = 'ops_buying') => {
    const insured = { insured: '某贸易有限公司', insuredIdNo: '91370700MA3D000127', insuredPhone: '13800000000' };
    return server.as(who).post(`${policyPath}/buy`, { id, version, payer: 'customer', ...insured, agreed: true, ...values }, once());
  };
  const bought: InsuranceSite['bought'] = async (note, values = {}) =>
    expectDone(await buy(expectDone(await quote(note, values.quote)), values.buy));
  return {
    ...site,
    insurer,
    accepted: async (form) => {
      const order = await publishOrder(server.as('admin'), orderForm(world, form));
      const sent = await dispatch(server.as('admin'), order, (await site.freshCrew()) as never, 32_000);
      return expectDone(await site.by('admin', 'accept', sent, { reason: '代接' }));
    },
    quote,
    buy,
    bought,
    inForce: async (note, values) => {
      const { id } = await bought(note, values);
      await deliver();
      return policy(id);
    },
    act: (action, { id, version }, body = {}, who = 'ops_buying') =>
      server.as(who).put(`${policyPath}/${action}`, { id, version, ...body }, once()),
    policy,
    policiesOf: async (note) => expectDone(await server.as('admin').get(`${policyPath}/list`, { noteId: note.id })).records,
    deliver,
    take: (walletId, amount) => {
      const ctx = server.context();
      const companyId = world.company.id;
      const of = { companyId, walletId, account: 'other' as const, isOut: amount > 0, amount: Math.abs(amount) };
      const facts = { bizId: walletId, step: `take-${(taken += 1)}`, bizNo: null, companyId, summary: 'test' };
      return ctx.transaction((tx) => post(tx, ctx, postWalletAdjust(of), facts));
    },
    lines: async ({ id }) => {
      const rows = await server.inTenant(0, (tx) =>
        tx
          .select({ biz: hyLedgerTxn.biz, side: hyLedgerLine.side, code: hyLedgerLine.accountCode, amount: hyLedgerLine.amount })
          .from(hyLedgerLine)
          .innerJoin(hyLedgerTxn, and(eq(hyLedgerTxn.tenantId, hyLedgerLine.tenantId), eq(hyLedgerTxn.id, hyLedgerLine.txnId)))
          .where(inArray(hyLedgerTxn.bizId, [id]))
          .orderBy(asc(hyLedgerTxn.id), asc(hyLedgerLine.lineNo)),
      );
      return rows.map(({ biz, side, code, amount }) => `${biz} ${side} ${code.split('.').slice(0, 2).join('.')} ${amount}`);
    },
    findings: () => server.inTenant(0, (tx) => verifyLedger(tx, 0)),
  };
}
