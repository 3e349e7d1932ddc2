import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what is done to violations. */
export const violationTexts = defineTexts({
  edit: { zh: '编辑', en: 'Edit' },
  appeal: { zh: '申诉', en: 'Appeal' },
  appealHelp: { zh: '说明情况并附上证据，由平台另一人处理', en: 'Say what happened and add proofs; another person decides' },
  appealed: { zh: '已提交申诉', en: 'The appeal is handed in' },
  punish: { zh: '处罚', en: 'Punish' },
  punishHelp: {
    zh: '扣分立即生效。罚款在运单审核后由财务复核，从未付运费中扣除；此前为“待扣款”，运费已付清的不再扣款',
    en: 'Points are taken at once. A fine is deducted from freight that is not paid yet, once the waybill is examined and finance agrees; until then it waits.',
  },
  punished: { zh: '已处罚', en: 'Punished' },
  acquit: { zh: '不予处罚', en: 'Do not punish' },
  acquitted: { zh: '已撤销', en: 'Cancelled' },
  cancel: { zh: '撤销', en: 'Cancel' },
  record: { zh: '违规', en: 'Violation' },
  punishment: { zh: '处罚', en: 'Punishment' },
  defence: { zh: '申诉与处理', en: 'Appeal and decision' },
  toDecide: { zh: '待处理', en: 'To decide' },
  canAppeal: { zh: '可申诉', en: 'May be appealed' },
});
