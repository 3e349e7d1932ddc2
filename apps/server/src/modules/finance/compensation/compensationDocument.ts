import { post } from '../ledger/post.ts';
import { postCompensation, reversed } from '../ledger/postings.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { noticeState } from '../payment/payment.states.ts';
import { hyPayment } from '../payment/payment.table.ts';
import type { PaymentDocument } from '../payment/paymentDocument.ts';
import { paymentFacts } from '../payment/paymentFacts.ts';
import { compensationFailed } from './compensation.events.ts';

/**
 * A compensation to who carried. One that failed or came back is over: nothing is owed any more, and another one is asked for.
 *
 * @source amendments L23
 */
export const compensationDocument: PaymentDocument = {
  name: '赔付',
  purpose: '赔付',
  openPage: '/account/approval',
  // Its creditor is held by the accounts of the posting.
  hold: async () => {},
  follow: async (tx, ctx, payment, news) => {
    if (news === 'sent' || news === 'paid') return;
    const { companyId, amount, creditorId, requestSerial } = payment;
    const back = reversed(postCompensation({ companyId, amount }, { creditorId }));
    await post(tx, ctx, back, paymentFacts(payment, { step: `back-${requestSerial ?? ''}`, what: '赔付未到账，撤回' }));
    await updateRow(tx, ctx, hyPayment, {
      before: payment,
      values: { failNoticeState: noticeState.handled, noticeRemark: '赔付已撤回，请重新申请' },
    });
    await ctx.emit(tx, compensationFailed, { approvalId: payment.documentId ?? '' });
  },
};
