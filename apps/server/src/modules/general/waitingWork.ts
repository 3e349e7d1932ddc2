import { and, count, eq, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { holds, type Context } from '../../platform/context.ts';
import type { AnyEntity } from '../../platform/contract/entity.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CommonTable, Resource } from '../../platform/resource/resource.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { contractResource, waitingFor } from '../contracts/freight-contract/freightContract.resource.ts';
import { hyContract } from '../contracts/freight-contract/freightContract.table.ts';
import { customerResource } from '../customers/customer/customer.service.ts';
import { shipperResource } from '../customers/shipper/shipper.service.ts';
import { approvalResource } from '../finance/approval/approval.resource.ts';
import { approvalState } from '../finance/approval/approval.states.ts';
import { hyApproval } from '../finance/approval/approval.table.ts';
import { billResource, isBillToPay } from '../finance/bill/bill.resource.ts';
import { billKind, billOwed, billState } from '../finance/bill/bill.states.ts';
import { hyBill } from '../finance/bill/bill.table.ts';
import { dianfuResource } from '../finance/dianfu/dianfu.resource.ts';
import { dianfuOwed, dianfuState } from '../finance/dianfu/dianfu.states.ts';
import { hyDianfu } from '../finance/dianfu/dianfu.table.ts';
import { etcSyncResource } from '../finance/etc-sync/etcSync.resource.ts';
import { etcState } from '../finance/etc-sync/etcSync.states.ts';
import { hyEtcSync } from '../finance/etc-sync/etcSync.table.ts';
import { isStillToInsure, policyResource } from '../finance/insurance/policy.resource.ts';
import { policyState } from '../finance/insurance/policy.states.ts';
import { hyInsurancePolicy as policy } from '../finance/insurance/policy.table.ts';
import { invoiceResource } from '../finance/invoice/invoice.resource.ts';
import { invoiceState } from '../finance/invoice/invoice.states.ts';
import { hyInvoice } from '../finance/invoice/invoice.table.ts';
import { requestResource } from '../finance/invoice-request/invoiceRequest.resource.ts';
import { requestState } from '../finance/invoice-request/invoiceRequest.states.ts';
import { hyRequestBill } from '../finance/invoice-request/invoiceRequest.table.ts';
import { noteAdjustResource } from '../finance/note-adjust/noteAdjust.resource.ts';
import { noteAdjustState } from '../finance/note-adjust/noteAdjust.states.ts';
import { hyNoteAdjust } from '../finance/note-adjust/noteAdjust.table.ts';
import { payChangeResource } from '../finance/pay-change/payChange.resource.ts';
import { payChangeState } from '../finance/pay-change/payChange.states.ts';
import { hyPayChange } from '../finance/pay-change/payChange.table.ts';
import { isMoved, isOffline, paymentResource } from '../finance/payment/payment.resource.ts';
import { payState } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { prepayResource } from '../finance/prepay/prepay.resource.ts';
import { prepayState } from '../finance/prepay/prepay.states.ts';
import { hyPrepay } from '../finance/prepay/prepay.table.ts';
import { rechargeResource } from '../finance/recharge/recharge.service.ts';
import { rechargeState } from '../finance/recharge/recharge.states.ts';
import { hyCustomerRecharge as hyRecharge } from '../finance/recharge/recharge.table.ts';
import { isTaxToPay, taxDeclarationResource } from '../finance/tax-declaration/taxDeclaration.resource.ts';
import { taxState } from '../finance/tax-declaration/taxDeclaration.states.ts';
import { hyTaxDeclaration } from '../finance/tax-declaration/taxDeclaration.table.ts';
import { carrierResource } from '../fleet/carrier/carrier.service.ts';
import { driverResource } from '../fleet/driver/driver.service.ts';
import { vehicleResource } from '../fleet/vehicle/vehicle.service.ts';
import { govUploadResource } from '../government/gov-upload/govUpload.service.ts';
import { uploadState } from '../government/gov-upload/govUpload.states.ts';
import { hyGovUpload } from '../government/gov-upload/govUpload.table.ts';
import { nowText } from '../../platform/clock.ts';
import { complaintResource } from '../service/complaint/complaint.resource.ts';
import { complaintState } from '../service/complaint/complaint.states.ts';
import { hyComplaint } from '../service/complaint/complaint.table.ts';
import { evaluationResource, ownSide } from '../service/evaluation/evaluation.resource.ts';
import { evaluationState } from '../service/evaluation/evaluation.states.ts';
import { hyEvaluation } from '../service/evaluation/evaluation.table.ts';
import { canBeAppealed, isToDecide, violationResource } from '../service/violation/violation.resource.ts';
import { hyViolation } from '../service/violation/violation.table.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { orderStates } from '../shipping/order/order.states.ts';
import { hyOrder } from '../shipping/order/order.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import type { homeContract } from './home.contract.ts';

type Waiting = z.output<typeof homeContract.endpoints.home.reply>['waiting'][number];

/** How many rows, and since when the oldest is there. */
export interface Counted {
  count: number;
  oldest: string | null;
}

/** One kind of work: the rows of the list behind it that wait for those who may do it. */
interface Work {
  /** Permission of the action. */
  permission: string;
  where: SQL | undefined | ((ctx: Context) => SQL);
  /** Since when a row waits, where not as the list says. */
  since?: SQL<string | null>;
}

/** Lists with work. Each is asked alone by people who may read it. */
interface WorkList {
  /** Permission of the list; none where each action has one of its own. */
  permission?: string;
  table: PgTable;
  visible: (ctx: Context) => SQL | undefined;
  since: SQL<string | null>;
  work: Partial<Record<Waiting['kind'], Work>>;
}

const { toReview, toDispatch, dispatching } = orderStates.codes;
const isFree = or(isNull(note.payState), inArray(note.payState, [payState.paid, payState.closed]));
const inReview = (state: string) => and(eq(note.noteStatus, noteStatus.checked), eq(note.businessReviewState, state));
const ofCustomers = eq(hyBill.billKind, billKind.customer);
const isStaff = ({ actor }: Context): boolean => actor.userType === 1;
const atState = (state: string) => eq(note.noteStatus, state);

/** A list with work, of the rows of a resource that the actor sees. */
const listOf = <Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
  list: Omit<WorkList, 'table' | 'visible'>,
): WorkList => ({ table: resource.table, visible: (ctx) => visibleRows(ctx, resource), ...list });

