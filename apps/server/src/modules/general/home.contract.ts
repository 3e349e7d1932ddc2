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
    /** Waybills that are on the road now. */
    onRoad: z.int().nullable(),
    /** The longest waiting first; kinds that are nothing to the reader are left out. */
    waiting: z.array(Waiting),
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
