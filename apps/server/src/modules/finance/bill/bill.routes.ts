import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { refusedField } from '../../../platform/errors.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { hyCustomerReceipt } from '../customer-term/customerReceipt.table.ts';
import { paymentResource } from '../payment/payment.resource.ts';
import { hyPayment } from '../payment/payment.table.ts';
import { adjustBill } from './adjustBill.service.ts';
import { billContract } from './bill.contract.ts';
import { billPaper } from './billPaper.service.ts';
import { billItemResource, billReceiptResource, billResource } from './bill.resource.ts';
import { confirmBill, confirmOnBehalf, createBill, disputeBill, reopenBill, reworkBill, sendBill, voidBill } from './bill.service.ts';
import { hyBill, hyBillItem } from './bill.table.ts';
import { noteBillContract } from './noteBill.contract.ts';
import { partyOf } from './billParty.ts';
import { isCandidate } from './billSubjects.ts';
import { noteBillResource } from './noteBill.resource.ts';
import { payBill, receiveBill } from './receiveBill.service.ts';
import { submitBillPayment } from './submitBillPayment.service.ts';
import { statementOf } from './statement.service.ts';

const { list, queryById, exportXls } = resourceHandlers(billResource);

/** Whether the actor has bills to be paid as well as bills to be paid by. */
async function seesBothSides({ actor, transaction }: Context): Promise<boolean> {
  const { tenantId, userType, cid } = actor;
  if (userType !== 2 || cid === null) return userType === 1;
  const [own] = await transaction((tx) =>
    tx
      .select({ id: hyBill.id })
      .from(hyBill)
      .where(and(eq(hyBill.tenantId, tenantId), eq(hyBill.agentId, cid), eq(hyBill.delFlag, 0)))
      .limit(1),
  );
  return own !== undefined;
}

const notes = resourceHandlers(noteBillResource);

/** @source freight-domain F03, S17, 3.14 */
export const billRoutes = routes(billContract, {
  list: async (ctx, input) => {
    const answer = await list(ctx, input);
    if (answer.sums === undefined || typeof input.query['billKind'] === 'string' || !(await seesBothSides(ctx))) return answer;
    // What is owed to us and what we owe make no sum.
    const { totalAmount: _total, receivedAmount: _received, openAmount: _open, ...sums } = answer.sums;
    return { ...answer, sums };
  },
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, billResource, { field: 'state', query }),
  candidates: (ctx, { query: { from, to, billKind: kind, customerId, carrierId, agentId, ...query } }) => {
    assertStaff(ctx);
    if (to < from) throw refusedField('to', '结束日期不能早于开始日期');
    const party = partyOf({ billKind: kind, customerId, carrierId, agentId });
    return listRows(ctx, noteBillResource, { query, where: isCandidate({ ...party, companyId: query.companyId, from, to }) }) as never;
  },
  items: async (ctx, { query: { billId, ...query } }) => {
    await getRow(ctx, billResource, billId);
    return listRows(ctx, billItemResource, { query, where: eq(hyBillItem.billId, billId) }) as never;
  },
  payments: async (ctx, { query: { billId, ...query } }) => {
    await getRow(ctx, billResource, billId);
    return listRows(ctx, paymentResource, { query, where: eq(hyPayment.billId, billId) }) as never;
  },
  receipts: async (ctx, { query: { billId, ...query } }) => {
    await getRow(ctx, billResource, billId);
    return listRows(ctx, billReceiptResource, { query, where: eq(hyCustomerReceipt.billId, billId) }) as never;
  },
  statement: (ctx, { query }) => statementOf(ctx, query.id),
  statementPdf: (ctx, { query }) => billPaper(ctx, query.id),
  create: (ctx, { body }) => createBill(ctx, body),
  send: (ctx, { body }) => sendBill(ctx, body),
  confirm: (ctx, { body }) => confirmBill(ctx, body),
  confirmOnBehalf: (ctx, { body }) => confirmOnBehalf(ctx, body),
  dispute: (ctx, { body }) => disputeBill(ctx, body),
  rework: (ctx, { body }) => reworkBill(ctx, body),
  reopen: (ctx, { body }) => reopenBill(ctx, body),
  adjust: (ctx, { body }) => adjustBill(ctx, body),
  receive: (ctx, { body }) => receiveBill(ctx, body),
  pay: (ctx, { body }) => payBill(ctx, body),
  submitPayment: (ctx, { body }) => submitBillPayment(ctx, body),
  void: (ctx, { body }) => voidBill(ctx, body),
});

/** @source freight-domain S18 */
export const noteBillRoutes = routes(noteBillContract, {
  list: (ctx, input) => notes.list(ctx, input as never) as never,
  exportXls: (ctx, input) => notes.exportXls(ctx, input as never),
});
