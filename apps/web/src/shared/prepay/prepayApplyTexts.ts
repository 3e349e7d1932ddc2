import { defineTexts } from '../texts/defineTexts.ts';

/** Words of applications for prepayments. */
export const prepayApplyTexts = defineTexts({
  apply: { zh: '申请预付', en: 'Apply' },
  applied: { zh: '已申请，等待审核', en: 'Applied for: somebody else decides' },
  terms: { zh: '可预付金额', en: 'What may be prepaid' },
  cap: { zh: '预付上限', en: 'At most' },
  used: { zh: '已申请', en: 'Applied for already' },
  left: { zh: '还可预付', en: 'Left' },
  agreed: { zh: '派车约定', en: 'Agreed at dispatch' },
});
