import { defineTexts } from '../texts/defineTexts.ts';

/** Words of complaints, evaluations and violations that stand with waybills, too. */
export const serviceTexts = defineTexts({
  complain: { zh: '投诉', en: 'Complain' },
  complained: { zh: '已提交投诉', en: 'The complaint is handed in' },
  evaluate: { zh: '评价', en: 'Evaluate' },
  evaluated: { zh: '已评价', en: 'Thank you for the evaluation' },
  recordViolation: { zh: '登记违规', en: 'Record a violation' },
  recorded: { zh: '已登记，对方可在7天内申诉', en: 'Recorded. They may appeal within 7 days' },
  contentHelp: { zh: '不少于10个字', en: 'At least 10 characters' },
  fromHelp: { zh: '选择运单后取运单上的投诉方，没有运单时填写姓名', en: 'Taken from the waybill; without one, enter a name' },
  itemsTitle: { zh: '分项（选填）', en: 'In detail (optional)' },
  tagsHelp: { zh: '多个标签用分号分隔', en: 'Separate tags by semicolons' },
  anonymousHelp: { zh: '匿名后对方看不到评价人和运单号', en: 'They see neither your name nor the waybill' },
  scoreHelp: { zh: '提交后计入司机、车辆和承运商的信用分', en: 'Counts for the scores of driver, vehicle and carrier' },
  who: { zh: '违规方', en: 'Who' },
  punishment: { zh: '建议处罚（选填）', en: 'Punishment suggested (optional)' },
  whoHelp: {
    zh: '选择运单后默认为运单司机；只选车辆时记在车辆名下',
    en: 'By default the driver of the waybill; with a vehicle alone, the vehicle',
  },
});
