import { invoiceType } from '../../src/modules/finance/invoice/invoice.states.ts';
import { mergeMode, requestOpen, requestState } from '../../src/modules/finance/invoice-request/invoiceRequest.states.ts';
import { type Part, splitRequest } from '../../src/modules/finance/invoice-request/splitRequest.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import {
  buyerOf,
  eventOf,
  type Fate,
  fates,
  type Group,
  halfOf,
  type InvoiceRows,
  isIssued,
  isMade,
  isUnder,
  noInvoices,
  type Writing,
} from './invoiceRows.ts';
import { writeInvoices } from './issuedInvoices.ts';
import type { NotePlan } from './notes.ts';
import type { Company, Customer } from './parties.ts';
import { createRandom } from './random.ts';

/** Waybills of a customer that invoices are asked for together. @source freight-domain 8.2 */
const perRequest = 14;
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
  // Paid out of the wallet a while ago: those who ask for them have paid for them.
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
  const reversedOf = (index: number): number => {
    if (isUnder(fate, 'reversed', 'void')) return amounts[index]!;
    return fate === 'partlyReversed' ? halfOf(amounts[index]!) : 0;
  };
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
    redAmount: amounts.reduce((sum, _amount, index) => sum + reversedOf(index), 0),
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
