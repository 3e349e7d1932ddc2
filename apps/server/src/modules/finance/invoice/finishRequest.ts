import { assertLeadsTo } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRequest } from '../invoice-request/holdRequest.ts';
import { invoiceRequestStates, requestState } from '../invoice-request/invoiceRequest.states.ts';
import type { RequestRow } from '../invoice-request/invoiceRequest.table.ts';
import { endItems } from '../invoice-request/requestNotes.ts';
import { invoiceState } from './invoice.states.ts';
import type { InvoiceRow } from './invoice.table.ts';

const unfinished: readonly string[] = [invoiceState.toIssue, invoiceState.issuing, invoiceState.failed];

/** What became of a request's invoices by now, fen. */
interface Sums {
  issued: number;
  red: number;
}

/** Where a request stands whose invoices have all come to their end. */
const endOf = ({ issued, red }: Sums): string =>
  red === 0 ? requestState.issued : red < issued ? requestState.partlyReversed : requestState.reversed;

/**
 * Takes a held request along with its invoices: it is issued once all of them are, and reversed in part or whole afterwards. Then its waybills may be
 * asked for again, as far as something is left of them.
 *
 * @param invoices of the request, as they are now
 * @source freight-domain 3.12 I6, amendments 20
 */
export async function followInvoices(
  tx: Tx,
  ctx: Context,
  request: RequestRow,
  { invoices, change }: { invoices: readonly InvoiceRow[]; change: Partial<Sums> },
): Promise<RequestRow> {
  const sums = { issued: request.issuedAmount + (change.issued ?? 0), red: request.redAmount + (change.red ?? 0) };
  const isIssuing = request.state === requestState.issuing;
  const isUnderWay = isIssuing && invoices.some(({ state, redOfId }) => redOfId === null && unfinished.includes(state));
  const to = isUnderWay ? request.state : endOf(sums);
  const action = isIssuing ? 'finish' : 'reverse';
  if (to !== request.state) assertLeadsTo(invoiceRequestStates, { action, code: request.state, to });
  const after = await moveRequest(tx, ctx, request, { action, to, values: { issuedAmount: sums.issued, redAmount: sums.red } });
  if (isIssuing && !isUnderWay) await endItems(tx, ctx, request.id);
  return after;
}
