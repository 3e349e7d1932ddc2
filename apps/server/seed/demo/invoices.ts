import { deliverType, invoiceState, invoiceType, paperTypes } from '../../src/modules/finance/invoice/invoice.states.ts';
import type { hyInvoice, hyInvoiceItem } from '../../src/modules/finance/invoice/invoice.table.ts';
import { taxOfPart } from '../../src/modules/finance/invoice/itemTaxes.ts';
import { goodsName, remarkOf, transportOf, type TripNote } from '../../src/modules/finance/invoice/transportRows.ts';
import { mergeMode, requestOpen, requestState } from '../../src/modules/finance/invoice-request/invoiceRequest.states.ts';
import type { hyRequestBill, hyRequestBillItem } from '../../src/modules/finance/invoice-request/invoiceRequest.table.ts';
import { type Part, splitRequest, sumOf } from '../../src/modules/finance/invoice-request/splitRequest.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import type { NotePlan } from './notes.ts';
import type { Company, Customer } from './parties.ts';
import { createRandom, type Random } from './random.ts';
import type { TimelineEvent } from './timeline.ts';

/** Rows as they are inserted. */
export interface InvoiceRows {
  requests: (typeof hyRequestBill.$inferInsert & { id: string })[];
  requestItems: (typeof hyRequestBillItem.$inferInsert)[];
  invoices: (typeof hyInvoice.$inferInsert & { id: string })[];
  invoiceItems: (typeof hyInvoiceItem.$inferInsert)[];
  events: TimelineEvent[];
}

export const noInvoices = (): InvoiceRows => ({ requests: [], requestItems: [], invoices: [], invoiceItems: [], events: [] });

/** Waybills of a customer that invoices are asked for together. @source freight-domain 8.2 */
const perRequest = 14;
/** Requests of paid waybills that are not all invoiced, by what became of them. */
const fates = [
  ...Array.from({ length: 3 }, () => 'draft' as const),
  ...Array.from({ length: 5 }, () => 'toAudit' as const),
  ...Array.from({ length: 4 }, () => 'toIssue' as const),
  ...Array.from({ length: 3 }, () => 'failed' as const),
  ...Array.from({ length: 3 }, () => 'refused' as const),
  ...Array.from({ length: 2 }, () => 'revoked' as const),
  ...Array.from({ length: 4 }, () => 'reversed' as const),
  ...Array.from({ length: 2 }, () => 'partlyReversed' as const),
  'void' as const,
];
type Fate = (typeof fates)[number] | 'issued';

/** Where a request stands. */
const stateOf: Readonly<Record<Fate, string>> = {
  draft: requestState.draft,
  toAudit: requestState.toAudit,
  toIssue: requestState.toIssue,
  failed: requestState.issuing,
  issued: requestState.issued,
  partlyReversed: requestState.partlyReversed,
  reversed: requestState.reversed,
  void: requestState.reversed,
  refused: requestState.refused,
  revoked: requestState.revoked,
};

/** Waybills that are asked for together, and when their invoices are issued. */
interface Group {
  customer: Customer;
  plans: readonly NotePlan[];
  fate: Fate;
  at: number;
}

/**
 * Requests for invoices and what became of them: every waybill that is invoiced stands on an invoice, and some that are only paid stand in a request
 * that waits, failed or was taken back. What waybills and books say follows them.
 */
