import { stateMachine } from '../../../platform/contract/index.ts';

/** States of an evaluation. @source freight-domain 3.10, amendments 41 */
export const evaluationStates = stateMachine({
  name: 'evaluation',
  field: 'state',
  dict: 'evaluation_state',
  codes: { open: '10', given: '20', hidden: '30' },
  moves: {
    submit: { from: ['open'], to: 'given', permission: 'evaluation:add' },
    hide: { from: ['given'], to: 'hidden', permission: 'evaluation:hide' },
    show: { from: ['hidden'], to: 'given', permission: 'evaluation:hide' },
  },
});

/** Codes by the name of the state. */
export const evaluationState = evaluationStates.codes;
