import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../platform/contract/index.ts';
import { DayFigures } from './dashboard.contract.ts';
import { ScreenAbnormal } from './screen.contract.ts';

/** What may wait for somebody, by the list behind it. */
const waitingKinds = [
  'reviewOrders',
  'dispatchOrders',
  'dispatchNotes',
  'acceptNotes',
  'loadNotes',
  'unloadNotes',
  'signNotes',
  'revokeNotes',
  'preCheckNotes',
  'submitCheckNotes',
  'checkNotes',
  'businessNotes',
  'returnedNotes',
  'examineNotes',
  'dueNotes',
  'fundNotes',
  'payNotes',
  'draftPayments',
  'failedPayments',
  'approvePayments',
  'approveOffline',
  'auditPrepays',
  'payPrepays',
  'recoverPrepays',
  'auditPayChanges',
  'auditNoteAdjusts',
  'auditDianfus',
  'advanceDianfus',
  'dueDianfus',
  'sendBills',
  'disputedBills',
  'receiveBills',
  'payOutBills',
  'confirmBills',
  'payBills',
  'auditRequests',
  'issueInvoices',
  'failedInvoices',
  'failedTolls',
  'reviewTaxes',
  'declareTaxes',
  'failedTaxes',
  'payTaxes',
  'failedInsurances',
  'settleClaims',
  'confirmRecharges',
  'auditApprovals',
  'signContracts',
  'failedUploads',
  'acceptComplaints',
  'replyComplaints',
  'confirmComplaints',
  'decideViolations',
  'appealViolations',
  'giveEvaluations',
  'reviewDrivers',
  'reviewVehicles',
  'reviewCarriers',
  'reviewCustomers',
  'reviewShippers',
] as const;

const Waiting = z
  .object({
    kind: z.enum(waitingKinds),
    count: z.int(),
    /** Since when the oldest of them is there; null where none is. */
    oldest: z.string().nullable(),
  })
  .meta({ id: 'HomeWaiting' });

/** What may go wrong on a day, by the list behind it. */
const wrongKinds = [
  'failedPayments',
  'failedInvoices',
  'refusedUploads',
  'failedJobs',
  'failedMessages',
  'alarms',
  'overdueTerms',
] as const;

/** What people do, by what the audit log keeps of it. */
const doneKinds = [
  'addOrders',
  'reviewOrders',
  'dispatchNotes',
  'driveNotes',
  'preCheckNotes',
  'checkNotes',
  'reviewNotes',
  'examineNotes',
  'submitPayments',
  'approvePayments',
  'decideMoney',
  'receiveMoney',
  'addRecharges',
  'makeBills',
  'confirmBills',
  'askInvoices',
  'issueInvoices',
  'fileTaxes',
  'sendUploads',
  'reviewParties',
  'addParties',
  'answerComplaints',
  'complain',
  'handleViolations',
  'appealViolations',
  'evaluate',
  'signContracts',
] as const;

/** Documents that the reader has worked on. */
const Done = z
  .object({ kind: z.enum(doneKinds), today: z.int(), week: z.int(), weekBefore: z.int() })
  .meta({ id: 'HomeDone', description: 'Weeks begin on Monday; `weekBefore` is the whole one before.' });

const names = z.array(z.string().min(1).max(200)).max(60);

/** How a person has arranged the home page. Readers pass over names that a release no longer knows. */
export const HomeLayout = z
  .object({
    /** Keys of cards in the order chosen; cards that are not named follow. */
    order: names,
    hidden: names,
    /** Paths of pages that are always offered, in order. */
    pinned: names,
  })
  .meta({ id: 'HomeLayout' });

const HomeFigures = z
  .object({
    now: z.string(),
    layout: HomeLayout,
    /** Of the last 30 days, today at the end; null for people who see no waybills. */
    days: z.array(DayFigures).nullable(),
    /** Orders that were entered today and the day before; null for people who see no orders. */
    orders: z.object({ today: z.int(), yesterday: z.int() }).nullable(),
    /** Waybills that are on the road now, and how many vehicles carry them. */
    onRoad: z.int().nullable(),
    vehicles: z.int().nullable(),
    /** The longest waiting first; kinds that are nothing to the reader are left out. */
    waiting: z.array(Waiting),
    /** What has gone wrong today, by kind; kinds that are nothing to the reader are left out. */
    wrong: z.array(z.object({ kind: z.enum(wrongKinds), count: z.int() })),
    /** What the reader has done. */
    done: z.array(Done),
    /** The newest waybills of the last 30 days with something to look into; null for people of other companies. */
    abnormal: z.array(ScreenAbnormal).nullable(),
  })
  .meta({ id: 'HomeFigures' });

/** The page that a person begins the day with. */
export const homeContract = contract('/dashboard/home', {
  about: { domain: 'system', name: 'home' },
  endpoints: {
    home: { method: 'GET', path: '', auth: 'session', summary: label('首页', 'Home'), reply: HomeFigures },
    setLayout: {
      method: ['PUT', 'POST'],
      path: '/layout',
      auth: 'session',
      summary: label('保存首页布局', 'Arrange the home page'),
      body: HomeLayout,
      reply: HomeLayout,
      message: '保存成功!',
    },
  },
});
