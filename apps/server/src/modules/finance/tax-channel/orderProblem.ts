import { checkTaxNo } from '@tarmac/freight-api/rules';
import { paperTypes, specialTypes } from '../invoice/invoice.states.ts';
import { type InvoiceLine, type InvoiceOrder, type RedOrder, transportKinds } from './taxChannel.ts';

/** Why an order is refused before anything is done with it. */
export interface Refusal {
  code: string;
  reason: string;
}

const refused = (code: string, reason: string): Refusal => ({ code, reason });

/** Lines and trips of one invoice, by what the tax bureau advises. @source 批量开票-导入开票模板 V260401, sheets 2 and 3 */
export const mostLines = 2000;

/**
 * What every channel asks of an order, in the words of the people who can put it right.
 *
 * @param sign 1 for an invoice, -1 for one that takes another back
 * @throws Error the order contradicts itself: no person can put that right
 */
function problemOf(order: InvoiceOrder, sign: 1 | -1): Refusal | undefined {
  assertSums(order, sign);
  const { invoiceType, seller, buyer, lines, transportRows, remark } = order;
  if (seller.taxNo === null || checkTaxNo(seller.taxNo).level === 'error') return refused('SELLER', '销售方纳税人识别号不正确');
  if (buyer.name.trim() === '') return refused('BUYER', '购买方名称为空');
  if (isSpecial(invoiceType) && buyer.taxNo === null) return refused('BUYER', '开具专用发票需要购买方纳税人识别号');
  if (buyer.taxNo !== null && checkTaxNo(buyer.taxNo).level === 'error') return refused('BUYER', '购买方纳税人识别号不正确');
  if (lines.length > mostLines || transportRows.length > mostLines) return refused('LINES', `一张发票不能超过${mostLines}行`);
  const isComplete = transportRows.every(
    ({ kind, origin, destination, cargo }) =>
      transportKinds.some((known) => known === kind) && [origin, destination, cargo].every((text) => text.trim() !== ''),
  );
  if (!isComplete) return refused('TRIP', '运输工具种类、起运地、到达地或货物名称不完整');
  if (remark.length > 230) return refused('REMARK', '备注超过230个字符');
  return undefined;
}

/** The same of an invoice. */
export const issueProblem = (order: InvoiceOrder): Refusal | undefined => problemOf(order, 1);

/** The same of a red invoice, with what its confirmation asks. */
export function redProblem(order: RedOrder): Refusal | undefined {
  if (!/^\d{20}$/.test(order.redConfirmNo)) return refused('RED', '红字确认单编号应为20位数字');
  return problemOf(order, -1);
}

/** Special invoices let the buyer deduct their tax. */
export const isSpecial = (invoiceType: string): boolean => specialTypes.includes(invoiceType);

/** Invoices on paper have a code beside their number. */
export const isPaper = (invoiceType: string): boolean => paperTypes.includes(invoiceType);

function assertSums({ serial, lines, net, tax, incl }: InvoiceOrder, sign: 1 | -1): void {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const holds =
    /^[0-9A-Za-z]{1,20}$/.test(serial) &&
    sign * incl > 0 &&
    net + tax === incl &&
    lines.every((line) => line.net + line.tax === line.incl && sign * line.incl > 0) &&
    sum((line) => line.net) === net &&
    sum((line) => line.tax) === tax;
  if (!holds) throw new Error(`the order ${serial} contradicts itself`);
}
