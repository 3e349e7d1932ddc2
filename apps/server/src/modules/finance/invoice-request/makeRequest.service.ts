import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { allocate } from '../../shipping/fees/fees.ts';
import { billState } from '../bill/bill.states.ts';
import { hyBill } from '../bill/bill.table.ts';
import { specialTypes } from '../invoice/invoice.states.ts';
import { holdRequest } from './holdRequest.ts';
import { limitOf } from './invoiceLimit.ts';
import { InvoiceRequest, type InvoiceRequestEditInput, type InvoiceRequestInput } from './invoiceRequest.contract.ts';
import { requestResource } from './invoiceRequest.resource.ts';
import { mergeMode, requestState } from './invoiceRequest.states.ts';
import { hyRequestBill, hyRequestBillItem, requestNumbers, type RequestRow } from './invoiceRequest.table.ts';
import { holdNotes, releaseNotes, requestable, type RequestedPart, takeNotes } from './requestNotes.ts';
import { fits, type Part, splitRequest, sumOf } from './splitRequest.ts';
import { tellHandedIn } from './tellRequest.ts';

type Input = z.output<typeof InvoiceRequestInput>;
const reply = (ctx: Context, id: string) => getRow(ctx, requestResource, id) as Promise<never>;

/** Bills of which invoices may be asked for. @source freight-domain F03 申请开票 */
const billable: readonly string[] = [billState.confirmed, billState.partlyReceived, billState.settled];

/** What a request comes to. */
interface Plan {
  parts: readonly RequestedPart[];
  totalAmount: number;
  invoiceAmount: number;
  limit: number;
  invoices: readonly Part[][];
}

/**
 * What a request would come to. Of less than all, each waybill is asked for its share, by what is open of each (largest remainder).
 *
 * @throws those of `requestable`; InvalidInput the amount or the mode does not fit
 * @source freight-domain 2.21, 4.5.7
 */
async function planned(tx: Tx, ctx: Context, input: Omit<Input, 'submit'>): Promise<Plan> {
  const notes = await requestable(tx, ctx, { ...input, billId: input.billId ?? null });
  const open = notes.map((note) => note.open);
  const totalAmount = open.reduce((sum, one) => sum + one, 0);
  const invoiceAmount = input.invoiceAmount ?? totalAmount;
  if (invoiceAmount > totalAmount) throw refusedField('invoiceAmount', '开票金额不能大于运单可开金额');
  const amounts = allocate(invoiceAmount, open);
  if (amounts.some((amount) => amount === 0)) throw refusedField('invoiceAmount', '开票金额过小，不能分摊到每张运单');
  const parts = notes.map((note, index) => ({ note, amount: amounts[index]! }));
  const limit = await limitOf(tx, ctx, input.companyId);
  const invoices = splitRequest(
    parts.map(({ note, amount }) => ({ noteId: note.id, amount, taxRate: note.taxRate ?? 0 })),
    { mode: input.mergeMode, limit },
  );
  if (input.mergeMode === mergeMode.merge && invoices.some((invoice) => !fits(invoice, limit)))
    throw refusedField('mergeMode', '超过单张发票的限额或行数，请选择按限额拆分');
  return { parts, totalAmount, invoiceAmount, limit, invoices };
}

const needed = ['buyerName', 'buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount'] as const;
type Title = Partial<Record<(typeof needed)[number], string | null | undefined>> & { invoiceType: string };

/** Fields of a title that this kind of invoice needs and that are empty. */
const missingOf = (title: Title): string[] =>
  (specialTypes.includes(title.invoiceType) ? needed : needed.slice(0, 1)).filter((name) => !title[name]?.trim());

/** @throws AppError 40362 a special invoice needs the whole title */
export function assertTitle(title: Title): void {
  const missing = missingOf(title);
  const message = '开票资料不完整';
  if (missing.length > 0) throw businessError(40362, { message, errorData: missing.map((path) => ({ path, message: '请填写开票资料' })) });
}

/** Shows what a request would come to. */
export function previewRequest(ctx: Context, input: Input) {
  return ctx.transaction(async (tx) => {
    const { parts, totalAmount, invoiceAmount, limit, invoices } = await planned(tx, ctx, input);
    return {
      noteCount: parts.length,
      totalAmount,
      invoiceAmount,
      limit,
      invoices: invoices.map((invoice) => ({ amount: sumOf(invoice), noteCount: invoice.length })),
      missing: missingOf(input),
    };
  });
}

/** Checks a held selection, and says all that is wrong at once. */
async function checked(tx: Tx, ctx: Context, input: Input): Promise<Plan> {
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, InvoiceRequest, { values: input }));
  if (input.submit === true) await problems.ask(() => assertTitle(input));
  const plan = await problems.ask(() => planned(tx, ctx, input));
  problems.end();
  return plan!;
}

