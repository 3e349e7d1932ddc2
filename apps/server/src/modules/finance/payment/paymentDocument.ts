import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Share } from '../ledger/payoutPostings.ts';
import type { PaymentRow } from './payment.table.ts';

/** What became of a payment. */
export type PaymentNews = 'sent' | 'paid' | 'failed' | 'returned';

/** What payments of a kind pay: waybills, prepayments, refunds … Its payments tell it what becomes of them. @source amendments 10, L4 */
export interface PaymentDocument {
  /** What the payee's statement says, before the number of the waybill or payment. */
  purpose: string;
  /** What the books call its payments: 付款, 预付 or 退款. */
  name: string;
  /** Page on which a payment that failed or came back is looked after. */
  openPage: string;
  /** Holds the document, and first what comes before it in the order of locks. The payment is held afterwards. */
  hold(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void>;
  /** Says in the document, and on the timeline, what became of its payment: a row that has just moved. */
  follow(tx: Tx, ctx: Context, payment: PaymentRow, news: PaymentNews): Promise<void>;
  /** The same of many payments, of a document each. Absent: one is told after the other. */
  followAll?(tx: Tx, ctx: Context, payments: readonly PaymentRow[], news: PaymentNews): Promise<void>;
  /** Why a payment that came back is closed: something else pays by now what it paid. Absent or nothing: it is to be paid again. Asked before `follow`. */
  followedBy?(tx: Tx, ctx: Context, payment: PaymentRow): Promise<string | undefined>;
  /** Accounts that money which came back goes to. Absent: all of it to where it came from. Asked before `follow`. */
  sharesOfReturn?(tx: Tx, ctx: Context, payment: PaymentRow): Promise<readonly Share[]>;
}
