import { mostLines } from '../tax-channel/orderProblem.ts';
import { mergeMode } from './invoiceRequest.states.ts';

/** A part of a waybill that is to stand on an invoice. */
export interface Part {
  noteId: string;
  /** Fen. */
  amount: number;
  /** In 1/10000. */
  taxRate: number;
}

/** What an invoice may come to, and whether there may be several. */
export interface SplitRule {
  mode: string;
  limit: number;
}

/**
 * Puts the parts of a request into invoices, one rate of tax on each. Merged they are one, or one for each rate. Split, an invoice takes waybills in
 * their order as long as they fit; a waybill is cut into pieces where it alone is over the limit, and nowhere else.
 *
 * @source freight-domain 2.21 mergeMode, 3.12 I2
 */
export function splitRequest(parts: readonly Part[], { mode, limit }: SplitRule): Part[][] {
  return [...Map.groupBy(parts, ({ taxRate }) => taxRate).values()].flatMap((alike) =>
    mode === mergeMode.split ? splitAtLimit(alike, limit) : [alike],
  );
}

/** Whether each invoice may be issued as it is. */
export const fits = (invoice: readonly Part[], limit: number): boolean => sumOf(invoice) <= limit && invoice.length <= mostLines;

/** What an invoice comes to. */
export const sumOf = (invoice: readonly Part[]): number => invoice.reduce((sum, { amount }) => sum + amount, 0);

function splitAtLimit(parts: readonly Part[], limit: number): Part[][] {
  const invoices: Part[][] = [];
  let current: Part[] = [];
  const end = (): void => {
    if (current.length > 0) invoices.push(current);
    current = [];
  };
  for (const part of parts) {
    let left = part.amount;
    if (!fits([...current, part], limit)) end();
    for (; left > limit; left -= limit) invoices.push([{ ...part, amount: limit }]);
    if (left > 0) current.push({ ...part, amount: left });
  }
  end();
  return invoices;
}
