import { toText } from '@tarmac/admin-kit/field';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';

const hasLossRule = (values: FormValues) => (values['lossMode'] ?? '0') !== '0';

/**
 * Whether a term that is agreed with the customer is this person's to set. People of a customer are not asked: the server takes it from the
 * agreement, and refuses another one of theirs. Asked for each form, as somebody else may have signed in.
 */
const isToAgree = () => !isCustomer();

/** What the platform takes. */
export const agreedItems = [
  { field: 'serviceRate', when: isToAgree },
  { field: 'feeCalcMode', when: isToAgree },
] as const;

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
  { field: 'termDays', when: (values: FormValues) => isToAgree() && !['', '0'].includes(toText(values['settleType'])), required: true },
] as const;
