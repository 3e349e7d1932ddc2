// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  Contract,
  ContractAdd,
  ContractEdit,
  ContractFile,
  ContractPreviewInput,
  ContractScanInput,
  ContractTemplateChoice,
  ContractVerdict,
  RowKey,
  RowReason,
  TerminateInput,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  Contract,
  ContractAdd,
  ContractEdit,
  ContractFile,
  ContractPreviewInput,
  ContractScanInput,
  ContractTemplateChoice,
  ContractVerdict,
  TerminateInput,
} from '../models.ts';
/** Query of `list`: filters by field. */
export type ContractListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'contractType'
  | 'partyId'
  | 'validFrom'
  | 'validTo'
  | 'contractName'
  | 'companyId'
  | 'templateId'
  | 'signMode'
  | 'settleType'
  | 'invoiceBeforePay'
  | 'contractNo'
  | 'partyAType'
  | 'partyAName'
  | 'signATime'
  | 'partyBType'
  | 'partyBName'
  | 'signBTime'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'sendTime'
  | 'endTime'
  | 'state'
  | 'waiting'
>;
/** Query of `file`. */
export type ContractFileQuery = {
  id: string;
};
/** Query of `ofCarrier`. */
export type ContractOfCarrierQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  partyId: string;
};
/** Query of `ofCustomer`. */
export type ContractOfCustomerQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  partyId: string;
};
/** Query of `ofNote`. */
export type ContractOfNoteQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  noteId: string;
};
/** Query of `statusCount`. */
export type ContractStatusCountQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Body of `supply`. */
export interface ContractSupply {
  noteId: string;
}
/** Query of `verify`. */
export type ContractVerifyQuery = {
  id: string;
};
/** Fields of Contract (合同). */
export const contractFields = {
  contractType: {
    kind: 'dict',
    label: { zh: '合同类型', en: 'Kind of contract' },
    filter: 'options',
    sortable: true,
    offered: ['1', '2', '4', '5'],
    dict: 'contract_type',
    required: true,
  },
  partyId: { kind: 'reference', label: { zh: '对方', en: 'Other side' }, filter: 'equals', reference: 'contractParty', required: true },
  validFrom: { kind: 'date', label: { zh: '生效日期', en: 'Valid from' }, filter: 'range', sortable: true, required: true },
  validTo: { kind: 'date', label: { zh: '到期日期', en: 'Valid until' }, filter: 'range', sortable: true, required: true },
  contractName: { kind: 'text', label: { zh: '合同名称', en: 'Name' }, filter: 'text', maxLength: 100 },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Operating company' }, filter: 'equals', reference: 'company' },
  templateId: { kind: 'reference', label: { zh: '合同模板', en: 'Template' }, filter: 'equals', reference: 'template' },
  signMode: { kind: 'dict', label: { zh: '签署方式', en: 'Signed' }, filter: 'options', sortable: true, default: 'electronic', dict: 'sign_mode' },
  amount: {
    kind: 'money',
    label: { zh: '合同金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', sortable: true, dict: 'settle_type' },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 1, maximum: 180 },
  serviceRate: {
    kind: 'quantity',
    label: { zh: '服务费率', en: 'Service rate' },
    minimum: 0,
    maximum: 2000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  invoiceBeforePay: { kind: 'flag', label: { zh: '先开票后付款', en: 'Invoiced before payment' }, filter: 'options', default: '0', dict: 'yn' },
  extraTerms: { kind: 'longText', label: { zh: '补充条款', en: 'Further terms' }, maxLength: 2000 },
  file: { kind: 'files', label: { zh: '合同文件', en: 'File' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20971520, sensitive: true },
  contractNo: {
    kind: 'text',
    label: { zh: '合同编号', en: 'Contract number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 30,
    readOnly: true,
  },
  partyAType: { kind: 'dict', label: { zh: '甲方类型', en: 'Kind of party a' }, filter: 'options', sortable: false, dict: 'party_type', readOnly: true },
  partyAName: { kind: 'text', label: { zh: '甲方', en: 'Party A' }, filter: 'text', maxLength: 512, readOnly: true },
  signATime: { kind: 'dateTime', label: { zh: '甲方签署时间', en: 'Party A signed at' }, filter: 'range', sortable: true, readOnly: true },
  signAName: { kind: 'text', label: { zh: '甲方签署人', en: 'Party A signed by' }, maxLength: 100, readOnly: true },
  signASerial: { kind: 'text', label: { zh: '甲方签署流水号', en: 'Serial of party a' }, maxLength: 64, readOnly: true },
  partyBType: { kind: 'dict', label: { zh: '乙方类型', en: 'Kind of party b' }, filter: 'options', sortable: false, dict: 'party_type', readOnly: true },
  partyBName: { kind: 'text', label: { zh: '乙方', en: 'Party B' }, filter: 'text', maxLength: 512, readOnly: true },
  signBTime: { kind: 'dateTime', label: { zh: '乙方签署时间', en: 'Party B signed at' }, filter: 'range', sortable: true, readOnly: true },
  signBName: { kind: 'text', label: { zh: '乙方签署人', en: 'Party B signed by' }, maxLength: 100, readOnly: true },
  signBSerial: { kind: 'text', label: { zh: '乙方签署流水号', en: 'Serial of party b' }, maxLength: 64, readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  contentHash: { kind: 'text', label: { zh: '文件摘要', en: 'Digest' }, maxLength: 64, readOnly: true },
  endFile: {
    kind: 'files',
    label: { zh: '解除协议', en: 'Agreement to end it' },
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 9,
    maxSize: 20971520,
    sensitive: true,
    readOnly: true,
  },
  endReason: { kind: 'text', label: { zh: '终止原因', en: 'Why it ended' }, maxLength: 200, readOnly: true },
  endBy: { kind: 'text', label: { zh: '终止人', en: 'Ended by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  endTime: { kind: 'dateTime', label: { zh: '终止时间', en: 'Ended at' }, filter: 'range', sortable: true, readOnly: true },
  state: { kind: 'dict', label: { zh: '合同状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'contract_state', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of contract. */
export const contractStates = {
  name: 'contract',
  field: 'state',
  dict: 'contract_state',
  codes: { draft: '10', toSign: '20', partlySigned: '30', inForce: '40', declined: '50', expired: '60', terminated: '70', void: '99' },
  moves: {
    send: { from: ['draft'], to: 'toSign', permission: 'contract:send' },
    sign: { from: ['toSign', 'partlySigned'], permission: 'contract:sign' },
    refuse: { from: ['toSign', 'partlySigned'], to: 'declined', permission: 'contract:sign' },
    terminate: { from: ['inForce'], to: 'terminated', permission: 'contract:terminate' },
    void: { from: ['draft', 'toSign', 'partlySigned'], to: 'void', permission: 'contract:void' },
    scan: { from: ['draft', 'toSign', 'partlySigned'], to: 'inForce', permission: 'contract:send' },
    edit: { from: ['draft'], permission: 'contract:edit' },
    remove: { from: ['draft', 'void'], permission: 'contract:delete' },
  },
} as const;
const loadSchemas = () => import('./contract.schemas.ts');
/** What the calls of contract take, as schemas for forms; fetched when asked for. */
export const contractSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).contractAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).contractEditInput,
  /** Of `preview`. */
  preview: async () => (await loadSchemas()).contractPreviewInput,
  /** Of `refuse`. */
  refuse: async () => (await loadSchemas()).contractRefuseInput,
  /** Of `scan`. */
  scan: async () => (await loadSchemas()).contractScanInput,
  /** Of `send`. */
  send: async () => (await loadSchemas()).contractSendInput,
  /** Of `sign`. */
  sign: async () => (await loadSchemas()).contractSignInput,
  /** Of `supply`. */
  supply: async () => (await loadSchemas()).contractSupplyInput,
  /** Of `terminate`. */
  terminate: async () => (await loadSchemas()).contractTerminateInput,
  /** Of `void`. */
  void: async () => (await loadSchemas()).contractVoidInput,
};
/** Calls of contract. */
export const createContractApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).contractAddInput,
    edit: async () => (await loadSchemas()).contractEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增合同 · Add: Contract. Needs `contract:add`. */
  add: (body: ContractAdd, options?: CallOptions) => transport.request<Contract>({ method: 'POST', path: `/hycontract/hyContract/add`, body, ...options }),
  /** 删除合同 · Delete: Contract. Needs `contract:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hycontract/hyContract/delete`, query: { id }, ...options }),
  /** 编辑合同 · Edit: Contract. Needs `contract:edit`. */
  edit: (body: ContractEdit, options?: CallOptions) => transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/edit`, body, ...options }),
  /** 导出合同 · Export: Contract. Needs `contract:export`. */
  export: (query: ContractListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycontract/hyContract/exportXls`, query, content: 'file', ...options }),
  /** 合同正文 · Text of a contract. Needs `contract:view`. */
  file: (query: ContractFileQuery, options?: CallOptions) =>
    transport.request<ContractFile>({ method: 'GET', path: `/hycontract/hyContract/file`, query, ...options }),
  /** 合同列表 · List: Contract. Needs `contract:list`. */
  list: (query: ContractListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Contract>>({ method: 'GET', path: `/hycontract/hyContract/list`, query, ...options }),
  /** 合同 · Contracts of carriers. Needs `carrier:contract`. */
  ofCarrier: (query: ContractOfCarrierQuery, options?: CallOptions) =>
    transport.request<Page<Contract>>({ method: 'GET', path: `/hycontract/hyContract/ofCarrier`, query, ...options }),
  /** 合同 · Contracts of customers. Needs `customer:contract`. */
  ofCustomer: (query: ContractOfCustomerQuery, options?: CallOptions) =>
    transport.request<Page<Contract>>({ method: 'GET', path: `/hycontract/hyContract/ofCustomer`, query, ...options }),
  /** 合同 · Contracts of a waybill. Needs `shipping:contract`. */
  ofNote: (query: ContractOfNoteQuery, options?: CallOptions) =>
    transport.request<Page<Contract>>({ method: 'GET', path: `/hycontract/hyContract/ofNote`, query, ...options }),
  /** 预览合同 · See a contract before it is made. Needs `contract:add`. */
  preview: (body: ContractPreviewInput, options?: CallOptions) =>
    transport.request<{
      content: string;
    }>({ method: 'POST', path: `/hycontract/hyContract/preview`, body, ...options }),
  /** 合同详情 · Get: Contract. Needs `contract:view`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Contract>({ method: 'GET', path: `/hycontract/hyContract/queryById`, query: { id }, ...options }),
  /** 拒签 · Refuse to sign. Needs `contract:sign`. */
  refuse: (body: RowReason, options?: CallOptions) => transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/refuse`, body, ...options }),
  /** 上传签署扫描件 · Bring into force by a scan. Needs `contract:send`. */
  scan: (body: ContractScanInput, options?: CallOptions) =>
    transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/scan`, body, ...options }),
  /** 发送签署 · Send for signature. Needs `contract:send`. */
  send: (body: RowKey, options?: CallOptions) => transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/send`, body, ...options }),
  /** 签署 · Sign. Needs `contract:sign`. */
  sign: (body: RowKey, options?: CallOptions) => transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/sign`, body, ...options }),
  /** 状态计数 · Count by status. Needs `contract:list`. */
  statusCount: (query: ContractStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hycontract/hyContract/statusCount`, query, ...options }),
  /** 补签运输协议 · Make the missing agreement of a waybill. Needs `contract:send`. */
  supply: (body: ContractSupply, options?: CallOptions) =>
    transport.request<Contract>({ method: 'POST', path: `/hycontract/hyContract/supply`, body, ...options }),
  /** 可选合同模板 · Templates to choose from. Needs `contract:add`. */
  templates: (options?: CallOptions) => transport.request<ContractTemplateChoice[]>({ method: 'GET', path: `/hycontract/hyContract/templates`, ...options }),
  /** 解除 · Terminate. Needs `contract:terminate`. */
  terminate: (body: TerminateInput, options?: CallOptions) =>
    transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/terminate`, body, ...options }),
  /** 校验摘要与签名 · Check digest and signatures. Needs `contract:view`. */
  verify: (query: ContractVerifyQuery, options?: CallOptions) =>
    transport.request<ContractVerdict>({ method: 'GET', path: `/hycontract/hyContract/verify`, query, ...options }),
  /** 作废 · Void. Needs `contract:void`. */
  void: (body: RowReason, options?: CallOptions) => transport.request<Contract>({ method: 'PUT', path: `/hycontract/hyContract/void`, body, ...options }),
});
