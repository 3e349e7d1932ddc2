import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** Code sets of payments, bills, invoices, contracts, insurance, tax and accounts. @source freight-domain 2.2, 4.3 */
export const financeDictionaries: readonly Dictionary[] = [
  dictionary('payee_type', l('收款人类型', 'Kind of payee'), [['1', '司机本人', 'Driver'], ['2', '车辆所有人', 'Vehicle owner'], ['3', '车队长', 'Captain'], ['4', '承运商公司', 'Carrier company']]),
  dictionary('pay_kind', l('付款类型', 'Kind of payment'), [
    ['1', '运费', 'Freight'], ['2', '预付', 'Prepayment'], ['3', '线下', 'Offline'], ['4', '客户退款', 'Customer refund'], ['5', '代理差额', 'Agent margin'], ['6', '保险费', 'Premium'],
    ['7', '税费', 'Tax'], ['8', '平台费提取', 'Platform fee withdrawal'],
  ]),
  dictionary('pay_state', l('支付状态', 'Payment state'), [
    ['10', '待提交', 'To submit', 'draft'], ['20', '待复核', 'To approve', 'waiting'], ['30', '处理中', 'In progress', 'running'], ['40', '成功', 'Paid', 'ok'], ['50', '失败', 'Failed', 'danger'],
    ['60', '已关闭', 'Closed', 'void'], ['70', '已退汇', 'Returned', 'danger'], ['80', '变更审核中', 'Change under review', 'waiting'],
  ]),
  dictionary('pay_channel', l('付款渠道', 'Payment channel'), [['bank', '银行直连', 'Bank'], ['third', '第三方支付账户', 'Payment institution'], ['offline', '线下', 'Offline']]),
  dictionary('payment_means', l('支付方式', 'Means of payment'), [
    ['1', '信用证', 'Letter of credit'], ['2', '托收', 'Collection'], ['3', '汇付', 'Remittance'], ['31', '银行汇票', 'Bank draft'], ['32', '银行转账', 'Bank transfer'],
    ['4', '第三方支付平台', 'Payment platform'], ['41', '支付宝', 'Alipay'], ['42', '微信', 'WeChat Pay'], ['9', '其他电子支付', 'Other electronic'],
  ]),
  dictionary('pay_change_type', l('变更类型', 'Kind of change'), [['1', '收款人变更', 'Payee'], ['2', '银行卡变更', 'Bank card'], ['3', '金额变更', 'Amount']]),
  dictionary('pay_change_state', l('支付变更状态', 'Payment change state'), [['10', '待审核', 'Pending', 'waiting'], ['20', '已通过', 'Approved', 'ok'], ['30', '已驳回', 'Refused', 'danger'], ['40', '已取消', 'Cancelled', 'void']]),
  dictionary('prepay_state', l('预付状态', 'Prepayment state'), [
    ['10', '待审核', 'Pending', 'waiting'], ['20', '待付款', 'To pay', 'waiting'], ['30', '付款中', 'Paying', 'running'], ['40', '已付款', 'Paid', 'ok'], ['45', '已抵扣', 'Offset', 'ok'],
    ['50', '付款失败', 'Payment failed', 'danger'], ['60', '已驳回', 'Refused', 'danger'], ['70', '已退回', 'Returned', 'void'], ['99', '已取消', 'Cancelled', 'void'],
  ]),
  dictionary('dianfu_state', l('垫付状态', 'Advance state'), [
    ['10', '待审核', 'Pending', 'waiting'], ['20', '待放款', 'To advance', 'waiting'], ['30', '已垫付', 'Advanced', 'running'], ['40', '部分归还', 'Partly repaid', 'running'],
    ['50', '已结清', 'Settled', 'ok'], ['60', '已驳回', 'Refused', 'danger'], ['80', '已核销', 'Written off', 'danger'], ['99', '已取消', 'Cancelled', 'void'],
  ]),
  dictionary('recharge_type', l('充值方式', 'Kind of top-up'), [['1', '线下转账', 'Bank transfer'], ['2', '网银', 'Online banking'], ['3', '第三方账户', 'Payment account'], ['4', '平台调账', 'Adjustment']]),
  dictionary('recharge_state', l('充值状态', 'Top-up state'), [
    ['10', '待付款', 'To pay', 'draft'], ['20', '待确认', 'To confirm', 'waiting'], ['30', '已到账', 'Received', 'ok'], ['40', '已驳回', 'Refused', 'danger'], ['50', '已关闭', 'Closed', 'void'], ['60', '已冲正', 'Reversed', 'void'],
  ]),
  dictionary('request_bill_state', l('开票申请状态', 'Invoice request state'), [
    ['10', '草稿', 'Draft', 'draft'], ['20', '待审核', 'Pending', 'waiting'], ['30', '待开票', 'To invoice', 'waiting'], ['40', '开票中', 'Invoicing', 'running'], ['50', '已开票', 'Invoiced', 'ok'],
    ['55', '部分红冲', 'Partly reversed', 'danger'], ['60', '已驳回', 'Refused', 'danger'], ['99', '已撤销', 'Revoked', 'void'],
  ]),
  dictionary('invoice_state', l('发票状态', 'Invoice state'), [
    ['10', '待开具', 'To issue', 'waiting'], ['20', '开具中', 'Issuing', 'running'], ['30', '已开具', 'Issued', 'ok'], ['40', '已交付', 'Delivered', 'ok'], ['50', '已红冲', 'Reversed', 'danger'],
    ['60', '开具失败', 'Failed', 'danger'], ['70', '已作废', 'Void', 'void'],
  ]),
  dictionary('bill_state', l('账单状态', 'Bill state'), [
    ['10', '草稿', 'Draft', 'draft'], ['20', '待客户确认', 'To confirm', 'waiting'], ['30', '已确认', 'Confirmed', 'running'], ['40', '部分收款', 'Partly received', 'running'],
    ['50', '已结清', 'Settled', 'ok'], ['60', '有异议', 'Disputed', 'danger'], ['99', '已作废', 'Void', 'void'],
  ]),
  dictionary('contract_type', l('合同类型', 'Kind of contract'), [
    ['1', '客户运输合同', 'Customer transport contract'], ['2', '承运商合同', 'Carrier contract'], ['3', '司机运输协议(单次)', 'Driver agreement, single trip'],
    ['4', '司机框架协议', 'Driver framework agreement'], ['5', '代理合同', 'Agency contract'],
  ]),
  dictionary('contract_state', l('合同状态', 'Contract state'), [
    ['10', '草稿', 'Draft', 'draft'], ['20', '待签署', 'To sign', 'waiting'], ['30', '部分签署', 'Partly signed', 'running'], ['40', '已生效', 'In force', 'ok'], ['50', '已拒签', 'Declined', 'danger'],
    ['60', '已到期', 'Expired', 'void'], ['70', '已解除', 'Terminated', 'void'], ['99', '已作废', 'Void', 'void'],
  ]),
  dictionary('insurance_type', l('险种', 'Kind of insurance'), [['1', '货物运输险', 'Cargo'], ['2', '承运人责任险', "Carrier's liability"], ['3', '驾驶员意外险', 'Driver accident']]),
  dictionary('insurance_state', l('保险状态', 'Insurance state'), [
    ['10', '待投保', 'To insure', 'waiting'], ['20', '投保中', 'Insuring', 'running'], ['30', '已生效', 'In force', 'ok'], ['40', '投保失败', 'Failed', 'danger'], ['50', '退保中', 'Cancelling', 'running'],
    ['60', '已退保', 'Cancelled', 'void'], ['70', '理赔中', 'Claiming', 'running'], ['80', '已结案', 'Closed', 'ok'], ['90', '已到期', 'Expired', 'void'],
  ]),
  dictionary('tax_kind', l('申报类型', 'Kind of declaration'), [
    ['1', '从业人员身份信息报送', 'Identity report'], ['2', '收入信息报送', 'Income report'], ['3', '增值税代办申报', 'Agency VAT declaration'], ['4', '个税预扣预缴', 'Income tax withholding'],
  ]),
  dictionary('tax_state', l('申报状态', 'Declaration state'), [
    ['10', '待复核', 'To review', 'draft'], ['20', '待申报', 'To declare', 'waiting'], ['30', '申报中', 'Declaring', 'running'], ['40', '申报成功', 'Declared', 'ok'], ['50', '申报失败', 'Failed', 'danger'],
    ['60', '已缴款', 'Paid', 'ok'], ['70', '已更正', 'Corrected', 'void'],
  ]),
  dictionary('account_owner', l('账户主体', 'Account owner'), [
    ['platform', '平台', 'Platform'], ['customer', '客户', 'Customer'], ['driver', '司机', 'Driver'], ['carrier', '承运商', 'Carrier'], ['agent', '代理', 'Agent'], ['captain', '车队长', 'Captain'],
    ['tax', '税务', 'Tax'], ['insurer', '保险公司', 'Insurer'], ['channel', '渠道', 'Channel'], ['suspense', '待查', 'Suspense'],
  ]),
  dictionary('record_direction', l('收支方向', 'Direction'), [['in', '收入', 'In'], ['out', '支出', 'Out'], ['freeze', '冻结', 'Frozen'], ['unfreeze', '解冻', 'Released']]),
  dictionary('ledger_biz', l('记账业务', 'Posting'), [
    ['recharge', '充值', 'Top-up'], ['rechargeReverse', '充值冲正', 'Top-up reversed'], ['freeze', '冻结', 'Freeze'], ['unfreeze', '解冻', 'Release'], ['freezeAdjust', '冻结调整', 'Freeze adjusted'],
    ['accrual', '运费计提', 'Accrual'], ['fund', '运费划转', 'Funding'], ['prepayStart', '预付发起', 'Prepayment sent'], ['prepaySuccess', '预付成功', 'Prepayment paid'], ['prepayFail', '预付失败', 'Prepayment failed'],
    ['prepayOffset', '预付抵扣', 'Prepayment offset'], ['prepayRecover', '预付追回', 'Prepayment recovered'], ['payStart', '付款发起', 'Payment sent'], ['paySuccess', '付款成功', 'Payment done'],
    ['payFail', '付款失败', 'Payment failed'], ['payReturn', '退汇', 'Payment returned'], ['offlinePay', '线下付款', 'Offline payment'], ['dianfuAdvance', '垫付', 'Advance'], ['dianfuFee', '垫付费', 'Advance fee'],
    ['dianfuRepay', '垫付归还', 'Advance repaid'], ['dianfuWriteOff', '垫付核销', 'Advance written off'], ['customerPay', '客户回款', 'Customer payment'], ['refundStart', '退款发起', 'Refund sent'],
    ['refundSuccess', '退款成功', 'Refund done'], ['refundFail', '退款失败', 'Refund failed'], ['insureBuy', '投保', 'Insurance bought'], ['insureRefund', '退保', 'Insurance cancelled'],
    ['insureSettle', '保费结算', 'Premium settled'], ['insureClaim', '理赔', 'Claim received'], ['lossCompensate', '货损赔付', 'Loss compensation'], ['complaintCompensate', '投诉赔付', 'Complaint compensation'],
    ['invoiceTax', '开票税额', 'Invoice tax'], ['invoiceRed', '红冲税额', 'Invoice reversed'], ['taxWithhold', '代扣税款', 'Tax withheld'], ['taxPay', '缴税', 'Tax paid'], ['etcInput', '通行费进项', 'Toll input tax'],
    ['agentPay', '代理差额', 'Agent margin'], ['adjust', '调账', 'Adjustment'], ['suspenseIn', '待查入账', 'Unidentified receipt'], ['suspenseMatch', '待查核销', 'Receipt matched'],
  ]),
  dictionary('bank_account_type', l('账户性质', 'Kind of account'), [['1', '对公', 'Corporate'], ['2', '对私', 'Personal']]),
  dictionary('card_state', l('银行卡状态', 'Card state'), [['10', '待验证', 'To verify', 'waiting'], ['20', '已绑定', 'Bound', 'ok'], ['30', '验证失败', 'Refused', 'danger'], ['40', '已解绑', 'Unbound', 'void']]),
];
