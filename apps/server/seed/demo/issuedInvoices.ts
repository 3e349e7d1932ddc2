import { deliverType, invoiceState, invoiceType, paperTypes } from '../../src/modules/finance/invoice/invoice.states.ts';
import { taxOfPart, taxOfReversal } from '../../src/modules/finance/invoice/itemTaxes.ts';
import { goodsName, remarkOf, transportOf, type TripNote } from '../../src/modules/finance/invoice/transportRows.ts';
import type { Part } from '../../src/modules/finance/invoice-request/splitRequest.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { buyerOf, eventOf, type Fate, halfOf, type InvoiceRows, isIssued, isUnder, type Writing } from './invoiceRows.ts';
import type { NotePlan } from './notes.ts';
import type { Random } from './random.ts';

/** Invoices of a request that was passed, as far as they have come. */
export function writeInvoices(
  rows: InvoiceRows,
  {
    group: { customer, plans, fate, at },
    company,
    random,
    serial,
    now,
    requestBillId,
    type: asked,
    pieces,
    auditAt,
  }: Writing & { requestBillId: string; type: string; pieces: readonly Part[][]; auditAt: number },
): void {
  // Only paper is ever void.
  const type = fate === 'void' ? invoiceType.paperSpecial : asked;
  const byId = new Map(plans.map((plan) => [plan.note.id, plan]));
  const said = new Map<string, { inclTax: number; tax: number }>();
  const common = {
    requestBillId,
    companyId: company.id,
    customerId: customer.id,
    sellerName: company.companyName,
    sellerTaxNo: company.uscc,
    sellerAddress: company.invoiceAddress ?? null,
    sellerTel: company.invoiceTel ?? null,
    sellerBank: company.invoiceBank ?? null,
    sellerAccount: company.invoiceAccount ?? null,
    ...buyerOf(customer),
    goodsName,
    invoiceType: type,
    issuerName: isIssued(fate) ? '税务小何' : null,
    issuer: isIssued(fate) ? 'tax' : null,
    simulated: isIssued(fate) ? '1' : '0',
  };
  for (const [place, piece] of pieces.entries()) {
    const lines = piece.map((part) => {
      const before = said.get(part.noteId) ?? { inclTax: 0, tax: 0 };
      const tax = taxOfPart(before, { inclTax: part.amount, taxRate: part.taxRate });
      said.set(part.noteId, { inclTax: before.inclTax + part.amount, tax: before.tax + tax });
      return { part, tax };
    });
    const trips = piece.map(({ noteId }) => byId.get(noteId)!.note as unknown as TripNote);
    const id = idAt(random, auditAt);
    const named = invoiceNumber({ at, type, serial: 10 * serial + place });
    const isRed = isUnder(fate, 'reversed', 'partlyReversed');
    const redLines = isRed ? lines.map((line) => (fate === 'reversed' ? line : inHalf(line))) : [];
    const sum = (some: readonly { part: Part }[]) => some.reduce((total, { part }) => total + part.amount, 0);
    const taxSum = (some: readonly { tax: number }[]) => some.reduce((total, { tax }) => total + tax, 0);
    const row = (of: { id: string; lines: typeof lines; sign: 1 | -1; at: number; number: typeof named; place: number }) => ({
      ...common,
      id: of.id,
      createBy: of.sign === 1 ? 'tax' : 'finance_mgr',
      createTime: timeText(of.sign === 1 ? auditAt : of.at),
      serialNo: `FP${dayText(auditAt).replaceAll('-', '').slice(2)}${String(10 * serial + of.place).padStart(6, '0')}`,
      taxRate: piece[0]!.taxRate,
      amountInclTax: of.sign * sum(of.lines),
      taxAmount: of.sign * taxSum(of.lines),
      amountExclTax: of.sign * (sum(of.lines) - taxSum(of.lines)),
      noteCount: of.lines.length,
      transportRows: trips.map(transportOf),
      remark: remarkOf(null, trips),
      invoiceNo: isIssued(fate) ? of.number.invoiceNo : null,
      invoiceCode: isIssued(fate) ? of.number.invoiceCode : null,
      issueTime: isIssued(fate) ? timeText(of.at) : null,
      sendTime: fate === 'toIssue' ? null : timeText(of.at),
      sendCount: fate === 'toIssue' ? 0 : 1,
      requestSerial: null,
    });
    const isDelivered = fate === 'issued' && at < now - 3 * day;
    const isPaper = paperTypes.includes(type);
    rows.invoices.push({
      ...row({ id, lines, sign: 1, at, number: named, place }),
      state: stateOfInvoice(fate, isDelivered),
      redAmount: sum(redLines),
      failCode: fate === 'failed' ? 'T17' : null,
      failReason: fate === 'failed' ? '购买方名称与纳税人识别号不符' : null,
      failTime: fate === 'failed' ? timeText(at) : null,
      redOfId: null,
      redReason: null,
      redConfirmNo: null,
      deliverType: isDelivered ? (isPaper ? deliverType.express : deliverType.email) : null,
      deliverTo: isDelivered && !isPaper ? (customer.invoiceEmail ?? null) : null,
      expressNo: isDelivered && isPaper ? `SF10${String(serial).padStart(11, '0')}` : null,
      deliverBy: isDelivered ? 'tax' : null,
      deliverTime: isDelivered ? timeText(at + 4 * hour) : null,
      voidBy: fate === 'void' ? 'finance_mgr' : null,
      voidTime: fate === 'void' ? timeText(at + hour) : null,
      voidReason: fate === 'void' ? '抬头有误' : null,
    });
    writeItems(rows, { invoiceId: id, lines, reds: redLines, byId, random, at: auditAt });
    const redAt = at + day;
    if (redLines.length > 0) {
      const redId = idAt(random, redAt);
      const number = invoiceNumber({ at: redAt, type, serial: 10 * serial + 9 - place });
      rows.invoices.push({
        ...row({ id: redId, lines: redLines, sign: -1, at: redAt, number, place: 9 - place }),
        state: invoiceState.issued,
        redAmount: 0,
        failCode: null,
        failReason: null,
        failTime: null,
        redOfId: id,
        redReason: '开票信息有误',
        redConfirmNo: `${number.invoiceNo.slice(0, 12)}${String(serial).padStart(8, '0')}`,
        deliverType: null,
        deliverTo: null,
        expressNo: null,
        deliverBy: null,
        deliverTime: null,
        voidBy: null,
        voidTime: null,
        voidReason: null,
      });
      writeItems(rows, { invoiceId: redId, lines: redLines, sign: -1, byId, random, at: redAt });
    }
    if (!isIssued(fate)) continue;
    for (const [index, { part, tax }] of lines.entries()) {
      const plan = byId.get(part.noteId)!;
      const gone = fate === 'void' ? { part, tax } : redLines[index];
      const back = gone && { at: fate === 'void' ? at + hour : redAt, amount: gone.part.amount, tax: gone.tax };
      plan.invoicing = [...(plan.invoicing ?? []), { at, tax, no: named.invoiceNo, ...(back && { back }) }];
      tell(rows, { plan, id, no: named.invoiceNo, part, tax, at, back, isVoid: fate === 'void', random });
    }
  }
  if (fate === 'failed') for (const { note } of plans) note.invoiceState = invoiceState.failed;
}

