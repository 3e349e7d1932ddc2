import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of changes of payments. */
export const payChangeTexts = defineTexts({
  apply: { zh: '申请变更', en: 'Ask for a change' },
  applied: { zh: '已申请，审核通过后付款单回到待提交', en: 'Asked for. Once approved, the payment begins again' },
  payment: { zh: '付款单', en: 'Payment' },
  cardHelp: {
    zh: '只列出司机、车队长与承运商已验证的收款卡',
    en: 'Cards of the driver, captain and carrier that the bank has confirmed',
  },
  amountHelp: { zh: '不大于未付金额；余下部分可另行付款', en: 'At most what is left to pay; the rest is paid by another payment' },
  filesHelp: { zh: '变更为非司机本人收款时，须上传代收授权书', en: 'An authorisation, where the new payee is not the driver' },
  sentAmount: { zh: '付款发出后不能变更金额', en: 'The amount cannot be changed once the payment was sent' },
  from: { zh: '原', en: 'Before' },
  to: { zh: '新', en: 'New' },
  diff: { zh: '变更内容', en: 'What changes' },
  audit: { zh: '审核', en: 'Decide' },
  auditTitle: { zh: '支付变更审核', en: 'Decide on a change' },
  preview: { zh: '变更预览', en: 'What is to change' },
  cancel: { zh: '取消', en: 'Cancel' },
  askCancel: { zh: '取消后付款单恢复原状态，确定取消？', en: 'The payment goes back to where it was. Cancel the change?' },
});
