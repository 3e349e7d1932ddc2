import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a tax declaration. What has no permission happens by the word of the tax office. @source freight-domain 3.16, amendments 23 */
export const taxDeclarationStates = stateMachine({
  name: 'taxDeclaration',
  field: 'state',
  dict: 'tax_state',
  codes: {
    toReview: '10',
    toDeclare: '20',
    declaring: '30',
    declared: '40',
    failed: '50',
    paid: '60',
    corrected: '70',
    void: '99',
  },
  moves: {
    review: { from: ['toReview'], to: 'toDeclare', permission: 'tax:review' },
    /** By who may review, or who built it. */
    void: { from: ['toReview', 'toDeclare'], to: 'void', permission: 'tax:void' },
    declare: { from: ['toDeclare'], to: 'declaring', permission: 'tax:declare' },
    /** A person says what the tax office has answered, where it is told by hand. */
    receipt: { from: ['declaring'], leadsTo: ['declared', 'failed'], permission: 'tax:declare' },
    accept: { from: ['declaring'], to: 'declared' },
    fail: { from: ['declaring'], to: 'failed' },
    payTax: { from: ['declared'], to: 'paid', permission: 'tax:pay' },
    /** Another one takes its place. */
    correct: { from: ['declared', 'paid'], to: 'corrected', permission: 'tax:declare' },
    rework: { from: ['failed'], to: 'toDeclare', permission: 'tax:build' },
  },
});

/** Codes by the name of the state. */
export const taxState = taxDeclarationStates.codes;

/** These stand for nothing any more: the period may be declared again. */
export const taxEnded: readonly string[] = [taxState.corrected, taxState.void];

/** Kinds of declarations, by dictionary `tax_kind`. */
export const taxKind = { identity: '1', income: '2', agencyVat: '3', incomeTax: '4', ownVat: '5' } as const;
/** Their codes. */
export const taxKinds = ['1', '2', '3', '4', '5'] as const;
/** Those of a quarter; the others are of a month. */
export const quarterly: readonly string[] = [taxKind.identity, taxKind.income];