/** What a request stores of an input. */
const valuesOf = ({ noteIds: _notes, submit: _submit, ...values }: Omit<Input, 'customerId' | 'companyId'>, plan: Plan) => ({
  ...values,
  noteCount: plan.parts.length,
  totalAmount: plan.totalAmount,
  invoiceAmount: plan.invoiceAmount,
});

const handedIn = (ctx: Context) => ({ submitBy: ctx.actor.username, submitTime: nowText(ctx.clock) });

/**
 * Asks for invoices about waybills (I1), as a draft or handed in at once. The first to hold a waybill has it: who comes later finds it asked for.
 *
 * @throws AppError 40361, 40362, 40363; InvalidInput what was chosen, the amount or the mode does not fit
 */
export function addRequest(ctx: Context, input: Input) {
  return ctx.transaction(async (tx) => {
    await holdNotes(tx, ctx, input.noteIds);
    if (input.billId) await holdBill(tx, ctx, input.billId, input);
    const plan = await checked(tx, ctx, input);
    const isHandedIn = input.submit === true;
    const request = await insertRow(tx, ctx, hyRequestBill, {
      ...valuesOf(input, plan),
      requestNo: await nextNumber(tx, ctx, requestNumbers),
      state: isHandedIn ? requestState.toAudit : requestState.draft,
      ...(isHandedIn ? handedIn(ctx) : {}),
    });
    await takeNotes(tx, ctx, request, plan.parts);
    if (input.billId)
      await tx
        .update(hyBill)
        .set({ requestBillId: request.id })
        .where(and(eq(hyBill.tenantId, ctx.actor.tenantId), eq(hyBill.id, input.billId)));
    audit(ctx, 'add', request);
    if (isHandedIn) await tellHandedIn(tx, ctx, request);
    return reply(ctx, request.id);
  });
}

/** Holds a bill that invoices are asked for by. @throws Conflict it is not confirmed */
async function holdBill(tx: Tx, ctx: Context, billId: string, { customerId, companyId }: Input): Promise<void> {
  const of = and(eq(hyBill.customerId, customerId), eq(hyBill.companyId, companyId), eq(hyBill.delFlag, 0));
  const [bill] = await tx
    .select({ state: hyBill.state })
    .from(hyBill)
    .where(and(eq(hyBill.tenantId, ctx.actor.tenantId), eq(hyBill.id, billId), of))
    .for('update');
  if (bill === undefined) throw refusedField('billId', '账单不存在');
  if (!billable.includes(bill.state)) throw stateChanged();
}

/** Rewrites a draft: its waybills are let go, and those that are named are taken. @throws as `addRequest` */
export function editRequest(ctx: Context, { id, version, ...input }: z.output<typeof InvoiceRequestEditInput>) {
  return ctx.transaction(async (tx) => {
    const { request } = await holdRequest(tx, ctx, { id, version }, { action: 'edit', further: input.noteIds });
    await releaseNotes(tx, ctx, request, { state: requestState.revoked, what: '修改' });
    await tx
      .update(hyRequestBillItem)
      .set({ delFlag: 1 })
      .where(and(eq(hyRequestBillItem.tenantId, ctx.actor.tenantId), eq(hyRequestBillItem.requestBillId, id)));
    const { customerId, companyId, billId } = request;
    const plan = await checked(tx, ctx, { ...input, customerId, companyId, billId });
    const isHandedIn = input.submit === true;
    const after = await updateRow(tx, ctx, hyRequestBill, {
      before: request,
      values: {
        ...valuesOf(input, plan),
        editBy: ctx.actor.username,
        ...(isHandedIn ? { state: requestState.toAudit, ...handedIn(ctx) } : {}),
      },
    });
    await takeNotes(tx, ctx, after, plan.parts);
    audit(ctx, 'edit', after);
    if (isHandedIn) await tellHandedIn(tx, ctx, after);
    return reply(ctx, id);
  });
}

function audit(ctx: Context, action: 'add' | 'edit', { id, ...after }: RequestRow): void {
  ctx.audit({ action: `invoiceRequest.${action}`, entity: 'invoiceRequest', entityId: id, after });
}

/** What a request of a customer begins with. @throws NotFound missing, or another customer's */
export function requestTitle(ctx: Context, customerId: string) {
  const { tenantId, userType, cid } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const [customer] =
      userType !== 1 && cid !== customerId
        ? []
        : await tx
            .select()
            .from(hyCustomer)
            .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId), eq(hyCustomer.delFlag, 0)));
    if (customer === undefined) throw notFound();
    return {
      customerId,
      customerName: customer.customerName,
      invoiceType: customer.invoiceType,
      buyerName: customer.invoiceTitle ?? customer.customerName,
      buyerTaxNo: customer.taxNo,
      buyerAddress: customer.invoiceAddress,
      buyerTel: customer.invoiceTel,
      buyerBank: customer.invoiceBank,
      buyerAccount: customer.invoiceAccount,
      email: customer.invoiceEmail,
      mailName: customer.mailName,
      mailPhone: customer.mailPhone,
      mailAddress: customer.mailAddress,
    };
  });
}
