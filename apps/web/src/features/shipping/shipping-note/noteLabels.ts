import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What the list of waybills and its actions say; their dialogs come with more. */
export const noteLabels = defineTexts({
  plateAndDriver: { zh: '车牌 · 司机', en: 'Plate · driver' },
  goods: { zh: '货物明细', en: 'Goods' },
  weight: { zh: '重量', en: 'Weight' },
  goodsHelp: {
    zh: '最多 10 行；各行重量合计应等于装货重量，装货前等于计划重量',
    en: 'Up to 10 lines. Together they weigh what is loaded, or planned until then',
  },
  dispatch: { zh: '派车', en: 'Dispatch vehicle' },
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  accept: { zh: '接单代操作', en: 'Accept' },
  refuse: { zh: '拒单', en: 'Refuse' },
  change: { zh: '改派', en: 'Change vehicle' },
  load: { zh: '装货', en: 'Load' },
  depart: { zh: '发车', en: 'Depart' },
  unload: { zh: '卸货', en: 'Unload' },
  sign: { zh: '签收', en: 'Sign' },
  timeline: { zh: '时间轴', en: 'Timeline' },
  track: { zh: '轨迹', en: 'Track' },
  addNote: { zh: '备注', en: 'Add note' },
  editPrice: { zh: '改价', en: 'Change prices' },
  revoke: { zh: '撤销', en: 'Revoke' },
  contract: { zh: '合同', en: 'Contract' },
  print: { zh: '打印运单', en: 'Print waybill' },
  revokeApprove: { zh: '撤销审批', en: 'Decide on revocation' },
  revokeApplied: { zh: '撤销申请中', en: 'Revocation applied for' },
  importSlips: { zh: '导入磅单', en: 'Import slips' },
  dueFilter: { zh: '账期到期', en: 'Term due' },
  removeFilter: { zh: '移除筛选', en: 'Remove filter' },
});
