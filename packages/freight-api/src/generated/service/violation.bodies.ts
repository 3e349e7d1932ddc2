// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const violationAddFields = {
  violationType: {
    kind: 'dict',
    label: { zh: '违规类型', en: 'Kind of violation' },
    filter: 'options',
    sortable: true,
    dict: 'violation_type',
    required: true,
  },
  happenTime: { kind: 'dateTime', label: { zh: '发生时间', en: 'Happened at' }, filter: 'range', sortable: true, required: true },
  location: { kind: 'text', label: { zh: '发生地点', en: 'Place' }, maxLength: 200 },
  lng: {
    kind: 'quantity',
    label: { zh: '经度', en: 'Longitude' },
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  lat: {
    kind: 'quantity',
    label: { zh: '纬度', en: 'Latitude' },
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  detail: { kind: 'longText', label: { zh: '违规详情', en: 'What happened' }, maxLength: 500, minLength: 1, required: true },
  files: { kind: 'files', label: { zh: '证据', en: 'Proofs' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 },
  scoreDeduct: { kind: 'integer', label: { zh: '扣分', en: 'Points deducted' }, sortable: true, minimum: 0, maximum: 200 },
  fineAmount: {
    kind: 'money',
    label: { zh: '罚款', en: 'Fine' },
    sortable: true,
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  blacklist: { kind: 'flag', label: { zh: '拉黑', en: 'Blacklist' }, filter: 'options', dict: 'yn' },
  noteId: { kind: 'reference', label: { zh: '运单', en: 'Waybill' }, filter: 'equals', textField: 'shippingNoteNumber', reference: 'shippingNote' },
  targetType: {
    kind: 'dict',
    label: { zh: '违规方', en: 'Kind of subject' },
    filter: 'options',
    sortable: true,
    offered: ['2', '3', '4'],
    dict: 'party_type',
    required: true,
  },
  driverId: { kind: 'reference', label: { zh: '司机', en: 'Driver' }, filter: 'equals', reference: 'driver' },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', reference: 'carrier' },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', reference: 'customer' },
  vehicleId: { kind: 'reference', label: { zh: '车辆', en: 'Vehicle' }, filter: 'equals', textField: 'vehicleNumber', reference: 'vehicle' },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `appeal`. */
export const violationAppealFields = {
  appealContent: { kind: 'longText', label: { zh: '申诉内容', en: 'Appeal' }, maxLength: 500, required: true },
  appealFiles: { kind: 'files', label: { zh: '申诉材料', en: 'Proofs of the appeal' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `cancel`. */
export const violationCancelFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const violationEditFields = {
  violationType: {
    kind: 'dict',
    label: { zh: '违规类型', en: 'Kind of violation' },
    filter: 'options',
    sortable: true,
    dict: 'violation_type',
    required: true,
  },
  happenTime: { kind: 'dateTime', label: { zh: '发生时间', en: 'Happened at' }, filter: 'range', sortable: true, required: true },
  location: { kind: 'text', label: { zh: '发生地点', en: 'Place' }, maxLength: 200 },
  lng: {
    kind: 'quantity',
    label: { zh: '经度', en: 'Longitude' },
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  lat: {
    kind: 'quantity',
    label: { zh: '纬度', en: 'Latitude' },
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  detail: { kind: 'longText', label: { zh: '违规详情', en: 'What happened' }, maxLength: 500, minLength: 1, required: true },
  files: { kind: 'files', label: { zh: '证据', en: 'Proofs' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 },
  scoreDeduct: { kind: 'integer', label: { zh: '扣分', en: 'Points deducted' }, sortable: true, minimum: 0, maximum: 200 },
  fineAmount: {
    kind: 'money',
    label: { zh: '罚款', en: 'Fine' },
    sortable: true,
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  blacklist: { kind: 'flag', label: { zh: '拉黑', en: 'Blacklist' }, filter: 'options', dict: 'yn' },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `handle`. */
export const violationHandleFields = {
  handleResult: { kind: 'longText', label: { zh: '处理结果', en: 'Decision' }, maxLength: 200, required: true },
  scoreDeduct: { kind: 'integer', label: { zh: '扣分', en: 'Points deducted' }, sortable: true, minimum: 0, maximum: 200 },
  fineAmount: {
    kind: 'money',
    label: { zh: '罚款', en: 'Fine' },
    sortable: true,
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  blacklist: { kind: 'flag', label: { zh: '拉黑', en: 'Blacklist' }, filter: 'options', dict: 'yn' },
} as const satisfies Record<string, FieldMeta>;
