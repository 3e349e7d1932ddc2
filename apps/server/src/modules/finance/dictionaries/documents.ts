import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../../platform/contract/index.ts';

/** Bills, invoices, contracts, insurance and tax. */
export const documentDictionaries: readonly Dictionary[] = [
  dictionary('request_bill_state', {
    label: label('开票申请状态', 'Invoice request status'),
    items: [
      ['10', '草稿', 'Draft', 'draft'],
      ['20', '待审核', 'Pending', 'waiting'],
      ['30', '待开票', 'To invoice', 'waiting'],
      ['40', '开票中', 'Invoicing', 'running'],
      ['50', '已开票', 'Invoiced', 'ok'],
      ['55', '部分红冲', 'Partly reversed', 'danger'],
      ['58', '已全部红冲', 'Reversed', 'void'],
      ['60', '已驳回', 'Refused', 'danger'],
      ['99', '已撤销', 'Revoked', 'void'],
    ],
  }),
  dictionary('invoice_state', {
    label: label('发票状态', 'Invoice status'),
    items: [
      ['10', '待开具', 'To issue', 'waiting'],
      ['20', '开具中', 'Issuing', 'running'],
      ['30', '已开具', 'Issued', 'ok'],
      ['40', '已交付', 'Delivered', 'ok'],
      ['50', '已红冲', 'Reversed', 'danger'],
      ['60', '开具失败', 'Failed', 'danger'],
      ['70', '已作废', 'Void', 'void'],
    ],
  }),
  dictionary('invoice_merge', {
    label: label('开票方式', 'Merged or split invoices'),
    items: [
      ['merge', '合并一张', 'One invoice'],
      ['split', '按限额拆分', 'Split at the limit'],
    ],
  }),
  dictionary('deliver_type', {
    label: label('发票交付方式', 'Delivery of invoices'),
    items: [
      ['email', '电子邮件', 'E-mail'],
      ['express', '快递', 'Express'],
      ['self', '自取', 'Collected'],
    ],
  }),
  dictionary('bill_kind', {
    label: label('账单类型', 'Kind of bill'),
    items: [
      ['customer', '客户应收', 'Customer'],
      ['carrier', '承运商应付', 'Carrier'],
      ['agent', '代理差额', 'Agent margin'],
    ],
  }),
  dictionary('bill_state', {
    label: label('账单状态', 'Bill status'),
    items: [
      ['10', '草稿', 'Draft', 'draft'],
      ['20', '待确认', 'To confirm', 'waiting'],
      ['30', '已确认', 'Confirmed', 'running'],
      ['40', '部分收款', 'Partly received', 'running'],
      ['50', '已结清', 'Settled', 'ok'],
      ['60', '有异议', 'Disputed', 'danger'],
      ['99', '已作废', 'Void', 'void'],
    ],
  }),
  dictionary('contract_type', {
    label: label('合同类型', 'Kind of contract'),
    items: [
      ['1', '客户运输合同', 'Customer transport contract'],
      ['2', '承运商合同', 'Carrier contract'],
      ['3', '司机运输协议(单次)', 'Driver agreement, single trip'],
      ['4', '司机框架协议', 'Driver framework agreement'],
      ['5', '代理合同', 'Agency contract'],
    ],
  }),
  dictionary('contract_state', {
    label: label('合同状态', 'Contract status'),
    items: [
      ['10', '草稿', 'Draft', 'draft'],
      ['20', '待签署', 'To sign', 'waiting'],
      ['30', '部分签署', 'Partly signed', 'running'],
      ['40', '已生效', 'In force', 'ok'],
      ['50', '已拒签', 'Declined', 'danger'],
      ['60', '已到期', 'Expired', 'void'],
      ['70', '已解除', 'Terminated', 'void'],
      ['99', '已作废', 'Void', 'void'],
    ],
  }),
  dictionary('insurance_type', {
    label: label('险种', 'Kind of insurance'),
    items: [
      ['1', '货物运输险', 'Cargo'],
      ['2', '承运人责任险', "Carrier's liability"],
      ['3', '驾驶员意外险', 'Driver accident'],
    ],
  }),
  dictionary('premium_payer', {
    label: label('保费承担', 'Who pays the premium'),
    items: [
      ['customer', '客户', 'Customer'],
      ['platform', '平台', 'Platform'],
    ],
  }),
  dictionary('insurance_state', {
    label: label('保险状态', 'Insurance status'),
    items: [
      ['10', '待投保', 'To insure', 'waiting'],
      ['20', '投保中', 'Insuring', 'running'],
      ['30', '已生效', 'In force', 'ok'],
      ['40', '投保失败', 'Failed', 'danger'],
      ['50', '退保中', 'Cancelling', 'running'],
      ['60', '已退保', 'Cancelled', 'void'],
      ['70', '理赔中', 'Claiming', 'running'],
      ['80', '已结案', 'Closed', 'ok'],
      ['90', '已到期', 'Expired', 'void'],
    ],
  }),
  dictionary('tax_kind', {
    label: label('申报类型', 'Kind of declaration'),
    items: [
      ['1', '从业人员身份信息报送', 'Identity report'],
      ['2', '收入信息报送', 'Income report'],
      ['3', '增值税代办申报', 'Agency VAT declaration'],
      ['4', '个税预扣预缴', 'Income tax withholding'],
      ['5', '平台增值税申报', 'Own VAT return'],
    ],
  }),
  dictionary('tax_state', {
    label: label('申报状态', 'Declaration status'),
    items: [
      ['10', '待复核', 'To review', 'draft'],
      ['20', '待申报', 'To file', 'waiting'],
      ['30', '申报中', 'Filing', 'running'],
      ['40', '申报成功', 'Filed', 'ok'],
      ['50', '申报失败', 'Failed', 'danger'],
      ['60', '已缴款', 'Paid', 'ok'],
      ['70', '已更正', 'Corrected', 'void'],
      ['99', '已作废', 'Void', 'void'],
    ],
  }),
  dictionary('tax_person_type', {
    label: label('申报人员类型', 'Kind of person declared'),
    items: [
      ['driver', '司机', 'Driver'],
      ['captain', '车队长', 'Captain'],
      ['carrier', '承运商', 'Carrier'],
      ['company', '申报主体', 'The company itself'],
    ],
  }),
  dictionary('tax_rule_kind', {
    label: label('税收规则', 'Tax rule'),
    items: [
      ['agencyVat', '增值税代办', 'Agency VAT'],
      ['smallScale', '小规模征收率', 'Small-scale rate'],
      ['surtax', '附加税费', 'Surtaxes'],
      ['incomeTax', '个税累计预扣', 'Income tax withheld'],
    ],
  }),
  dictionary('tax_filing_channel', {
    label: label('申报方式', 'Way of filing'),
    items: [
      ['embedded', '模拟税局', 'Embedded office'],
      ['files', '电子税务局文件', 'Files for the tax office'],
    ],
  }),
];
