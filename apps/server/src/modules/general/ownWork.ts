import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore } from '../../platform/days.ts';
import type { homeContract } from './home.contract.ts';

type Done = NonNullable<z.output<typeof homeContract.endpoints.home.reply>['done']>[number];

/** One kind of work: what the audit log calls it, and who does it. */
interface Kind {
  permissions: readonly string[];
  actions: readonly string[];
}

const parties = ['driver', 'vehicle', 'carrier', 'customer', 'shipper'] as const;
const ofParties = (...actions: string[]) => parties.flatMap((party) => actions.map((action) => `${party}.${action}`));

/** What people do all day, in the order of the work. */
const kinds: Readonly<Record<Done['kind'], Kind>> = {
  addOrders: { permissions: ['order:add'], actions: ['order.add', 'order.submit'] },
  reviewOrders: { permissions: ['order:review'], actions: ['order.approve', 'order.reject'] },
  dispatchNotes: {
    permissions: ['order:dispatch', 'shipping:dispatchVehicle'],
    actions: ['shippingNote.dispatch', 'shippingNote.dispatchVehicle'],
  },
  driveNotes: {
    permissions: ['shipping:load', 'shipping:unload', 'shipping:sign'],
    actions: ['accept', 'load', 'depart', 'unload', 'sign'].map((step) => `shippingNote.${step}`),
  },
  preCheckNotes: {
    permissions: ['shipping:preCheck'],
    actions: ['shippingNote.preCheck', 'shippingNote.preCheckBatch', 'shippingNote.submitCheck'],
  },
  checkNotes: { permissions: ['shipping:check'], actions: ['shippingNote.check'] },
  reviewNotes: { permissions: ['shipping:businessReview'], actions: ['shippingNote.businessReview'] },
  examineNotes: { permissions: ['shipping:examine'], actions: ['shippingNote.examine'] },
  submitPayments: { permissions: ['pay:submit'], actions: ['payment.add', 'payment.submit', 'payment.retry'] },
  approvePayments: { permissions: ['pay:approve'], actions: ['payment.approve'] },
  decideMoney: {
    permissions: ['prepay:audit', 'payChange:audit', 'dianfu:audit', 'adjust:audit', 'approval:audit', 'requestBill:audit'],
    actions: ['prepay', 'payChange', 'dianfu', 'noteAdjust', 'approval', 'invoiceRequest'].map((one) => `${one}.audit`),
  },
  receiveMoney: {
    permissions: ['recharge:confirm', 'bill:receive', 'recharge:match'],
    actions: ['recharge.confirm', 'bill.receive', 'customerTerm.pay', 'bankLine.match', 'dianfu.repay'],
  },
  addRecharges: { permissions: ['recharge:add'], actions: ['recharge.add'] },
  makeBills: { permissions: ['bill:create', 'bill:send'], actions: ['bill.create', 'bill.send'] },
  confirmBills: { permissions: ['bill:confirm'], actions: ['bill.confirm', 'bill.pay'] },
  askInvoices: { permissions: ['requestBill:apply'], actions: ['invoiceRequest.submit', 'invoiceRequest.add'] },
  issueInvoices: { permissions: ['invoice:issue'], actions: ['invoice.issue', 'invoice.retry', 'invoice.deliver', 'invoice.red'] },
  fileTaxes: {
    permissions: ['tax:build', 'tax:declare', 'tax:review'],
    actions: ['build', 'review', 'declare', 'payTax'].map((step) => `taxDeclaration.${step}`),
  },
  sendUploads: { permissions: ['gov:upload'], actions: ['govUpload.raise', 'govUpload.reupload', 'govUpload.stop'] },
  reviewParties: {
    permissions: ['driver:review', 'vehicle:review', 'carrier:review', 'customerManager:review', 'shipper:review'],
    actions: ofParties('approve', 'refuse'),
  },
  addParties: {
    permissions: ['driver:add', 'vehicle:add', 'carrier:add', 'customer:add', 'shipper:add'],
    actions: ofParties('add', 'import', 'submit'),
  },
  answerComplaints: { permissions: ['complaint:handle'], actions: ['complaint.accept', 'complaint.reply'] },
  complain: { permissions: ['complaint:add'], actions: ['complaint.add'] },
  handleViolations: { permissions: ['violation:handle'], actions: ['violation.add', 'violation.handle'] },
  appealViolations: { permissions: ['violation:appeal'], actions: ['violation.appeal'] },
  evaluate: { permissions: ['evaluation:add'], actions: ['evaluation.submit', 'evaluation.reply'] },
  signContracts: { permissions: ['contract:sign'], actions: ['contract.sign'] },
};
const byAction = sql.join(
  Object.entries(kinds).flatMap(([kind, { actions }]) => actions.map((action) => sql`(${kind}, ${action})`)),
  sql`, `,
);

/**
 * What the actor has done today, this week so far and the week before: documents, each of them once a stretch. Of kinds of which nothing was done those
 * are told that the actor may do.
 *
 * @source freight-domain 5.7 B01
 */
export async function ownWork(tx: Tx, ctx: Context): Promise<Done[]> {
  const { tenantId, userId } = ctx.actor;
  const today = nowText(ctx.clock).slice(0, 10);
  const monday = daysBefore(today, (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7);
  const startOf = (day: string) => sql`${`${day} 00:00:00+08`}::timestamptz`;
  const documents = (when: SQL) => sql`count(distinct coalesce(a.entity_id, a.id)) filter (where ${when})`;
  // Loading and unloading one waybill on a day is work on one document.
  const { rows } = await tx.execute<{ kind: Done['kind']; today: string; week: string; week_before: string }>(sql`
    select k.kind, ${documents(sql`a.happened_at >= ${startOf(today)}`)} as today, ${documents(sql`a.happened_at >= ${startOf(monday)}`)} as week,
           ${documents(sql`a.happened_at < ${startOf(monday)}`)} as week_before
      from sys_audit a join (values ${byAction}) as k (kind, action) on k.action = a.action
     where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.happened_at >= ${startOf(daysBefore(monday, 7))} and a.outcome = 'done'
     group by k.kind`);
  const found = new Map(rows.map((row) => [row.kind, row]));
  return (Object.keys(kinds) as Done['kind'][]).flatMap((kind) => {
    const some = found.get(kind);
    if (some === undefined && !kinds[kind].permissions.some((permission) => holds(ctx.actor, permission))) return [];
    return [{ kind, today: Number(some?.today ?? 0), week: Number(some?.week ?? 0), weekBefore: Number(some?.week_before ?? 0) }];
  });
}
