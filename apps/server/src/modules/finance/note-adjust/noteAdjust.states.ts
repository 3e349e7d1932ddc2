import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a correction. @source amendments 16, L20 */
export const noteAdjustStates = stateMachine({
  name: 'noteAdjust',
  field: 'state',
  dict: 'note_adjust_state',
  codes: { toAudit: '10', effective: '20', refused: '30', cancelled: '40' },
  moves: {
    audit: { from: ['toAudit'], leadsTo: ['effective', 'refused'], permission: 'adjust:audit' },
    cancel: { from: ['toAudit'], to: 'cancelled', permission: 'adjust:add' },
  },
});

/** Codes by the name of the state. */
export const noteAdjustState = noteAdjustStates.codes;

/** Whose side of a waybill is corrected, by dictionary `adjust_side`. */
export const adjustSide = { customer: 'customer', carrier: 'carrier' } as const;
export type AdjustSide = (typeof adjustSide)[keyof typeof adjustSide];

/** Why, by dictionary `adjust_reason`. */
export const adjustReason = { weight: '1', price: '2', loss: '3', deduction: '4', rounding: '5', other: '6' } as const;
