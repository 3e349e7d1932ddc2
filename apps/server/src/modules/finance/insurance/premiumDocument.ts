import { and, asc, eq } from 'drizzle-orm';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { noticeState } from '../payment/payment.states.ts';
import { hyPayment } from '../payment/payment.table.ts';
import type { PaymentDocument } from '../payment/paymentDocument.ts';
import { hyInsurancePolicy, hyPremiumItem } from './policy.table.ts';
import { settleItems } from './settleItems.ts';

/**
 * Premiums that an insurer is paid. A payment that failed or came back is over: its premiums are open again, and another one is asked for.
 *
 * @source freight-domain 4.4 P20s
 */
export const premiumDocument: PaymentDocument = {
  name: '保费结算',
  purpose: '保险费',
  openPage: '/account/approval',
  hold: async (tx, ctx, { documentId }) => {
    await tx
      .select({ id: hyInsurancePolicy.id })
      .from(hyInsurancePolicy)
      .innerJoin(
        hyPremiumItem,
        and(eq(hyPremiumItem.tenantId, hyInsurancePolicy.tenantId), eq(hyPremiumItem.policyId, hyInsurancePolicy.id)),
      )
      .where(and(eq(hyInsurancePolicy.tenantId, ctx.actor.tenantId), eq(hyPremiumItem.approvalId, documentId ?? '')))
      .orderBy(asc(hyInsurancePolicy.id))
      .for('update', { of: hyInsurancePolicy });
  },
  follow: async (tx, ctx, payment, news) => {
    if (news === 'sent' || news === 'paid') return;
    await settleItems(tx, ctx, payment.documentId ?? '', -1);
    await updateRow(tx, ctx, hyPayment, {
      before: payment,
      values: { failNoticeState: noticeState.handled, noticeRemark: '保费未到账，请重新申请' },
    });
  },
};
