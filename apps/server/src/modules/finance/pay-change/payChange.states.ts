import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a change of a payment. @source freight-domain 3.4.2 */
export const payChangeStates = stateMachine({
  name: 'payChange',
  field: 'state',
  dict: 'pay_change_state',
  codes: { toAudit: '10', passed: '20', refused: '30', cancelled: '40' },
  moves: {
    audit: { from: ['toAudit'], leadsTo: ['passed', 'refused'], permission: 'payChange:audit' },
    cancel: { from: ['toAudit'], to: 'cancelled', permission: 'payChange:apply' },
  },
});

/** Codes by the name of the state. */
export const payChangeState = payChangeStates.codes;

/** Kinds of changes, by dictionary `pay_change_type`. */
export const payChangeType = { payee: '1', card: '2', amount: '3' } as const;
