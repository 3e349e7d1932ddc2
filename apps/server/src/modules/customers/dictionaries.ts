import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

/** Code sets of customers, wallets and companies. @source freight-domain 2.2 */
export const customerDictionaries: readonly Dictionary[] = [
  dictionary('customer_kind', {
    label: label('客户类型', 'Kind of customer'),
    items: [
      ['1', '货主企业', 'Shipper company'],
      ['2', '代理公司', 'Agent company'],
      ['3', '个人货主', 'Private shipper'],
    ],
  }),
  dictionary('company_kind', {
    label: label('主体类型', 'Kind of company'),
    items: [
      ['1', '平台运营主体', 'Platform operator'],
      ['2', '分公司', 'Branch'],
    ],
  }),
  dictionary('shipper_kind', {
    label: label('托运人类型', 'Kind of shipper'),
    items: [
      ['company', '单位', 'Company'],
      ['person', '个人', 'Person'],
    ],
  }),
  dictionary('settle_type', {
    label: label('结算方式', 'Settlement'),
    items: [
      ['0', '现结(钱包)', 'Prepaid wallet'],
      ['1', '月结', 'Monthly'],
      ['2', '批结', 'Per batch'],
      ['3', '趟结', 'Per trip'],
    ],
  }),
  dictionary('fee_calc_mode', {
    label: label('服务费方式', 'Service fee mode'),
    items: [
      ['1', '外加', 'On top'],
      ['2', '内扣', 'Included'],
    ],
  }),
  dictionary('invoice_type', {
    label: label('发票类型', 'Kind of invoice'),
    items: [
      ['1', '数电专票', 'Digital special VAT invoice'],
      ['2', '数电普票', 'Digital ordinary invoice'],
      ['3', '纸质专票', 'Paper special VAT invoice'],
      ['4', '纸质普票', 'Paper ordinary invoice'],
    ],
  }),
  dictionary('account_state', {
    label: label('账户状态', 'Account status'),
    items: [
      ['1', '正常', 'Normal', 'ok'],
      ['2', '冻结', 'Frozen', 'danger'],
      ['3', '注销', 'Closed', 'void'],
    ],
  }),
];
