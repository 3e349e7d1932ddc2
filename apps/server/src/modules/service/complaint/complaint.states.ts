import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a complaint. @source freight-domain 3.15, amendments 30 */
export const complaintStates = stateMachine({
  name: 'complaint',
  field: 'state',
  dict: 'complaint_state',
  codes: { toAccept: '10', handling: '20', toConfirm: '30', closed: '40', rejected: '50', withdrawn: '60' },
  moves: {
    accept: { from: ['toAccept'], to: 'handling', permission: 'complaint:handle' },
    reject: { from: ['toAccept'], to: 'rejected', permission: 'complaint:handle' },
    reply: { from: ['handling'], to: 'toConfirm', permission: 'complaint:handle' },
    close: { from: ['toConfirm'], to: 'closed', permission: 'complaint:close' },
    reopen: { from: ['toConfirm'], to: 'handling', permission: 'complaint:add' },
    withdraw: { from: ['toAccept', 'handling'], to: 'withdrawn', permission: 'complaint:add' },
  },
});

/** Codes by the name of the state. */
export const complaintState = complaintStates.codes;

/** What became of a compensation that a complaint has asked for, by dictionary `compensate_state`. */
export const compensateState = { waiting: '10', granted: '20', refused: '30', failed: '40' } as const;

/** What the handler found, by dictionary `complaint_result`. */
export const complaintResult = { upheld: '1', partly: '2', unfounded: '3' } as const;
