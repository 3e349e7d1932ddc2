import { stateMachine } from '../../../platform/contract/index.ts';

/** How far the opening of an account has come. What has no permission happens by the word of the institution. @source freight-domain 2.35, F24 */
export const thirdAccountStates = stateMachine({
  name: 'thirdAccount',
  field: 'openState',
  dict: 'step_state',
  codes: { notOpened: '0', pending: '1', opened: '2', refused: '3' },
  moves: {
    open: { from: ['notOpened', 'refused'], to: 'pending', permission: 'thirdAccount:open' },
    succeed: { from: ['pending'], to: 'opened' },
    fail: { from: ['pending'], to: 'refused' },
    sign: { from: ['opened'], permission: 'thirdAccount:sign' },
    query: { from: ['pending', 'opened'], permission: 'thirdAccount:query' },
    bindCard: { from: ['opened'], permission: 'thirdAccount:bindCard' },
    close: { from: ['opened'], permission: 'thirdAccount:close' },
  },
});

/** Codes by the name of the state. */
export const openState = thirdAccountStates.codes;

/** Whether an account is in use, by dictionary `account_state`. */
export const thirdState = { normal: '1', frozen: '2', closed: '3' } as const;

/** Papers by which a holder is known to the institution, by dictionary `third_id_type`. */
export const idType = { person: '1', company: '2' } as const;

/** States of a binding, by dictionary `card_state`. */
export const bindState = { bound: '20', refused: '30', unbound: '40' } as const;
