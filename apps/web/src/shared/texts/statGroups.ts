import { defineTexts } from './defineTexts.ts';

/** What statistics may be grouped by. */
export const groupTexts = defineTexts({
  payee: { zh: '收款人', en: 'Payee' },
  payeeType: { zh: '收款人类型', en: 'Kind of payee' },
  bank: { zh: '开户行', en: 'Bank' },
  time: { zh: '时间', en: 'Time' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  driver: { zh: '司机', en: 'Driver' },
  lane: { zh: '线路', en: 'Lane' },
  province: { zh: '发货省份', en: 'Province of loading' },
  customer: { zh: '客户', en: 'Customer' },
  cargo: { zh: '货物类型', en: 'Cargo' },
  status: { zh: '订单状态', en: 'Status' },
  salesperson: { zh: '业务员', en: 'Salesperson' },
  dispatcher: { zh: '调度员', en: 'Dispatcher' },
  auditor: { zh: '审核员', en: 'Auditor' },
  captain: { zh: '车队长', en: 'Captain' },
  customerUser: { zh: '客户账号', en: 'Customer user' },
  company: { zh: '运营主体', en: 'Company' },
  agent: { zh: '代理', en: 'Agent' },
});
