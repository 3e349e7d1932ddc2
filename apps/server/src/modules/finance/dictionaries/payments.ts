import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../../platform/contract/index.ts';

/** What is paid, by whom it is decided, and how it goes. */
export const paymentDictionaries: readonly Dictionary[] = [
  dictionary('payee_type', {
    label: label('收款人类型', 'Kind of payee'),
    items: [
      ['1', '司机本人', 'Driver'],
      ['2', '车辆所有人', 'Vehicle owner'],
      ['3', '车队长', 'Captain'],
      ['4', '承运商公司', 'Carrier company'],
    ],
  }),
  dictionary('pay_kind', {
    label: label('付款类型', 'Kind of payment'),
    items: [
      ['1', '运费', 'Freight'],
      ['2', '预付', 'Prepayment'],
      ['3', '线下', 'Offline'],
      ['4', '客户退款', 'Customer refund'],
      ['5', '代理差额', 'Agent margin'],
      ['6', '保险费', 'Premium'],
      ['7', '税费', 'Tax'],
      ['8', '平台费提取', 'Platform fee withdrawal'],
      ['9', '赔付', 'Compensation'],
      ['10', '待查退回', 'Unidentified money sent back'],
    ],
  }),
  dictionary('pay_state', {
    label: label('支付状态', 'Payment status'),
    items: [
      ['10', '待提交', 'To submit', 'draft'],
      ['20', '待复核', 'To approve', 'waiting'],
      ['30', '处理中', 'In progress', 'running'],
      ['40', '成功', 'Paid', 'ok'],
      ['50', '失败', 'Failed', 'danger'],
      ['60', '已关闭', 'Closed', 'void'],
      ['70', '已退汇', 'Returned', 'danger'],
      ['80', '变更审核中', 'Change under review', 'waiting'],
    ],
  }),
  dictionary('channel_fee_mode', {
    label: label('手续费方式', 'Kind of bank fee'),
    items: [
      ['fixed', '每笔固定', 'Fixed per payment'],
      ['bp', '按金额比例', 'Share of the amount'],
    ],
  }),
  dictionary('notice_state', {
    label: label('通知状态', 'Notice'),
    items: [
      ['0', '无', 'None'],
      ['1', '待处理', 'Open', 'danger'],
      ['2', '已处理', 'Handled', 'ok'],
    ],
  }),
  dictionary('pay_channel', {
    label: label('付款渠道', 'Payment channel'),
    items: [
      ['bank', '银行直连', 'Bank'],
      ['third', '第三方支付账户', 'Payment institution'],
      ['offline', '线下', 'Offline'],
    ],
  }),
  dictionary('pay_file_format', {
    label: label('付款文件格式', 'Format of payment files'),
    items: [
      ['xlsx', 'Excel 工作簿', 'Excel workbook'],
      ['csv', 'CSV 文本', 'CSV text'],
      ['pain001', 'ISO 20022 报文（pain.001）', 'ISO 20022 message (pain.001)'],
    ],
  }),
  dictionary('pay_file_state', {
    label: label('付款文件状态', 'Status of payment files'),
    items: [
      ['10', '等待结果', 'Waiting for results'],
      ['20', '已完成', 'Finished'],
    ],
  }),
  dictionary('settle_result', {
    label: label('付款结果', 'Result of a payment'),
    items: [
      ['paid', '已支付', 'Paid'],
      ['failed', '未支付', 'Not paid'],
    ],
  }),
  dictionary('payment_means', {
    label: label('支付方式', 'Means of payment'),
    items: [
      ['1', '信用证', 'Letter of credit'],
      ['2', '托收', 'Collection'],
      ['3', '汇付', 'Remittance'],
      ['31', '银行汇票', 'Bank draft'],
      ['32', '银行转账', 'Bank transfer'],
      ['4', '第三方支付平台', 'Payment platform'],
      ['41', '支付宝', 'Alipay'],
      ['42', '微信', 'WeChat Pay'],
      ['9', '其他电子支付', 'Other electronic'],
    ],
  }),
  dictionary('pay_change_type', {
    label: label('变更类型', 'Kind of change'),
    items: [
      ['1', '收款人变更', 'Payee'],
      ['2', '银行卡变更', 'Bank card'],
      ['3', '金额变更', 'Amount'],
    ],
  }),
  dictionary('pay_change_state', {
    label: label('支付变更状态', 'Payment change status'),
    items: [
      ['10', '待审核', 'Pending', 'waiting'],
      ['20', '已通过', 'Approved', 'ok'],
      ['30', '已驳回', 'Refused', 'danger'],
      ['40', '已取消', 'Cancelled', 'void'],
    ],
  }),
  dictionary('adjust_side', {
    label: label('调整方', 'Side of an adjustment'),
    items: [
      ['customer', '客户侧', 'Customer'],
      ['carrier', '承运侧', 'Carriage'],
    ],
  }),
  dictionary('adjust_reason', {
    label: label('费用调整原因', 'Reason of an adjustment'),
    items: [
      ['1', '重量更正', 'Weight corrected'],
      ['2', '单价更正', 'Price corrected'],
      ['3', '货损协商', 'Loss agreed on'],
      ['4', '扣款更正', 'Deduction corrected'],
      ['5', '尾差', 'Rounding'],
      ['6', '其他', 'Other'],
    ],
  }),
  dictionary('note_adjust_state', {
    label: label('费用调整状态', 'Fee adjustment status'),
    items: [
      ['10', '待审核', 'To decide', 'waiting'],
      ['20', '已生效', 'Effective', 'ok'],
      ['30', '已驳回', 'Refused', 'danger'],
      ['40', '已撤回', 'Withdrawn', 'void'],
    ],
  }),
  dictionary('approval_kind', {
    label: label('复核申请类型', 'Kind of application'),
    items: [
      ['walletAdjust', '钱包调账', 'Wallet correction'],
      ['walletRefund', '客户退款', 'Refund to a customer'],
      ['walletConfig', '钱包配置变更', 'Change of payment limits'],
      ['platformTransfer', '平台账户调拨', 'Transfer between accounts'],
      ['ownFunds', '自有资金出入', 'Own funds'],
      ['termWriteOff', '账期核销', 'Term written off'],
      ['agentPayout', '代理差额付款', 'Payout of agent margins'],
      ['compensation', '赔付', 'Compensation'],
      ['premiumPayout', '保费结算', 'Premiums for an insurer'],
      ['paymentSettle', '付款结果确认', 'Result of a payment'],
      ['vatSetOff', '进项税额抵扣', 'Input tax set off'],
    ],
  }),
  dictionary('approval_state', {
    label: label('复核申请状态', 'Application status'),
    items: [
      ['10', '待复核', 'Pending', 'waiting'],
      ['20', '已通过', 'Approved', 'ok'],
      ['30', '已驳回', 'Refused', 'danger'],
      ['40', '已取消', 'Cancelled', 'void'],
    ],
  }),
  dictionary('adjust_account', {
    label: label('调账科目', 'Account of a correction'),
    items: [
      ['compensate', '赔付', 'Compensation'],
      ['other', '其他收入', 'Other income'],
    ],
  }),
  dictionary('prepay_state', {
    label: label('预付状态', 'Prepayment status'),
    items: [
      ['10', '待审核', 'Pending', 'waiting'],
      ['20', '待付款', 'To pay', 'waiting'],
      ['30', '付款中', 'Paying', 'running'],
      ['40', '已付款', 'Paid', 'ok'],
      ['45', '已抵扣', 'Offset', 'ok'],
      ['50', '付款失败', 'Payment failed', 'danger'],
      ['60', '已驳回', 'Refused', 'danger'],
      ['70', '已退回', 'Returned', 'void'],
      ['99', '已取消', 'Cancelled', 'void'],
    ],
  }),
  dictionary('dianfu_state', {
    label: label('垫付状态', 'Advance status'),
    items: [
      ['10', '待审核', 'Pending', 'waiting'],
      ['20', '待放款', 'To advance', 'waiting'],
      ['30', '已垫付', 'Advanced', 'running'],
      ['40', '部分归还', 'Partly repaid', 'running'],
      ['50', '已结清', 'Settled', 'ok'],
      ['60', '已驳回', 'Refused', 'danger'],
      ['80', '已核销', 'Written off', 'danger'],
      ['99', '已取消', 'Cancelled', 'void'],
    ],
  }),
  dictionary('dianfu_fee_mode', {
    label: label('垫付费方式', 'Kind of advance fee'),
    items: [
      ['daily', '按日', 'By day'],
      ['fixed', '固定费率', 'Fixed share'],
    ],
  }),
  dictionary('money_source', {
    label: label('款项来源', 'Paid from'),
    items: [
      ['wallet', '客户钱包', 'Wallet'],
      ['transfer', '银行转账', 'Bank transfer'],
    ],
  }),
  dictionary('recharge_type', {
    label: label('充值方式', 'Kind of top-up'),
    items: [
      ['1', '线下转账', 'Bank transfer'],
      ['2', '网银', 'Online banking'],
      ['3', '第三方账户', 'Payment account'],
      ['4', '平台调账', 'Adjustment'],
    ],
  }),
  dictionary('recharge_state', {
    label: label('充值状态', 'Top-up status'),
    items: [
      ['10', '待付款', 'To pay', 'draft'],
      ['20', '待确认', 'To confirm', 'waiting'],
      ['30', '已到账', 'Received', 'ok'],
      ['40', '已驳回', 'Refused', 'danger'],
      ['50', '已关闭', 'Closed', 'void'],
      ['60', '已冲正', 'Reversed', 'void'],
    ],
  }),
];
