// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, EnableInput, LossSetting, LossSettingAdd, LossSettingEdit, LossTrial, LossTrialInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { EnableInput, LossSetting, LossSettingAdd, LossSettingEdit, LossTrial, LossTrialInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type LossSettingListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'settingName'
  | 'lossMode'
  | 'lossDeduct'
  | 'lossPass'
  | 'weightBasis'
  | 'roundMode'
  | 'customerId'
  | 'cargoTypeCode'
  | 'cargoName'
  | 'validFrom'
  | 'validTo'
  | 'customerName'
  | 'enabled'
>;
/** Query of `ofCustomer`. */
export type LossSettingOfCustomerQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  customerId: string;
};
/** Query of `resolve`. */
export type LossSettingResolveQuery = {
  customerId?: string;
  cargoTypeCode?: string;
  cargoName?: string;
};
/** Fields of Loss setting (货损设置). */
export const lossSettingFields = {
  settingName: { kind: 'text', label: { zh: '名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 50, required: true },
  lossMode: { kind: 'dict', label: { zh: '货损方式', en: 'Loss rule' }, filter: 'options', sortable: true, dict: 'loss_mode', required: true },
  lossDeduct: { kind: 'dict', label: { zh: '扣损方式', en: 'Deduction' }, filter: 'options', sortable: true, dict: 'loss_deduct', required: true },
  lossPass: { kind: 'dict', label: { zh: '货损去向', en: 'Loss goes to' }, filter: 'options', sortable: true, dict: 'loss_pass', required: true },
  weightBasis: { kind: 'dict', label: { zh: '结算重量依据', en: 'Weight basis' }, filter: 'options', sortable: true, dict: 'weight_basis', required: true },
  roundMode: { kind: 'dict', label: { zh: '抹零方式', en: 'Rounding' }, filter: 'options', sortable: true, dict: 'round_mode', required: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer' },
  cargoTypeCode: { kind: 'dict', label: { zh: '货物类型', en: 'Cargo type' }, filter: 'options', sortable: true, dict: 'cargo_type' },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, filter: 'text', maxLength: 100 },
  lossRate: {
    kind: 'quantity',
    label: { zh: '允许货损率', en: 'Tolerated loss' },
    minimum: 0,
    maximum: 500,
    unit: { stored: 'bp', factor: 10, decimals: 1, symbol: { zh: '‰', en: '‰' } },
  },
  lossKg: {
    kind: 'quantity',
    label: { zh: '允许货损重量', en: 'Tolerated loss per vehicle' },
    minimum: 0,
    maximum: 5000,
    unit: { stored: 'kg', factor: 1, decimals: 0, symbol: { zh: '公斤', en: 'kg' } },
  },
  cargoPrice: {
    kind: 'money',
    label: { zh: '货值单价(吨)', en: 'Cargo value per tonne' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  validFrom: { kind: 'date', label: { zh: '生效日期', en: 'Valid from' }, filter: 'range', sortable: true },
  validTo: { kind: 'date', label: { zh: '失效日期', en: 'Valid to' }, filter: 'range', sortable: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./lossSetting.schemas.ts');
/** What the calls of lossSetting take, as schemas for forms; fetched when asked for. */
export const lossSettingSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).lossSettingAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).lossSettingEditInput,
  /** Of `enable`. */
  enable: async () => (await loadSchemas()).lossSettingEnableInput,
  /** Of `trial`. */
  trial: async () => (await loadSchemas()).lossSettingTrialInput,
};
/** Calls of lossSetting. */
export const createLossSettingApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).lossSettingAddInput,
    edit: async () => (await loadSchemas()).lossSettingEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增货损设置 · Add: Loss setting. Needs `loss:add`. */
  add: (body: LossSettingAdd, options?: CallOptions) => transport.request<LossSetting>({ method: 'POST', path: `/hyloss/hyLossSetting/add`, body, ...options }),
  /** 删除货损设置 · Delete: Loss setting. Needs `loss:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hyloss/hyLossSetting/delete`, query: { id }, ...options }),
  /** 批量删除货损设置 · Delete several: Loss setting. Needs `loss:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hyloss/hyLossSetting/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑货损设置 · Edit: Loss setting. Needs `loss:edit`. */
  edit: (body: LossSettingEdit, options?: CallOptions) =>
    transport.request<LossSetting>({ method: 'PUT', path: `/hyloss/hyLossSetting/edit`, body, ...options }),
  /** 启用或停用 · Enable or disable. Needs `loss:enable`. */
  enable: (body: EnableInput, options?: CallOptions) =>
    transport.request<LossSetting>({ method: 'PUT', path: `/hyloss/hyLossSetting/enable`, body, ...options }),
  /** 货损设置列表 · List: Loss setting. Needs `loss:list`. */
  list: (query: LossSettingListQuery = {}, options?: CallOptions) =>
    transport.request<Page<LossSetting>>({ method: 'GET', path: `/hyloss/hyLossSetting/list`, query, ...options }),
  /** 客户的货损设置 · Loss settings of a customer. Needs `customer:loss`. */
  ofCustomer: (query: LossSettingOfCustomerQuery, options?: CallOptions) =>
    transport.request<Page<LossSetting>>({ method: 'GET', path: `/hyloss/hyLossSetting/ofCustomer`, query, ...options }),
  /** 货损设置详情 · Get: Loss setting. Needs `loss:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<LossSetting>({ method: 'GET', path: `/hyloss/hyLossSetting/queryById`, query: { id }, ...options }),
  /** 适用的货损设置 · The setting that applies. Needs `order:list`. */
  resolve: (query: LossSettingResolveQuery = {}, options?: CallOptions) =>
    transport.request<LossSetting | null>({ method: 'GET', path: `/hyloss/hyLossSetting/resolve`, query, ...options }),
  /** 试算 · Try out. Needs `loss:trial`. */
  trial: (body: LossTrialInput, options?: CallOptions) =>
    transport.request<LossTrial>({ method: 'POST', path: `/hyloss/hyLossSetting/trial`, body, ...options }),
});
