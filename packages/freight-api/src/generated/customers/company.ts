// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, Company, CompanyAdd, CompanyEdit, ImportResult, RowKey } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Company, CompanyAdd, CompanyEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type CompanyListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'companyName' | 'companyKind' | 'uscc' | 'permitValidTo' | 'state' | 'isDefault'>;
/** Query of `importExcel`. */
export type CompanyImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Operating company (运营主体). */
export const companyFields = {
  companyName: { kind: 'text', label: { zh: '公司名称', en: 'Company' }, filter: 'text', sortable: true, maxLength: 512, required: true },
  companyKind: { kind: 'dict', label: { zh: '主体类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'company_kind', required: true },
  uscc: {
    kind: 'text',
    label: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    rule: 'uscc',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 18,
    required: true,
  },
  permitNumber: {
    kind: 'text',
    label: { zh: '道路运输经营许可证', en: 'Road transport permit' },
    rule: 'permit',
    spelling: 'code',
    maxLength: 50,
    required: true,
  },
  legalPerson: { kind: 'text', label: { zh: '法人', en: 'Legal representative' }, maxLength: 50, required: true },
  contactName: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50, required: true },
  contactPhone: {
    kind: 'text',
    label: { zh: '联系电话', en: 'Contact phone' },
    rule: 'phone',
    sensitive: true,
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
  adcode: { kind: 'text', label: { zh: '行政区划', en: 'Division code' }, rule: 'adcode', spelling: 'compact', maxLength: 6, required: true },
  address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 256, required: true },
  permitValidTo: { kind: 'date', label: { zh: '许可证有效期至', en: 'Permit valid to' }, filter: 'range', sortable: true },
  icpLicence: { kind: 'text', label: { zh: '增值电信许可', en: 'Telecom licence' }, maxLength: 50 },
  securityLevelNo: { kind: 'text', label: { zh: '等保备案', en: 'Security filing' }, maxLength: 50 },
  taxpayerNo: { kind: 'text', label: { zh: '纳税人识别号', en: 'Taxpayer number' }, rule: 'taxNo', spelling: 'compact', maxLength: 20 },
  invoiceTitle: { kind: 'text', label: { zh: '开票抬头', en: 'Invoice title' }, maxLength: 100 },
  invoiceAddress: { kind: 'text', label: { zh: '开票地址', en: 'Invoice address' }, maxLength: 200 },
  invoiceTel: { kind: 'text', label: { zh: '开票电话', en: 'Invoice phone' }, maxLength: 30 },
  invoiceBank: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100 },
  invoiceAccount: { kind: 'text', label: { zh: '银行账号', en: 'Bank account' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32 },
  invoiceLimit: {
    kind: 'money',
    label: { zh: '单张发票限额', en: 'Limit per invoice' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  govSenderCode: { kind: 'text', label: { zh: '上报代码', en: 'Sender code' }, maxLength: 50 },
  govProvince: { kind: 'text', label: { zh: '上报省份', en: 'Province of upload' }, maxLength: 20 },
  govProfile: { kind: 'text', label: { zh: '协议档', en: 'Upload profile' }, maxLength: 30 },
  sealFile: { kind: 'files', label: { zh: '电子章', en: 'Seal' }, biz: 'certificate', image: true, maxCount: 1 },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, default: '1', dict: 'account_state' },
  isDefault: { kind: 'flag', label: { zh: '默认主体', en: 'Default' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./company.schemas.ts');
/** What the calls of company take, as schemas for forms; fetched when asked for. */
export const companySchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).companyAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).companyEditInput,
  /** Of `setDefault`. */
  setDefault: async () => (await loadSchemas()).companySetDefaultInput,
};
/** Calls of company. */
export const createCompanyApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).companyAddInput,
    edit: async () => (await loadSchemas()).companyEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增运营主体 · Add: Operating company. Needs `company:add`. */
  add: (body: CompanyAdd, options?: CallOptions) => transport.request<Company>({ method: 'POST', path: `/hycompany/hyCompany/add`, body, ...options }),
  /** 删除运营主体 · Delete: Operating company. Needs `company:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hycompany/hyCompany/delete`, query: { id }, ...options }),
  /** 批量删除运营主体 · Delete several: Operating company. Needs `company:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hycompany/hyCompany/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑运营主体 · Edit: Operating company. Needs `company:edit`. */
  edit: (body: CompanyEdit, options?: CallOptions) => transport.request<Company>({ method: 'PUT', path: `/hycompany/hyCompany/edit`, body, ...options }),
  /** 导出运营主体 · Export: Operating company. Needs `company:export`. */
  export: (query: CompanyListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycompany/hyCompany/exportXls`, query, content: 'file', ...options }),
  /** 导入运营主体 · Import: Operating company. Needs `company:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hycompany/hyCompany/importExcel`, file, options }),
  /** 按行导入运营主体 · Import rows: Operating company. Needs `company:import`. */
  importRows: importRows(transport, '/hycompany/hyCompany'),
  /** 运营主体导入模板 · Import template: Operating company. Needs `company:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycompany/hyCompany/importTemplate`, content: 'file', ...options }),
  /** 运营主体列表 · List: Operating company. Needs `company:list`. */
  list: (query: CompanyListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Company>>({ method: 'GET', path: `/hycompany/hyCompany/list`, query, ...options }),
  /** 运营主体详情 · Get: Operating company. Needs `company:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Company>({ method: 'GET', path: `/hycompany/hyCompany/queryById`, query: { id }, ...options }),
  /** 设为默认主体 · Make default. Needs `company:setDefault`. */
  setDefault: (body: RowKey, options?: CallOptions) => transport.request<Company>({ method: 'PUT', path: `/hycompany/hyCompany/setDefault`, body, ...options }),
});
