import { contract, date, dict, entity, files, flag, money, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';

/** A company that operates the platform and contracts as carrier. @source freight-domain 2.30 */
export const Company = entity('company', {
  label: { zh: '运营主体', en: 'Operating company' },
  required: {
    companyName: text({ zh: '公司名称', en: 'Company' }, { max: 512, filter: 'text', sortable: true }),
    companyKind: dict('company_kind', { label: { zh: '主体类型', en: 'Kind' } }),
    uscc: text({ zh: '统一社会信用代码', en: 'Unified social credit code' }, { max: 18, rule: 'uscc', filter: 'equals' }),
    permitNumber: text({ zh: '道路运输经营许可证', en: 'Road transport permit' }, { max: 50, rule: 'permit' }),
    legalPerson: text({ zh: '法人', en: 'Legal representative' }, { max: 50 }),
    contactName: text({ zh: '联系人', en: 'Contact' }, { max: 50 }),
    contactPhone: text({ zh: '联系电话', en: 'Contact phone' }, { max: 18, rule: 'phone', sensitive: true }),
    adcode: text({ zh: '行政区划', en: 'Division code' }, { max: 6, rule: 'adcode' }),
    address: text({ zh: '地址', en: 'Address' }, { max: 256 }),
  },
  optional: {
    permitValidTo: date({ zh: '许可证有效期至', en: 'Permit valid to' }),
    icpLicence: text({ zh: '增值电信许可', en: 'Telecom licence' }, { max: 50 }),
    securityLevelNo: text({ zh: '等保备案', en: 'Security filing' }, { max: 50 }),
    taxpayerNo: text({ zh: '纳税人识别号', en: 'Taxpayer number' }, { max: 20, rule: 'taxNo' }),
    invoiceTitle: text({ zh: '开票抬头', en: 'Invoice title' }, { max: 100 }),
    invoiceAddress: text({ zh: '开票地址', en: 'Invoice address' }, { max: 200 }),
    invoiceTel: text({ zh: '开票电话', en: 'Invoice phone' }, { max: 30 }),
    invoiceBank: text({ zh: '开户行', en: 'Bank' }, { max: 100 }),
    invoiceAccount: text({ zh: '银行账号', en: 'Bank account' }, { max: 32, rule: 'corporateAccount' }),
    invoiceLimit: money({ zh: '单张发票限额', en: 'Limit per invoice' }),
    govSenderCode: text({ zh: '上报代码', en: 'Sender code' }, { max: 50 }),
    govProvince: text({ zh: '上报省份', en: 'Province of upload' }, { max: 20 }),
    govProfile: text({ zh: '协议档', en: 'Upload profile' }, { max: 30 }),
    sealFile: files({ zh: '电子章', en: 'Seal' }, { biz: 'certificate', image: true, maxCount: 1 }),
    state: dict('account_state', { label: { zh: '状态', en: 'Status' }, options: { default: '1' } }),
  },
  computed: { isDefault: flag({ zh: '默认主体', en: 'Default' }) },
});

/** @source freight-domain F19 */
export const companyContract = contract('/hycompany/hyCompany', {
  about: { domain: 'customers', name: 'company', entity: Company },
  endpoints: {
    ...standardEndpoints(Company, 'company'),
    setDefault: {
      method: 'PUT',
      path: '/setDefault',
      permission: 'company:setDefault',
      summary: { zh: '设为默认主体', en: 'Make default' },
      body: RowKey,
      reply: Company.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});
