import { paperTypes } from '../../src/modules/finance/invoice/invoice.states.ts';
import { dayText } from './calendar.ts';

/**
 * Number of an invoice of the demonstration, as the embedded office draws them: that counts up from one each day, these are at the end of what a day
 * has.
 *
 * @param serial below 10,000
 * @source freight-domain 7
 */
export function invoiceNumber({ at, type, serial }: { at: number; type: string; serial: number }): {
  invoiceNo: string;
  invoiceCode: string | null;
} {
  const date = dayText(at).replaceAll('-', '');
  const counter = `9${String(serial).padStart(4, '0')}`;
  const year = date.slice(2, 4);
  if (!paperTypes.includes(type)) return { invoiceNo: `${year}37${type}${date}99${counter}`, invoiceCode: null };
  return { invoiceNo: `${date.slice(5)}${counter}`, invoiceCode: `3700${year}9130` };
}