export function makeInvoices(
  plans: readonly NotePlan[],
  { customers, companies, now }: { customers: readonly Customer[]; companies: readonly Company[]; now: number },
): InvoiceRows {
  const rows = noInvoices();
  const random = createRandom('invoices');
  const of = new Map(customers.map((customer) => [customer.id, customer]));
  const byCustomer = (some: readonly NotePlan[]) => [...Map.groupBy(some, ({ note }) => of.get(note.customerId)!)];
  const groups: Group[] = [];
  const invoiced = plans.filter(({ moments, totals }) => moments.invoiced !== undefined && totals.final > 0);
  for (const [customer, own] of byCustomer(invoiced)) {
    const inOrder = own.toSorted((a, b) => a.moments.invoiced! - b.moments.invoiced!);
    for (let from = 0; from < inOrder.length; from += perRequest) {
      const together = inOrder.slice(from, from + perRequest);
      groups.push({ customer, plans: together, fate: 'issued', at: together.at(-1)!.moments.invoiced! });
    }
  }
  // Paid out of the wallet a while ago: whoever asks for them has paid for them.
  const paid = plans.filter(
    ({ note, walletId, moments }) => note.noteStatus === '80' && walletId !== null && moments.paid! < now - 12 * day,
  );
  const pieces = byCustomer(paid).flatMap(([customer, own]) =>
    Array.from({ length: Math.floor(own.length / 4) }, (_, index) => ({ customer, plans: own.slice(4 * index, 4 * index + 4) })),
  );
  for (const [index, fate] of fates.entries()) {
    const piece = pieces[index];
    if (piece !== undefined) groups.push({ ...piece, fate, at: fate === 'void' ? now - 3 * hour : now - (2 + (index % 7)) * day });
  }
  for (const [index, group] of groups.toSorted((a, b) => a.at - b.at).entries())
    write(rows, { group, company: companies[0]!, random, serial: index + 1, now });
  return rows;
}

const isUnder = (fate: Fate, ...some: readonly Fate[]): boolean => some.includes(fate);
/** Whether its invoices were made, and whether they were issued. */
const isMade = (fate: Fate): boolean => !isUnder(fate, 'draft', 'toAudit', 'refused', 'revoked');
const isIssued = (fate: Fate): boolean => isUnder(fate, 'issued', 'reversed', 'partlyReversed', 'void');

interface Writing {
  group: Group;
  company: Company;
  random: Random;
  serial: number;
  now: number;
}

function write(rows: InvoiceRows, writing: Writing): void {
  const { group, random, serial } = writing;
  const { customer, plans, fate, at } = group;
  const examined = Math.max(...plans.map(({ moments }) => moments.examine!));
  const askedAt = Math.max(examined + hour, at - 2 * day);
  const auditAt = askedAt + Math.floor((at - askedAt) / 2000) * 1000;
  const id = idAt(random, askedAt);
  const requestNo = `KP${dayText(askedAt).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`;
  const type = typeOf(customer, serial);
  const amounts = plans.map(({ totals }) => totals.final);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const isSplit = total > (writing.company.invoiceLimit ?? total);
  const parts = plans.map(({ note, totals, taxRate }): Part => ({ noteId: note.id, amount: totals.final, taxRate }));
  const issued = isIssued(fate) ? total : 0;
  // Of a part that is reversed the first waybill goes back.
  const red = isUnder(fate, 'reversed', 'void') ? total : fate === 'partlyReversed' ? amounts[0]! : 0;
  const state = stateOf[fate];
  const isAudited = isMade(fate) || fate === 'refused';
  rows.requests.push({
    id,
    createBy: 'customer_admin',
    createTime: timeText(askedAt),
    requestNo,
    customerId: customer.id,
    companyId: writing.company.id,
    invoiceType: type,
    ...buyerOf(customer),
    noteCount: plans.length,
    totalAmount: total,
    invoiceAmount: total,
    issuedAmount: issued,
    redAmount: red,
    mergeMode: isSplit ? mergeMode.split : mergeMode.merge,
    state,
    submitBy: fate === 'draft' ? null : 'customer_admin',
    submitTime: fate === 'draft' ? null : timeText(askedAt),
    auditBy: isAudited ? 'tax' : null,
    auditTime: isAudited ? timeText(auditAt) : null,
    auditRemark: fate === 'refused' ? '开票抬头与营业执照不一致' : null,
    revokeTime: fate === 'revoked' ? timeText(auditAt) : null,
    email: customer.invoiceEmail ?? null,
  });
  const reversedOf = (index: number) => (red === total ? amounts[index]! : index === 0 ? red : 0);
  plans.forEach(({ note, totals }, index) => {
    const isGone = isUnder(fate, 'refused', 'revoked');
    rows.requestItems.push({
      id: idAt(random, askedAt),
      createTime: timeText(askedAt),
      requestBillId: id,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      openAmount: totals.final,
      amount: totals.final,
      issuedAmount: issued === 0 ? 0 : totals.final,
      redAmount: reversedOf(index),
      settleWeight: note.settleWeight ?? null,
      isLive: requestOpen.includes(state) ? '1' : '0',
    });
    Object.assign(note, {
      requestBillId: id,
      requestBillState: state,
      requestedAmount: isGone ? 0 : totals.final - reversedOf(index),
    });
    if (fate !== 'draft')
      rows.events.push(eventOf(random, { noteId: note.id, at: askedAt, type: 'invoiceRequested', content: `申请开票 ${requestNo}` }));
  });
  if (!isMade(fate)) return;
  const pieces = splitRequest(parts, { mode: isSplit ? mergeMode.split : mergeMode.merge, limit: writing.company.invoiceLimit ?? total });
  writeInvoices(rows, { ...writing, requestBillId: id, type, pieces, auditAt });
}

