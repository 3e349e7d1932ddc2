import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { addPayments, submitPayments } from './submitPayments.ts';
import { askToSettle } from './askToSettle.service.ts';
import { approvePayments } from './approvePayments.ts';
import { closePayment, handleNotice, retryPayments } from './failedPayments.ts';
import { checkLimits } from './limitCheck.service.ts';
import { exportPayable, listPayable } from './listPayable.ts';
import { offlineImportPlan } from './offlineImport.ts';
import { addVoucher, offlinePay } from './offlinePay.service.ts';
import { paymentContract } from './payment.contract.ts';
import { paymentResource } from './payment.resource.ts';
import { noticeState, payState } from './payment.states.ts';
import { askBank } from './sendPayment.ts';

const { list, queryById, exportXls } = resourceHandlers(paymentResource);
const offlineSheets = importHandlers(offlineImportPlan);

/** @source freight-domain S08–S10, G03, G12 */
export const paymentRoutes = routes(paymentContract, {
  list,
  queryById,
  exportXls,
  payableList: (ctx, { query }) => listPayable(ctx, query) as Promise<never>,
  payableExport: (ctx, { query }) => exportPayable(ctx, query),
  statusCount: (ctx, { query }) => countRows(ctx, paymentResource, { field: 'state', query }),
  limitCheck: (ctx, { body }) => checkLimits(ctx, body.noteIds),
  add: (ctx, { body }) => addPayments(ctx, body),
  submit: (ctx, { body }) => submitPayments(ctx, body.ids),
  approve: (ctx, { body }) => approvePayments(ctx, body),
  retry: (ctx, { body }) => retryPayments(ctx, body),
  close: (ctx, { body }) => closePayment(ctx, body),
  queryResult: (ctx, { body }) => askNow(ctx, body.id),
  settle: (ctx, { body }) => askToSettle(ctx, body),
  receipt: (ctx, { query }) => receiptOf(ctx, query.id),
  failNotices: (ctx, { query }) =>
    listRows(ctx, paymentResource, {
      query: { ...query, failNoticeState: noticeState.open, isMoved: '1' },
    }) as never,
  noticeHandle: (ctx, { body }) => handleNotice(ctx, body),
  offlinePay: (ctx, { body }) => offlinePay(ctx, body),
  voucher: (ctx, { body }) => addVoucher(ctx, body),
  offlineImport: offlineSheets.importExcel,
  importTemplate: offlineSheets.importTemplate,
  importColumns: offlineSheets.importColumns,
  checkRows: offlineSheets.checkRows,
  importRows: offlineSheets.importRows,
});

/** Asks the bank at once, and answers with what the payment says then. @throws NotFound; Conflict it is not on its way */
async function askNow(ctx: Context, id: string) {
  const payment = await ctx.transaction((tx) => findRow(tx, ctx, paymentResource, id));
  if (payment === undefined) throw notFound();
  if (payment.state !== payState.sent) throw stateChanged();
  await askBank(ctx, payment);
  return getRow(ctx, paymentResource, id) as Promise<never>;
}

/** The bank's receipt of a payment that has arrived. @throws NotFound there is none; Conflict it has not arrived */
async function receiptOf(ctx: Context, id: string) {
  const payment = await ctx.transaction((tx) => findRow(tx, ctx, paymentResource, id));
  if (payment === undefined) throw notFound();
  if (payment.bankSerialNo === null || payment.payTime === null) throw stateChanged();
  const channel = channelOf(ctx);
  const content = await channel.receipt(payment.bankSerialNo);
  if (content === null) throw notFound();
  return { name: `${payment.paymentNo}.pdf`, content: Buffer.from(content).toString('base64'), simulated: channel.simulated };
}
