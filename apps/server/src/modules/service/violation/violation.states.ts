import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a violation. @source freight-domain 3.11, amendments 41 */
export const violationStates = stateMachine({
  name: 'violation',
  field: 'state',
  dict: 'violation_state',
  codes: { toHandle: '10', appealed: '20', punished: '30', cancelled: '40' },
  moves: {
    appeal: { from: ['toHandle'], to: 'appealed', permission: 'violation:appeal' },
    handle: { from: ['toHandle', 'appealed'], leadsTo: ['punished', 'cancelled'], permission: 'violation:handle' },
    cancel: { from: ['toHandle', 'appealed'], to: 'cancelled', permission: 'violation:cancel' },
  },
});

/** Codes by the name of the state. */
export const violationState = violationStates.codes;

/** Where a violation comes from, by dictionary `violation_source`. */
export const violationSource = { auto: 'auto', manual: 'manual', gov: 'gov' } as const;

/** Kinds of violations, by dictionary `violation_type`. */
export const violationType = {
  overload: '1',
  offRoute: '2',
  trackMissing: '3',
  late: '5',
  certificate: '6',
  falseDocument: '7',
  other: '9',
} as const;

/** What becomes of a fine, by dictionary `fine_state`. */
export const fineState = { waiting: '10', asked: '20', deducted: '30', refused: '40' } as const;
