import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a policy. What has no permission happens by the insurer's word, by that of the waybill, or by the clock. @source freight-domain 3.13, amendments 24 */
export const policyStates = stateMachine({
  name: 'insurancePolicy',
  field: 'state',
  dict: 'insurance_state',
  codes: {
    quoted: '10',
    buying: '20',
    inForce: '30',
    failed: '40',
    cancelling: '50',
    cancelled: '60',
    claiming: '70',
    closed: '80',
    expired: '90',
  },
  moves: {
    buy: { from: ['quoted'], to: 'buying', permission: 'insurance:buy' },
    /** Nobody bought it within a day, or before the departure. */
    lapse: { from: ['quoted'], to: 'failed' },
    /** What is issued for a waybill that is no more is cancelled at once. */
    issue: { from: ['buying'], to: 'inForce', leadsTo: ['cancelling'] },
    fail: { from: ['quoted', 'buying'], to: 'failed' },
    cancel: { from: ['inForce'], to: 'cancelling', permission: 'insurance:cancel' },
    /** The waybill was revoked: N25, N27. */
    revoke: { from: ['inForce'], to: 'cancelling' },
    endCancel: { from: ['cancelling'], to: 'cancelled' },
    refuseCancel: { from: ['cancelling'], to: 'inForce' },
    claim: { from: ['inForce', 'expired'], to: 'claiming', permission: 'insurance:claim' },
    /** What the insurer says of a claim. */
    answerClaim: { from: ['claiming'], to: 'claiming' },
    settle: { from: ['claiming'], to: 'closed', permission: 'insurance:settle' },
    expire: { from: ['inForce'], to: 'expired' },
  },
});

/** Codes by the name of the state. */
export const policyState = policyStates.codes;

/** A waybill with such a policy gets no other of its kind. */
export const policyOpen: readonly string[] = [policyState.buying, policyState.inForce, policyState.cancelling, policyState.claiming];

/** A policy that covers a waybill, or did. */
export const policyCovers: readonly string[] = [policyState.inForce, policyState.claiming, policyState.closed, policyState.expired];

/** Who pays a premium. */
export const policyPayer = { customer: 'customer', platform: 'platform' } as const;

/** Kinds of insurance, by dictionary `insurance_type`. */
export const insuranceType = { cargo: '1', liability: '2', accident: '3' } as const;
