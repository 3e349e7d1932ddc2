import { toText } from '@tarmac/admin-kit/field';
import type { FormValues } from '@tarmac/admin-kit/resource';

const hasLossRule = (values: FormValues) => (values['lossMode'] ?? '0') !== '0';

/** How it is weighed and rounded, what a loss costs and when is paid: the same for an order and for a waybill without one. */
export const termItems = [
  'weightBasis',
  'roundMode',
  'lossMode',
  { field: 'lossRate', when: (values: FormValues) => values['lossMode'] === '1', required: true },
  { field: 'lossKg', when: (values: FormValues) => values['lossMode'] === '2', required: true },
  { field: 'lossDeduct', when: hasLossRule },
  { field: 'lossPass', when: hasLossRule },
  { field: 'cargoPrice', when: hasLossRule, required: true },
  'settleType',
  { field: 'termDays', when: (values: FormValues) => !['', '0'].includes(toText(values['settleType'])), required: true },
] as const;
