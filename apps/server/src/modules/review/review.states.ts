import { stateMachine } from '../../platform/contract/index.ts';

/** Permissions of the certification moves; they differ by page. */
export interface ReviewPermissions {
  edit: string;
  review: string;
  freeze: string;
}

/** Codes of `review_state` by the name of the state. */
export const reviewState = { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' } as const;

/**
 * States of a certified party and the moves between them. `rework` happens by itself when a key field of an approved or
 * expired party changes, `expire` when a certificate runs out.
 *
 * @source freight-domain 3.3 C1–C9
 */
export const reviewMachine = (name: string, may: ReviewPermissions) =>
  stateMachine({
    name,
    field: 'state',
    dict: 'review_state',
    codes: reviewState,
    moves: {
      submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: may.edit },
      approve: { from: ['pending'], to: 'approved', permission: may.review },
      refuse: { from: ['pending'], to: 'refused', permission: may.review },
      rework: { from: ['approved', 'expired'], to: 'pending', permission: may.edit },
      freeze: { from: ['approved'], to: 'frozen', permission: may.freeze },
      unfreeze: { from: ['frozen'], to: 'approved', leadsTo: ['pending'], permission: may.freeze },
      expire: { from: ['approved'], to: 'expired' },
    },
  });

/** Machine of any certified party. */
export type ReviewMachine = ReturnType<typeof reviewMachine>;
