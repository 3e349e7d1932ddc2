import { defineTexts } from '../../../shared/defineTexts.ts';

/** Words of waybills. */
export const noteTexts = defineTexts({
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
  addNote: { zh: '备注', en: 'Add note' },
  editPrice: { zh: '改价', en: 'Change prices' },
  revoke: { zh: '撤销', en: 'Revoke' },
  revokeApprove: { zh: '撤销审批', en: 'Decide on revocation' },
  importSlips: { zh: '导入磅单', en: 'Import slips' },
  dueFilter: { zh: '账期到期', en: 'Term due' },
  removeFilter: { zh: '移除筛选', en: 'Remove filter' },
});
