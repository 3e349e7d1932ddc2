// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `close`. */
export const rechargeCloseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `confirm`. */
export const rechargeConfirmFields = { remark: { kind: 'longText', label: { zh: '确认意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `match`. */
export const rechargeMatchFields = {
  lineId: { kind: 'reference', label: { zh: '银行流水', en: 'Receipt' }, filter: 'equals', textField: 'bankSerialNo', reference: 'bankLine', required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reverse`. */
export const rechargeReverseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
