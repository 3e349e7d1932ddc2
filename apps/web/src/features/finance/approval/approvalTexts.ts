import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what one person asks for and another one carries out. */
export const approvalTexts = defineTexts({
  audit: { zh: '复核', en: 'Decide' },
  preview: { zh: '申请内容', en: 'What is asked for' },
  cancel: { zh: '取消申请', en: 'Cancel' },
  askCancel: { zh: '取消后不再执行，确定取消？', en: 'It is not carried out then. Cancel the application?' },
});
