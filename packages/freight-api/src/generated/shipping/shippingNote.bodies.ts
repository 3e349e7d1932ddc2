// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `accept`. */
export const shippingNoteAcceptFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `businessReview`. */
export const shippingNoteBusinessReviewFields = {
  remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `changeVehicle`. */
export const shippingNoteChangeVehicleFields = {
  coDriverId: { kind: 'reference', label: { zh: '副驾驶员', en: 'Second driver' }, filter: 'equals', textField: 'coDriverName', reference: 'driver' },
  trailerNumber: { kind: 'text', label: { zh: '挂车牌照号', en: 'Trailer plate' }, rule: 'trailerPlate', spelling: 'compact', maxLength: 35 },
  plannedWeight: {
    kind: 'quantity',
    label: { zh: '计划重量', en: 'Planned weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `check`. */
export const shippingNoteCheckFields = {
  remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 },
  loadWeight: {
    kind: 'quantity',
    label: { zh: '装货重量', en: 'Loaded weight' },
    minimum: 1,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  unloadWeight: {
    kind: 'quantity',
    label: { zh: '卸货重量', en: 'Unloaded weight' },
    minimum: 1,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  extraFee: {
    kind: 'money',
    label: { zh: '杂费', en: 'Extras' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  extraFeeRemark: { kind: 'text', label: { zh: '杂费说明', en: 'Extras: remark' }, maxLength: 200 },
  deduction: {
    kind: 'money',
    label: { zh: '其他扣款', en: 'Other deductions' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  deductionRemark: { kind: 'text', label: { zh: '扣款说明', en: 'Deductions: remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `depart`. */
export const shippingNoteDepartFields = {
  departTime: { kind: 'dateTime', label: { zh: '发车时间', en: 'Departed at' }, filter: 'range', sortable: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `dispatchVehicle`. */
export const shippingNoteDispatchVehicleFields = {
  coDriverId: { kind: 'reference', label: { zh: '副驾驶员', en: 'Second driver' }, filter: 'equals', textField: 'coDriverName', reference: 'driver' },
  trailerNumber: { kind: 'text', label: { zh: '挂车牌照号', en: 'Trailer plate' }, rule: 'trailerPlate', spelling: 'compact', maxLength: 35 },
  plannedWeight: {
    kind: 'quantity',
    label: { zh: '计划重量', en: 'Planned weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `editPrice`. */
export const shippingNoteEditPriceFields = {
  unitPrice: {
    kind: 'quantity',
    label: { zh: '司机运价', en: "Driver's price" },
    minimum: 1,
    maximum: 100000000,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
  },
  customerUnitPrice: {
    kind: 'quantity',
    label: { zh: '客户运价', en: "Customer's price" },
    minimum: 1,
    maximum: 100000000,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
  },
  agentFee: {
    kind: 'money',
    label: { zh: '代理运费', en: 'Agent fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  serviceRate: {
    kind: 'quantity',
    label: { zh: '服务费率', en: 'Service rate' },
    minimum: 0,
    maximum: 2000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  cargoPrice: {
    kind: 'money',
    label: { zh: '货值单价(吨)', en: 'Cargo value per tonne' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  lossRate: {
    kind: 'quantity',
    label: { zh: '允许货损率', en: 'Tolerated loss' },
    minimum: 0,
    maximum: 500,
    unit: { stored: 'bp', factor: 10, decimals: 1, symbol: { zh: '‰', en: '‰' } },
  },
  extraFee: {
    kind: 'money',
    label: { zh: '杂费', en: 'Extras' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  deduction: {
    kind: 'money',
    label: { zh: '其他扣款', en: 'Other deductions' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `editWeight`. */
export const shippingNoteEditWeightFields = {
  loadWeight: {
    kind: 'quantity',
    label: { zh: '装货重量', en: 'Loaded weight' },
    minimum: 1,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  unloadWeight: {
    kind: 'quantity',
    label: { zh: '卸货重量', en: 'Unloaded weight' },
    minimum: 1,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  loadTime: { kind: 'dateTime', label: { zh: '装货时间', en: 'Loaded at' }, filter: 'range', sortable: true },
  departTime: { kind: 'dateTime', label: { zh: '发车时间', en: 'Departed at' }, filter: 'range', sortable: true },
  arriveTime: { kind: 'dateTime', label: { zh: '到达时间', en: 'Arrived at' }, filter: 'range', sortable: true },
  unloadTime: { kind: 'dateTime', label: { zh: '卸货时间', en: 'Unloaded at' }, filter: 'range', sortable: true },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', sortable: true },
  reason: { kind: 'longText', label: { zh: '修正原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `load`. */
export const shippingNoteLoadFields = {
  gross: { kind: 'quantity', label: { zh: '毛重', en: 'Gross' }, minimum: 0, unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } } },
  tare: { kind: 'quantity', label: { zh: '皮重', en: 'Tare' }, minimum: 0, unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } } },
  weight: {
    kind: 'quantity',
    label: { zh: '净重', en: 'Net' },
    minimum: 0,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
  slipNo: { kind: 'text', label: { zh: '磅单号', en: 'Slip number' }, maxLength: 50 },
  files: { kind: 'files', label: { zh: '磅单照片', en: 'Slip photos' }, biz: 'weighslip', image: true, maxCount: 9 },
  time: { kind: 'dateTime', label: { zh: '装货时间', en: 'Loaded at' }, filter: 'range', sortable: true, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `preCheck`. */
export const shippingNotePreCheckFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `refuse`. */
export const shippingNoteRefuseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reopen`. */
export const shippingNoteReopenFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `resubmitReview`. */
export const shippingNoteResubmitReviewFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
  loadTime: { kind: 'dateTime', label: { zh: '装货时间', en: 'Loaded at' }, filter: 'range', sortable: true },
  departTime: { kind: 'dateTime', label: { zh: '发车时间', en: 'Departed at' }, filter: 'range', sortable: true },
  arriveTime: { kind: 'dateTime', label: { zh: '到达时间', en: 'Arrived at' }, filter: 'range', sortable: true },
  unloadTime: { kind: 'dateTime', label: { zh: '卸货时间', en: 'Unloaded at' }, filter: 'range', sortable: true },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', sortable: true },
  loadSlipNo: { kind: 'text', label: { zh: '装货磅单号', en: 'Loading slip' }, maxLength: 50 },
  unloadSlipNo: { kind: 'text', label: { zh: '卸货磅单号', en: 'Unloading slip' }, maxLength: 50 },
  receiptNo: { kind: 'text', label: { zh: '回单号', en: 'Receipt' }, maxLength: 50 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `revoke`. */
export const shippingNoteRevokeFields = {
  revokeCode: { kind: 'dict', label: { zh: '撤销原因', en: 'Reason of revocation' }, filter: 'options', sortable: true, dict: 'revoke_reason', required: true },
  reason: { kind: 'longText', label: { zh: '撤销说明', en: 'In words' }, maxLength: 200 },
  number: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', maxLength: 20 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `revokeApprove`. */
export const shippingNoteRevokeApproveFields = {
  remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `sign`. */
export const shippingNoteSignFields = {
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', sortable: true, required: true },
  signBy: { kind: 'text', label: { zh: '签收人', en: 'Signed by' }, maxLength: 64 },
  receiptNo: { kind: 'text', label: { zh: '回单号', en: 'Receipt' }, maxLength: 50 },
  files: { kind: 'files', label: { zh: '回单照片', en: 'Receipt photos' }, image: true, maxCount: 9 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `submitCheck`. */
export const shippingNoteSubmitCheckFields = {
  extraFee: {
    kind: 'money',
    label: { zh: '杂费', en: 'Extras' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  extraFeeRemark: { kind: 'text', label: { zh: '杂费说明', en: 'Extras: remark' }, maxLength: 200 },
  deduction: {
    kind: 'money',
    label: { zh: '其他扣款', en: 'Other deductions' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  deductionRemark: { kind: 'text', label: { zh: '扣款说明', en: 'Deductions: remark' }, maxLength: 200 },
  agentFee: {
    kind: 'money',
    label: { zh: '代理运费', en: 'Agent fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `unload`. */
export const shippingNoteUnloadFields = {
  gross: { kind: 'quantity', label: { zh: '毛重', en: 'Gross' }, minimum: 0, unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } } },
  tare: { kind: 'quantity', label: { zh: '皮重', en: 'Tare' }, minimum: 0, unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } } },
  weight: {
    kind: 'quantity',
    label: { zh: '净重', en: 'Net' },
    minimum: 0,
    maximum: 200000,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
  slipNo: { kind: 'text', label: { zh: '磅单号', en: 'Slip number' }, maxLength: 50 },
  files: { kind: 'files', label: { zh: '磅单照片', en: 'Slip photos' }, biz: 'weighslip', image: true, maxCount: 9 },
  time: { kind: 'dateTime', label: { zh: '卸货时间', en: 'Unloaded at' }, filter: 'range', sortable: true, required: true },
  arriveTime: { kind: 'dateTime', label: { zh: '到达时间', en: 'Arrived at' }, filter: 'range', sortable: true },
} as const satisfies Record<string, FieldMeta>;
/** The most records in lists of the body of `businessReview`. */
export const shippingNoteBusinessReviewLimits = { overrides: 12 } as const;
/** The most records in lists of the body of `preCheck`. */
export const shippingNotePreCheckLimits = { files: 60 } as const;
/** The most records in lists of the body of `resubmitReview`. */
export const shippingNoteResubmitReviewLimits = { files: 27 } as const;
/** The most records in lists of the body of `setGoods`. */
export const shippingNoteSetGoodsLimits = { goods: 10 } as const;
/** The most records in lists of the body of `supplement`. */
export const shippingNoteSupplementLimits = { files: 27 } as const;
