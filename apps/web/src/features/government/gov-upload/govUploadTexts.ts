import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the list of uploads. */
export const govUploadTexts = defineTexts({
  all: { zh: '全部', en: 'All' },
  carrier: { zh: '承运商', en: 'Carriers' },
  customer: { zh: '客户', en: 'Customers' },
  driver: { zh: '司机', en: 'Drivers' },
  vehicle: { zh: '车辆', en: 'Vehicles' },
  waybill: { zh: '运单', en: 'Waybills' },
  upload: { zh: '上传', en: 'Upload' },
  uploadHelp: {
    zh: '选择要上报的对象，可以同时选择几种。已审核通过的才能上报；运单须签收并通过业务审核。',
    en: 'Choose what is to be reported, one of each kind if you like. Parties must be approved; waybills signed and reviewed.',
  },
  chooseOne: { zh: '请至少选择一个对象', en: 'Choose at least one object' },
  note: { zh: '运单', en: 'Waybill' },
  queued: { zh: '已提交上传', en: 'Queued' },
  reupload: { zh: '重新上传', en: 'Upload again' },
  reuploadAsk: { zh: '按当前数据重新上传所选记录？', en: 'Send the selected records again with their current data?' },
  stop: { zh: '终止', en: 'Stop' },
  view: { zh: '查看报文', en: 'Message' },
  quality: { zh: '数据质量', en: 'Quality' },
  message: { zh: '报文', en: 'Message' },
  checks: { zh: '校验', en: 'Checks' },
  passed: { zh: '通过', en: 'Passed' },
  warned: { zh: '提示', en: 'Warning' },
  failed: { zh: '不通过', en: 'Failed' },
  masked: { zh: '个人信息已脱敏', en: 'Personal numbers are masked' },
  noMessage: { zh: '还没有报文', en: 'There is no message yet' },
  month: { zh: '月份', en: 'Month' },
  due: { zh: '应报', en: 'Due' },
  accepted: { zh: '已接收', en: 'Received' },
  none: { zh: '无数据', en: 'Nothing to count' },
  ratesHelp: {
    zh: '上传按应报时间所在月份统计，车辆、驾驶员和轨迹按当月签收的运单统计。尚无付款数据，运单资金匹配率暂无法计算。',
    en: 'Uploads count in the month they are due; vehicles, drivers and tracks count by the waybills signed in that month. Drivers are not paid here yet, so waybills can’t be matched with funds.',
  },
});
