import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of waybills. */
export const noteTexts = defineTexts({
  weight: { zh: '重量', en: 'Weight' },
  goodsHelp: {
    zh: '最多 10 行；各行重量合计应等于装货重量，装货前等于计划重量',
    en: 'Up to 10 lines. Together they weigh what is loaded, or planned until then',
  },
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  grossLessTare: { zh: '毛重减皮重为', en: 'Gross less tare is' },
  tareIsLess: { zh: '皮重应小于毛重', en: 'The tare must be less than the gross weight' },
  netHelp: { zh: '填写毛重与皮重后自动算出', en: 'Computed from gross and tare' },
  creditTaken: { zh: '占用授信额度', en: 'Credit taken' },
  walletAvailable: { zh: '钱包可用余额', en: 'Available in the wallet' },
  trial: { zh: '运费试算', en: 'Estimate' },
  heldMore: { zh: '将追加冻结', en: 'Held in addition' },
  heldLess: { zh: '将释放冻结', en: 'Released' },
  walletShort: { zh: '余额不足', en: 'not enough' },
  consequences: { zh: '撤销的后果', en: 'What follows' },
  asksFirst: {
    zh: '货物已装车：系统设置要求审批时，经他人同意后才撤销',
    en: 'The goods are loaded. If the settings ask for approval, another person decides first',
  },
  prepaidFirst: { zh: '已预付，须他人同意，撤销后追回预付款', en: 'Another person decides; the prepayment is to be recovered afterwards:' },
  freezeReleased: { zh: '解冻客户资金', en: "The customer's money comes free:" },
  backToOrder: { zh: '退回订单、可重新调度', en: 'Back to its order, to be dispatched again:' },
  crewFree: { zh: '司机与车辆可另派', en: 'Driver and vehicle are free for other trips:' },
  cannotUndo: { zh: '撤销后不能恢复', en: 'It cannot be undone' },
  ofNotes: { zh: '{count} 张运单合计', en: '{count} {count|waybill|waybills} together' },
  notRequested: { zh: '尚未申请开票', en: 'No invoice requested yet' },
  notBilled: { zh: '尚未出账', en: 'In no bill yet' },
  typeNumber: { zh: '输入运单号确认', en: 'Waybill number, to confirm' },
  typeNumberHelp: { zh: '与上方运单号一致后才能确定', en: 'Type it as shown above to revoke' },
  eventGroup: { zh: '事件类别', en: 'Kind of event' },
  allEvents: { zh: '全部', en: 'All' },
});
