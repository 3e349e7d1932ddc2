import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of decisions on corrections of waybills. */
export const noteAdjustTexts = defineTexts({
  audit: { zh: '审核', en: 'Decide' },
  auditTitle: { zh: '费用调整审核', en: 'Decide on an adjustment' },
  together: { zh: '同一账单同时申请的调整一并审核', en: 'Adjustments that a bill asked for together are decided on together' },
  parts: { zh: '一并审核的调整', en: 'Decided on together' },
  total: { zh: '合计', en: 'Total' },
  cancel: { zh: '撤回', en: 'Withdraw' },
  askCancel: { zh: '撤回后运单费用不变，确定撤回？', en: 'Nothing changes then. Withdraw the adjustment?' },
  decision: { zh: '申请与审核', en: 'Application and decision' },
});