/** Companies deduct their tax; every twentieth of them wants paper. */
function typeOf({ customerKind }: Customer, serial: number): string {
  if (customerKind === '3') return invoiceType.digitalOrdinary;
  return serial % 20 === 0 ? invoiceType.paperSpecial : invoiceType.digitalSpecial;
}

const buyerOf = (customer: Customer) => ({
  buyerName: customer.invoiceTitle ?? customer.customerName,
  buyerTaxNo: customer.taxNo ?? null,
  buyerAddress: customer.invoiceAddress ?? null,
  buyerTel: customer.invoiceTel ?? null,
  buyerBank: customer.invoiceBank ?? null,
  buyerAccount: customer.invoiceAccount ?? null,
});

function writeInvoices(
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
    const redLines = isRed ? (fate === 'reversed' ? lines : lines.slice(0, place === 0 ? 1 : 0)) : [];
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
    writeItems(rows, { invoiceId: id, lines, reds: redLines.length, byId, random, at: auditAt });
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
      const back = fate === 'void' ? at + hour : index < redLines.length ? redAt : undefined;
      plan.invoicing = [...(plan.invoicing ?? []), { at, tax, no: named.invoiceNo, ...(back === undefined ? {} : { back }) }];
      tell(rows, plan, { id, no: named.invoiceNo, part, tax, at, back, isVoid: fate === 'void', random });
    }
  }
  if (fate === 'failed') for (const { note } of plans) note.invoiceState = invoiceState.failed;
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
    reds = 0,
    sign = 1,
    byId,
    random,
    at,
  }: {
    invoiceId: string;
    lines: readonly { part: Part; tax: number }[];
    reds?: number;
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
      redAmount: index < reds ? part.amount : 0,
      redTax: index < reds ? tax : 0,
    });
}

/** What an invoice says in its waybills and their timelines. */
function tell(
  rows: InvoiceRows,
  { note, moments }: NotePlan,
  {
    id,
    no,
    part,
    tax,
    at,
    back,
    isVoid,
    random,
  }: { id: string; no: string; part: Part; tax: number; at: number; back: number | undefined; isVoid: boolean; random: Random },
): void {
  const isBack = back !== undefined;
  Object.assign(note, {
    invoiceId: id,
    invoiceNo: isBack ? null : no,
    invoiceState: isBack ? (isVoid ? invoiceState.void : invoiceState.reversed) : invoiceState.issued,
    invoicedAmount: (note.invoicedAmount ?? 0) + (isBack ? 0 : part.amount),
    invoicedTax: (note.invoicedTax ?? 0) + (isBack ? 0 : tax),
  });
  if (moments.invoiced !== undefined) moments.invoiced = at;
  rows.events.push(eventOf(random, { noteId: note.id, at, type: 'invoiced', content: `开具发票 ${no}`, to: '90' }));
  if (isBack)
    rows.events.push(
      eventOf(random, { noteId: note.id, at: back, type: 'invoiced', content: `${isVoid ? '作废' : '红冲'}发票 ${no}`, to: '80' }),
    );
}

const eventOf = (
  random: Random,
  { noteId, at, type, content, to }: { noteId: string; at: number; type: 'invoiceRequested' | 'invoiced'; content: string; to?: string },
): TimelineEvent => ({
  id: idAt(random, at),
  tenantId: 0,
  createBy: 'seed',
  createTime: timeText(at),
  noteId,
  eventType: type,
  content,
  happenTime: timeText(at),
  actorType: '0',
  actorName: 'system',
  fromStatus: to === undefined ? null : to === '90' ? '80' : '90',
  toStatus: to ?? null,
  visibleTo: 'platform',
});