/** A line of a red invoice about the half of another one's. */
function inHalf({ part, tax }: { part: Part; tax: number }): { part: Part; tax: number } {
  const [all, amount] = [{ inclTax: part.amount, tax }, halfOf(part.amount)];
  return { part: { ...part, amount }, tax: taxOfReversal(all, { inclTax: amount, taxRate: part.taxRate, left: all }) };
}

function stateOfInvoice(fate: Fate, isDelivered: boolean): string {
  if (fate === 'toIssue') return invoiceState.toIssue;
  if (fate === 'failed') return invoiceState.failed;
  if (fate === 'reversed') return invoiceState.reversed;
  if (fate === 'void') return invoiceState.void;
  return isDelivered ? invoiceState.delivered : invoiceState.issued;
}

function writeItems(
  rows: InvoiceRows,
  {
    invoiceId,
    lines,
    reds = [],
    sign = 1,
    byId,
    random,
    at,
  }: {
    invoiceId: string;
    lines: readonly { part: Part; tax: number }[];
    /** Lines of the red invoice about it, in the same order. */
    reds?: readonly { part: Part; tax: number }[];
    sign?: 1 | -1;
    byId: ReadonlyMap<string, NotePlan>;
    random: Random;
    at: number;
  },
): void {
  for (const [index, { part, tax }] of lines.entries())
    rows.invoiceItems.push({
      id: idAt(random, at + index),
      createTime: timeText(at),
      invoiceId,
      noteId: part.noteId,
      shippingNoteNumber: byId.get(part.noteId)!.note.shippingNoteNumber,
      amountInclTax: sign * part.amount,
      taxAmount: sign * tax,
      amountExclTax: sign * (part.amount - tax),
      redAmount: reds[index]?.part.amount ?? 0,
      redTax: reds[index]?.tax ?? 0,
    });
}

/** What an invoice says in its waybills and their timelines. */
function tell(
  rows: InvoiceRows,
  {
    plan: { note, moments },
    id,
    no,
    part,
    tax,
    at,
    back,
    isVoid,
    random,
  }: {
    plan: NotePlan;
    id: string;
    no: string;
    part: Part;
    tax: number;
    at: number;
    back: { at: number; amount: number; tax: number } | undefined;
    isVoid: boolean;
    random: Random;
  },
): void {
  const left = part.amount - (back?.amount ?? 0);
  Object.assign(note, {
    invoiceId: id,
    invoiceNo: left === 0 ? null : no,
    invoiceState: left > 0 ? invoiceState.issued : isVoid ? invoiceState.void : invoiceState.reversed,
    invoicedAmount: (note.invoicedAmount ?? 0) + left,
    invoicedTax: (note.invoicedTax ?? 0) + tax - (back?.tax ?? 0),
  });
  if (moments.invoiced !== undefined) moments.invoiced = at;
  rows.events.push(eventOf(random, { noteId: note.id, at, type: 'invoiced', content: `开具发票 ${no}`, to: '90' }));
  if (back !== undefined)
    rows.events.push(
      eventOf(random, { noteId: note.id, at: back.at, type: 'invoiced', content: `${isVoid ? '作废' : '红冲'}发票 ${no}`, to: '80' }),
    );
}
