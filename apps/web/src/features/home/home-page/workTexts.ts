import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const from = (field: string, day: string) => new URLSearchParams({ [`${field}_begin`]: `${day} 00:00:00` }).toString();
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A list with what has gone wrong on a day. */
export interface WrongList {
  label: LocalText;
  href: (day: string) => string;
  /** For people without that page. */
  other?: (day: string) => string;
}

/** Waybills whose payment was due before a day. */
export const overdueNotes = (day: string) => `/shipping/list?state=1&dueDate_end=${dayBefore(day)}`;

/** What has gone wrong on a day, with its list: a count there is the number of rows here. */
export const wrongLists = {
  failedPayments: {
    label: { zh: '付款失败、退汇', en: 'Payments that failed' },
    href: (day: string) => `/shipping/paylist?of=payments&state_MultiString=50,70&${from('failTime', day)}`,
    // Who approves has the second list alone.
    other: (day: string) => `/shipping/paylist2?state_MultiString=50,70&${from('failTime', day)}`,
  },
  failedInvoices: {
    label: { zh: '开票失败', en: 'Invoices that failed' },
    href: (day: string) => `/wlhy/hyinvoice/HyInvoiceList?state=60&${from('failTime', day)}`,
  },
  refusedUploads: {
    label: { zh: '监管上传被拒', en: 'Uploads refused' },
    href: (day: string) => `/wlhy/hygov/HyGovUploadList?state_MultiString=40,50&${from('updateTime', day)}`,
  },
  failedJobs: {
    label: { zh: '定时任务失败', en: 'Jobs that failed' },
    href: (day: string) => `/isystem/QuartzJobList?lastOutcome_MultiString=failed,lost&${from('lastRunTime', day)}`,
  },
  failedMessages: {
    label: { zh: '消息发送失败', en: 'Messages not sent' },
    href: (day: string) => `/modules/message/sysMessageList?esSendStatus=2&${from('createTime', day)}`,
  },
  alarms: {
    label: { zh: '重要告警', en: 'Alarms' },
    href: (day: string) => `/isps/userAnnouncement?priority=H&${from('sendTime', day)}`,
  },
  overdueTerms: {
    label: { zh: '账期逾期运单', en: 'Waybills overdue' },
    href: overdueNotes,
  },
} as const;

/** What people do all day. */
export const doneTexts = defineTexts({
  addOrders: { zh: '录入订单', en: 'Orders entered' },
  reviewOrders: { zh: '审核订单', en: 'Orders reviewed' },
  dispatchNotes: { zh: '派车', en: 'Waybills dispatched' },
  driveNotes: { zh: '接单、装卸、签收', en: 'Waybills on the road' },
  preCheckNotes: { zh: '预审、提交验收', en: 'Waybills pre-checked' },
  checkNotes: { zh: '验收运单', en: 'Waybills checked' },
  reviewNotes: { zh: '业务审核', en: 'Waybills reviewed' },
  examineNotes: { zh: '财务审核', en: 'Waybills examined' },
  submitPayments: { zh: '提交付款', en: 'Payments handed in' },
  approvePayments: { zh: '复核付款', en: 'Payments approved' },
  decideMoney: { zh: '审批资金申请', en: 'Applications decided' },
  receiveMoney: { zh: '确认收款', en: 'Money received' },
  addRecharges: { zh: '充值登记', en: 'Top-ups entered' },
  makeBills: { zh: '出账与发送账单', en: 'Bills made and sent' },
  confirmBills: { zh: '确认与支付账单', en: 'Bills confirmed' },
  askInvoices: { zh: '开票申请', en: 'Invoices asked for' },
  issueInvoices: { zh: '开票与交付', en: 'Invoices issued' },
  fileTaxes: { zh: '涉税申报', en: 'Tax declarations' },
  sendUploads: { zh: '监管上传处理', en: 'Uploads handled' },
  reviewParties: { zh: '资质审核', en: 'Papers reviewed' },
  addParties: { zh: '建档与提交审核', en: 'Parties entered' },
  answerComplaints: { zh: '受理与回复投诉', en: 'Complaints answered' },
  complain: { zh: '登记投诉', en: 'Complaints made' },
  handleViolations: { zh: '处理违规', en: 'Violations handled' },
  appealViolations: { zh: '违规申诉', en: 'Appeals' },
  evaluate: { zh: '评价', en: 'Evaluations' },
  signContracts: { zh: '签署合同', en: 'Contracts signed' },
});