type PartyTable = CommonTable & { state: PgColumn; updateTime: PgColumn };

/** A party that is reviewed; what is sent in again was changed then. */
function reviewed<Kind extends AnyEntity, Table extends PartyTable>(
  resource: Resource<Kind, Table>,
  { kind, permission }: { kind: Waiting['kind']; permission: string },
): WorkList {
  const { state, createTime, updateTime } = resource.table;
  const since = sql<string | null>`min(coalesce(${updateTime}, ${createTime}))`.mapWith(createTime) as SQL<string | null>;
  return listOf(resource, { since, work: { [kind]: { permission, where: eq(state, '1') } } });
}

/** What waits, list by list, in the order of the work. */
const lists: readonly WorkList[] = [
  listOf(orderResource, {
    permission: 'order:list',
    since: min(hyOrder.createTime),
    work: {
      reviewOrders: { permission: 'order:review', where: eq(hyOrder.status, toReview) },
      dispatchOrders: { permission: 'order:dispatch', where: inArray(hyOrder.status, [toDispatch, dispatching]) },
    },
  }),
  listOf(noteResource, {
    permission: 'shipping:list',
    since: min(note.waitingSince),
    work: {
      revokeNotes: { permission: 'shipping:revokeApprove', where: eq(note.revokeState, '1'), since: min(note.revokeTime) },
      preCheckNotes: { permission: 'shipping:preCheck', where: atState(noteStatus.signed) },
      submitCheckNotes: { permission: 'shipping:submitCheck', where: atState(noteStatus.preChecked) },
      checkNotes: { permission: 'shipping:check', where: atState(noteStatus.toCheck) },
      businessNotes: { permission: 'shipping:businessReview', where: inReview('1') },
      returnedNotes: { permission: 'shipping:submitCheck', where: inReview('3') },
      examineNotes: { permission: 'shipping:examine', where: atState(noteStatus.reviewed) },
      dueNotes: { permission: 'wallet:list', where: eq(note.dueFlag, '1'), since: min(note.dueDate) },
    },
  }),
  listOf(noteResource, {
    permission: 'pay:list',
    since: min(note.waitingSince),
    work: {
      fundNotes: { permission: 'pay:submit', where: atState(noteStatus.examined) },
      payNotes: { permission: 'pay:submit', where: and(atState(noteStatus.payable), isFree, isNull(note.carrierBillId)) },
    },
  }),
  listOf(paymentResource, {
    permission: 'pay:list',
    since: min(hyPayment.submitTime),
    work: {
      // What the second person gave back, or was never handed in.
      draftPayments: { permission: 'pay:submit', where: eq(hyPayment.state, payState.draft), since: min(hyPayment.createTime) },
      failedPayments: {
        permission: 'pay:submit',
        where: and(inArray(hyPayment.state, [payState.failed, payState.returned]), isMoved()),
        since: min(hyPayment.failTime),
      },
      approvePayments: { permission: 'pay:approve', where: and(eq(hyPayment.state, payState.toApprove), isOffline(false)) },
      approveOffline: { permission: 'pay:approve', where: and(eq(hyPayment.state, payState.toApprove), isOffline()) },
    },
  }),
  listOf(prepayResource, {
    permission: 'prepay:list',
    since: min(hyPrepay.createTime),
    work: {
      auditPrepays: { permission: 'prepay:audit', where: eq(hyPrepay.state, prepayState.applied) },
      payPrepays: { permission: 'prepay:pay', where: inArray(hyPrepay.state, [prepayState.toPay, prepayState.failed]) },
      recoverPrepays: { permission: 'prepay:recover', where: eq(hyPrepay.toRecover, '1') },
    },
  }),
  listOf(payChangeResource, {
    since: min(hyPayChange.applyTime),
    work: { auditPayChanges: { permission: 'payChange:audit', where: eq(hyPayChange.state, payChangeState.toAudit) } },
  }),
  listOf(noteAdjustResource, {
    since: min(hyNoteAdjust.applyTime),
    work: { auditNoteAdjusts: { permission: 'adjust:audit', where: eq(hyNoteAdjust.state, noteAdjustState.toAudit) } },
  }),
  listOf(dianfuResource, {
    since: min(hyDianfu.createTime),
    work: {
      auditDianfus: { permission: 'dianfu:audit', where: eq(hyDianfu.state, dianfuState.toAudit) },
      advanceDianfus: { permission: 'dianfu:advance', where: eq(hyDianfu.state, dianfuState.toAdvance) },
      dueDianfus: {
        permission: 'dianfu:repay',
        where: and(inArray(hyDianfu.state, [...dianfuOwed]), eq(hyDianfu.dueFlag, '1')),
        since: min(hyDianfu.dueDate),
      },
    },
  }),
  listOf(billResource, {
    permission: 'bill:list',
    since: min(hyBill.createTime),
    work: {
      sendBills: { permission: 'bill:send', where: eq(hyBill.state, billState.draft) },
      disputedBills: { permission: 'bill:adjust', where: eq(hyBill.state, billState.disputed), since: min(hyBill.disputeTime) },
      receiveBills: {
        permission: 'bill:receive',
        where: and(ofCustomers, inArray(hyBill.state, [...billOwed])),
        since: min(hyBill.confirmTime),
      },
      payOutBills: { permission: 'pay:submit', where: isBillToPay(), since: min(hyBill.confirmTime) },
      // The own people of whom a bill is for alone confirm it, and customers pay theirs.
      confirmBills: {
        permission: 'bill:confirm',
        where: (ctx) => (isStaff(ctx) ? sql`false` : eq(hyBill.state, billState.toConfirm)),
        since: min(hyBill.sendTime),
      },
      payBills: {
        permission: 'bill:pay',
        where: (ctx) => (isStaff(ctx) ? sql`false` : (and(ofCustomers, inArray(hyBill.state, [...billOwed])) as SQL)),
        since: min(hyBill.confirmTime),
      },
    },
  }),
  listOf(requestResource, {
    permission: 'requestBill:list',
    since: min(hyRequestBill.submitTime),
    work: {
      auditRequests: { permission: 'requestBill:audit', where: eq(hyRequestBill.state, requestState.toAudit) },
      issueInvoices: {
        permission: 'invoice:issue',
        where: eq(hyRequestBill.state, requestState.toIssue),
        since: min(hyRequestBill.auditTime),
      },
    },
  }),
  listOf(invoiceResource, {
    permission: 'invoice:list',
    since: min(hyInvoice.failTime),
    work: { failedInvoices: { permission: 'invoice:issue', where: eq(hyInvoice.state, invoiceState.failed) } },
  }),
  listOf(etcSyncResource, {
    permission: 'etc:list',
    since: min(hyEtcSync.startTime),
    work: { failedTolls: { permission: 'etc:sync', where: eq(hyEtcSync.state, etcState.failed) } },
  }),
  listOf(taxDeclarationResource, {
    permission: 'tax:list',
    since: min(hyTaxDeclaration.createTime),
    work: {
      reviewTaxes: { permission: 'tax:review', where: eq(hyTaxDeclaration.state, taxState.toReview) },
      declareTaxes: {
        permission: 'tax:declare',
        where: eq(hyTaxDeclaration.state, taxState.toDeclare),
        since: min(hyTaxDeclaration.reviewTime),
      },
      failedTaxes: {
        permission: 'tax:build',
        where: eq(hyTaxDeclaration.state, taxState.failed),
        since: min(hyTaxDeclaration.declareTime),
      },
      payTaxes: { permission: 'tax:pay', where: isTaxToPay(), since: min(hyTaxDeclaration.receiptTime) },
    },
  }),
  listOf(policyResource, {
    permission: 'insurance:list',
    since: min(policy.failTime),
    work: {
      failedInsurances: { permission: 'insurance:buy', where: isStillToInsure() },
      settleClaims: { permission: 'insurance:settle', where: eq(policy.state, policyState.claiming), since: min(policy.claimTime) },
    },
  }),
  listOf(rechargeResource, {
    since: min(hyRecharge.createTime),
    work: { confirmRecharges: { permission: 'recharge:confirm', where: eq(hyRecharge.state, rechargeState.toConfirm) } },
  }),
  listOf(approvalResource, {
    since: min(hyApproval.applyTime),
    work: { auditApprovals: { permission: 'approval:audit', where: eq(hyApproval.state, approvalState.toAudit) } },
  }),
  listOf(contractResource, {
    since: min(hyContract.sendTime),
    work: { signContracts: { permission: 'contract:sign', where: waitingFor } },
  }),
  listOf(govUploadResource, {
    since: min(hyGovUpload.createTime),
    work: {
      failedUploads: { permission: 'gov:upload', where: inArray(hyGovUpload.state, [uploadState.invalid, uploadState.refused]) },
    },
  }),
  listOf(complaintResource, {
    permission: 'complaint:list',
    since: min(hyComplaint.createTime),
    work: {
      acceptComplaints: { permission: 'complaint:handle', where: eq(hyComplaint.state, complaintState.toAccept) },
      replyComplaints: {
        permission: 'complaint:handle',
        where: eq(hyComplaint.state, complaintState.handling),
        since: min(hyComplaint.acceptTime),
      },
      // Who complains is content with the answer, or not.
      confirmComplaints: {
        permission: 'complaint:add',
        where: (ctx) => (isStaff(ctx) ? sql`false` : eq(hyComplaint.state, complaintState.toConfirm)),
        since: min(hyComplaint.replyTime),
      },
    },
  }),
  listOf(violationResource, {
    permission: 'violation:list',
    since: min(hyViolation.createTime),
    work: {
      decideViolations: { permission: 'violation:handle', where: ({ clock }) => isToDecide(nowText(clock)) },
      appealViolations: {
        permission: 'violation:appeal',
        where: (ctx) => (isStaff(ctx) ? sql`false` : canBeAppealed(nowText(ctx.clock))),
      },
    },
  }),
  listOf(evaluationResource, {
    permission: 'evaluation:list',
    since: min(hyEvaluation.createTime),
    work: {
      giveEvaluations: {
        permission: 'evaluation:add',
        where: (ctx) => (isStaff(ctx) ? sql`false` : (and(ownSide(ctx), eq(hyEvaluation.state, evaluationState.open)) as SQL)),
      },
    },
  }),
  reviewed(driverResource, { kind: 'reviewDrivers', permission: 'driver:review' }),
  reviewed(vehicleResource, { kind: 'reviewVehicles', permission: 'vehicle:review' }),
  reviewed(carrierResource, { kind: 'reviewCarriers', permission: 'carrier:review' }),
  reviewed(customerResource, { kind: 'reviewCustomers', permission: 'customerManager:review' }),
  reviewed(shipperResource, { kind: 'reviewShippers', permission: 'shipper:review' }),
];

