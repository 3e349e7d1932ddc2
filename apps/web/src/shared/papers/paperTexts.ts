import { defineTexts } from '../texts/defineTexts.ts';

/** Words of reading papers from their pictures. */
export const paperTexts = defineTexts({
  read: { zh: '识别证件', en: 'Read papers' },
  readings: { zh: '识别结果', en: 'Read from the pictures' },
  simulated: { zh: '模拟', en: 'Simulated' },
  filled: { zh: '已填入 {count} 项', en: '{count} {count|input|inputs} filled' },
  nothing: { zh: '未识别到内容，请手工填写', en: 'Nothing could be read; please type it in' },
  agrees: { zh: '识别内容与填写一致', en: 'The recognised values match what is typed' },
  differs: { zh: '以下识别内容与填写不一致，未改动填写：', en: 'These differ from what you typed. Your entries were kept:' },
  field: { zh: '项目', en: 'Field' },
  typed: { zh: '填写', en: 'Typed' },
  onPaper: { zh: '识别', en: 'Read' },
  take: { zh: '采用', en: 'Use' },
  different: { zh: '不一致', en: 'Differs' },
});
