import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the data log. */
export const dataLogTexts = defineTexts({
  compare: { zh: '数据比较', en: 'Compare' },
  chooseTwo: { zh: '请选择同一数据的两个版本', en: 'Choose two versions of the same row' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreConfirm: {
    zh: '确定要把数据恢复到此版本吗？当前内容会作为一个版本保留',
    en: 'Bring this version back? What the row holds now stays as a version.',
  },
  restored: { zh: '恢复成功！', en: 'Restored' },
  field: { zh: '字段名', en: 'Field' },
  version: { zh: '版本', en: 'Version' },
  older: { zh: '版本一', en: 'First version' },
  newer: { zh: '版本二', en: 'Second version' },
  differs: { zh: '不同', en: 'Differs' },
  onlyDifferences: { zh: '仅显示不同的字段', en: 'Only what differs' },
  same: { zh: '两个版本没有不同', en: 'The versions are the same' },
  close: { zh: '关闭', en: 'Close' },
});