/** Steps of the road, by the states in which waybills wait for them: one question has counted them all. */
const onTheWay = [
  // Entered by hand, without an order.
  ['dispatchNotes', 'shipping:dispatchVehicle', [noteStatus.draft]],
  ['acceptNotes', 'shipping:accept', [noteStatus.toAccept]],
  ['loadNotes', 'shipping:load', [noteStatus.toLoad]],
  ['unloadNotes', 'shipping:unload', [noteStatus.loaded, noteStatus.inTransit]],
  ['signNotes', 'shipping:sign', [noteStatus.unloaded]],
] as const;

/** Each kind is counted by the rows that the list behind it shows, for people who can do what it asks for. */
export async function waitingWork(tx: Tx, ctx: Context, inStates: (states: readonly string[]) => Counted): Promise<Waiting[]> {
  const may = (permission: string) => holds(ctx.actor, permission);
  const found: Waiting[] = [];
  if (may('shipping:list'))
    for (const [kind, permission, states] of onTheWay) if (may(permission)) found.push({ kind, ...inStates(states) });
  for (const { permission: toRead, table, visible, since, work } of lists) {
    if (toRead !== undefined && !may(toRead)) continue;
    for (const [kind, { permission, where, since: own }] of Object.entries(work) as [Waiting['kind'], Work][]) {
      if (!may(permission)) continue;
      const [one] = await tx
        .select({ count: count(), oldest: own ?? since })
        .from(table)
        .where(and(visible(ctx), typeof where === 'function' ? where(ctx) : where));
      found.push({ kind, ...(one ?? { count: 0, oldest: null }) });
    }
  }
  return found;
}
