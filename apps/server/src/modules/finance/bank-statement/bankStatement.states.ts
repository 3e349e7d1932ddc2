import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a line of a bank's statement. What has no permission happens by itself. @source freight-domain F23, P26 */
export const bankLineStates = stateMachine({
  name: 'bankLine',
  field: 'state',
  dict: 'bank_line_state',
  codes: { open: '10', matched: '20', suspense: '30', assigned: '40' },
  moves: {
    match: { from: ['open'], to: 'matched', permission: 'platformAccount:reconcile' },
    unmatch: { from: ['matched'], to: 'open', permission: 'platformAccount:reconcile' },
    /** Money of which nobody knows whose it is goes into the books as that. */
    suspend: { from: ['open'], to: 'suspense', permission: 'platformAccount:reconcile' },
    /** It is found whose it is. */
    assign: { from: ['suspense'], to: 'assigned', permission: 'platformAccount:reconcile' },
  },
});

/** Codes by the name of the state. */
export const bankLineState = bankLineStates.codes;
