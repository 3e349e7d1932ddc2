import { updateRow } from '../../../platform/resource/writeRows.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { noticeState } from '../payment/payment.states.ts';
import { hyPayment } from '../payment/payment.table.ts';
import type { PaymentDocument } from '../payment/paymentDocument.ts';

const page = '/wlhy/hycustomerwallet/HyCustomerWalletList';

/**
 * A refund to a customer. One that failed or came back is over: its money is in the wallet again, and another refund is asked for.
 *
 * @source freight-domain 3.8, amendments 10
 */
export const refundDocument: PaymentDocument = {
  purpose: '退款',
  name: '退款',
  openPage: page,
  // Its wallet is held by the accounts of the posting.
  hold: async () => {},
  follow: async (tx, ctx, payment, news) => {
    if (news === 'sent') return;
    const isPaid = news === 'paid';
    if (!isPaid)
      await updateRow(tx, ctx, hyPayment, {
        before: payment,
        values: { failNoticeState: noticeState.handled, noticeRemark: '款项已退回客户钱包' },
      });
    await notify(
      tx,
      ctx,
      { company: payment.customerId ?? '' },
      {
        title: `退款 ${payment.paymentNo} ${isPaid ? '已到账' : '未成功，款项已退回钱包'}`,
        lines: [`${shownYuan(payment.amount)}元`],
        openPage: page,
      },
    );
  },
};
