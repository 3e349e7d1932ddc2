import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what is done to complaints. */
export const complaintTexts = defineTexts({
  add: { zh: '新增投诉', en: 'New complaint' },
  accept: { zh: '受理', en: 'Accept' },
  accepted: { zh: '已受理', en: 'Accepted' },
  askAccept: { zh: '受理后由您回复，确定受理？', en: 'It will be yours to answer. Accept it?' },
  reject: { zh: '不予受理', en: 'Reject' },
  reply: { zh: '回复', en: 'Reply' },
  replied: { zh: '已回复，等待投诉人确认', en: 'Answered; the complainant is asked to confirm' },
  amountHelp: { zh: '选填。提交后由财务复核，通过后付给投诉人', en: 'Optional. Finance decides, then the complainant is paid' },
  compensate: { zh: '申请赔付', en: 'Ask for compensation' },
  compensateHelp: {
    zh: '由另一人在“待复核”中审批：客户转入钱包，承运方付到收款账户',
    en: 'Another person decides: a customer gets it into the wallet, who carried onto the card.',
  },
  asked: { zh: '已申请，等待他人复核', en: 'Asked for; another person decides' },
  close: { zh: '确认办结', en: 'Close' },
  closeHelp: { zh: '办结后不能重开', en: 'A closed complaint is not reopened' },
  closed: { zh: '已办结', en: 'Closed' },
  reopen: { zh: '重开', en: 'Reopen' },
  reopenHelp: { zh: '对回复不满意时可以重开一次', en: 'If the answer does not satisfy you, reopen it once' },
  withdraw: { zh: '撤诉', en: 'Withdraw' },
  askWithdraw: { zh: '撤诉后不再处理，确定撤诉？', en: 'It will not be handled any more. Withdraw it?' },
  parties: { zh: '投诉', en: 'Complaint' },
  handling: { zh: '处理', en: 'Handling' },
  compensation: { zh: '赔付', en: 'Compensation' },
  overdue: { zh: '超时', en: 'Overdue' },
});
