import { defineTexts } from '../../../../shared/texts/defineTexts.ts';

/** What the actions between the signature and the payable waybill are called, and ask; their dialogs come with more. */
export const checkingLabels = defineTexts({
  preCheck: { zh: '预审', en: 'Pre-check' },
  supplement: { zh: '补充单据', en: 'Supplement documents' },
  editWeight: { zh: '修正重量', en: 'Correct weights' },
  submitCheck: { zh: '提交验收', en: 'Submit for check' },
  check: { zh: '验收', en: 'Check' },
  checkChosen: { zh: '批量验收', en: 'Check chosen' },
  askCheckChosen: { zh: '确认验收通过所选运单？', en: 'Pass the check of the chosen waybills?' },
  businessReview: { zh: '业务审核', en: 'Business review' },
  reviewChosen: { zh: '批量通过', en: 'Pass chosen' },
  askReviewChosen: {
    zh: '确认通过所选运单的业务审核？存在未通过规则的运单会留下并列出原因',
    en: 'Pass the business review of the chosen waybills? Those that break a rule stay and are listed',
  },
  reopen: { zh: '退回重核', en: 'Begin again' },
  resubmit: { zh: '重新提交', en: 'Hand in again' },
});
