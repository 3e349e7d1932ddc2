import { defineTexts } from '../texts/defineTexts.ts';

/** Words of what is reported to the authorities. */
export const uploadTexts = defineTexts({
  upload: { zh: '上传监管', en: 'Gov. upload' },
  queued: { zh: '已提交上传，结果见“监管上传”', en: 'Queued: the result is shown under “Government upload”' },
});
