import { capitalAmount } from '../../../../platform/capitalAmount.ts';
import { yuanText } from '../../../../platform/amountText.ts';
import type { InvoiceLine, InvoiceParty } from '../taxChannel.ts';
import { isPaper, isSpecial } from '../orderProblem.ts';
import type { PaperInvoice } from './paperInvoice.ts';

/** What stands above an invoice, by dictionary `invoice_type`. */
const titles: ReadonlyMap<string, string> = new Map([
  ['1', '电子发票（增值税专用发票）'],
  ['2', '电子发票（普通发票）'],
  ['3', '增值税专用发票'],
  ['4', '增值税普通发票'],
]);

/** The title of an invoice. */
export const titleOf = ({ invoiceType }: Pick<PaperInvoice, 'invoiceType'>): string => titles.get(invoiceType) ?? '发票';

/** `¥2635.41`, as invoices write it: without separators. */
export const shownFen = (fen: number): string => `¥${yuanText(fen)}`;

/** A total in capitals. One below nought says so in front, as red invoices do. */
export const capitals = (fen: number): string => (fen < 0 ? `（负数）${capitalAmount(-fen)}` : capitalAmount(fen));

/** `9%` or `1.5%`. */
export const rateText = (bp: number): string => `${bp / 100}%`;

/** `2026年06月01日` */
export const dayText = (time: string): string => time.slice(0, 10).replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日');

/** Decimals that a price keeps at most: quantity times price is the amount again. */
const priceDecimals = 8;

/** The price of one, yuan without tax; empty where no quantity is named. */
export function priceText({ net, quantity }: Pick<InvoiceLine, 'net' | 'quantity'>): string {
  const [, whole, part = ''] = /^-?(\d{1,10})(?:\.(\d{1,6}))?$/.exec(quantity ?? '') ?? [];
  const count = BigInt(`${whole ?? '0'}${part}`);
  if (count === 0n) return '';
  const [above, below] = [BigInt(Math.abs(net)) * 10n ** BigInt(part.length + priceDecimals), 100n * count];
  const digits = String((2n * above + below) / (2n * below)).padStart(priceDecimals + 1, '0');
  const decimals = digits.slice(-priceDecimals).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -priceDecimals)}.${decimals}`;
}

/** The remark with what else stands there: banks of both sides on special invoices, and what a red invoice takes back. */
export function remarkLines(invoice: PaperInvoice): string[] {
  const { buyer, seller, remark, red, invoiceType } = invoice;
  return [
    ...(isSpecial(invoiceType) ? [...contactLines('购买方', buyer), ...contactLines('销售方', seller)] : []),
    ...(red === undefined ? [] : [`被红冲蓝字发票号码：${red.originalNo}　红字发票信息确认单编号：${red.redConfirmNo}`]),
    ...remark.split('\n').filter((line) => line.trim() !== ''),
  ];
}

function contactLines(side: string, { address, tel, bank, account }: InvoiceParty): string[] {
  const named = (label: string, text: string | null) => (text === null || text === '' ? [] : [`${side}${label}：${text}`]);
  const line = [...named('地址', address), ...named('电话', tel), ...named('开户银行', bank), ...named('银行账号', account)];
  return line.length === 0 ? [] : [`${line.join('；')}；`];
}

/** What stands over all of an invoice that is none. */
export const simulatedMark = '模拟发票 仅供演示';
/** What stands over all of one that does not stand any more. */
export const voidMark = '已作废';

/** What an invoice says that was laid out here and issued elsewhere. */
export const copyMark = ({ invoiceType }: Pick<PaperInvoice, 'invoiceType'>): string =>
  isPaper(invoiceType) ? '本件按开票结果排版，以税务机关监制的纸质发票为准' : '本件按开票结果排版，版式文件以电子税务局提供的为准';
