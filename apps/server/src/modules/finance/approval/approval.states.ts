import { stateMachine } from '../../../platform/contract/index.ts';

/** States of what one person asks for and another one carries out. @source amendments 28 */
export const approvalStates = stateMachine({
  name: 'approval',
  field: 'state',
  dict: 'approval_state',
  codes: { toAudit: '10', passed: '20', refused: '30', cancelled: '40' },
  moves: {
    audit: { from: ['toAudit'], leadsTo: ['passed', 'refused'], permission: 'approval:audit' },
    cancel: { from: ['toAudit'], to: 'cancelled', permission: 'approval:cancel' },
  },
});

/** Codes by the name of the state. */
export const approvalState = approvalStates.codes;
