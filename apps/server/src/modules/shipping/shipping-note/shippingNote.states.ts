import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a waybill from dispatch to payment, and its revocation. @source freight-domain 3.2 */
export const shippingNoteStates = stateMachine({
  name: 'shippingNote',
  field: 'noteStatus',
  dict: 'note_status',
  codes: {
    draft: '10',
    toAccept: '15',
    toLoad: '20',
    loaded: '30',
    inTransit: '40',
    unloaded: '50',
    signed: '55',
    preChecked: '58',
    toCheck: '60',
    checked: '65',
    reviewed: '68',
    examined: '70',
    payable: '75',
    paying: '78',
    paid: '80',
    invoiced: '90',
    revoked: '99',
  },
  moves: {
    dispatchVehicle: { from: ['draft'], to: 'toAccept', permission: 'shipping:dispatchVehicle' },
    accept: { from: ['toAccept'], to: 'toLoad', permission: 'shipping:accept' },
    refuse: { from: ['toAccept'], to: 'revoked', permission: 'shipping:accept' },
    changeVehicle: { from: ['toAccept', 'toLoad'], permission: 'shipping:dispatchVehicle' },
    load: { from: ['toLoad'], to: 'loaded', permission: 'shipping:load' },
    depart: { from: ['loaded'], to: 'inTransit', permission: 'shipping:load' },
    unload: { from: ['loaded', 'inTransit'], to: 'unloaded', permission: 'shipping:unload' },
    sign: { from: ['unloaded'], to: 'signed', permission: 'shipping:sign' },
    /** Passed it goes on, refused it waits for the documents that were named. */
    preCheck: { from: ['signed'], leadsTo: ['preChecked', 'signed'], permission: 'shipping:preCheck' },
    supplement: { from: ['signed', 'preChecked'], to: 'signed', permission: 'shipping:supplement' },
    editWeight: { from: ['signed', 'preChecked'], to: 'signed', permission: 'shipping:editWeight' },
    /** To the customer, or past them and past the review where the customer's process asks for neither. */
    submitCheck: { from: ['preChecked'], leadsTo: ['toCheck', 'checked', 'reviewed'], permission: 'shipping:submitCheck' },
    check: { from: ['toCheck'], leadsTo: ['checked', 'reviewed', 'preChecked'], permission: 'shipping:check' },
    businessReview: { from: ['checked'], leadsTo: ['reviewed', 'checked'], permission: 'shipping:businessReview' },
    /** What the review refused: begun again where weight or money changes, handed in again where only papers and times do. */
    reopen: { from: ['checked'], to: 'signed', permission: 'shipping:submitCheck' },
    resubmitReview: { from: ['checked'], permission: 'shipping:submitCheck' },
    examine: { from: ['reviewed'], leadsTo: ['examined', 'checked'], permission: 'shipping:examine' },
    /** What was examined in error, as long as nothing is paid. */
    unexamine: { from: ['examined', 'payable'], to: 'reviewed', permission: 'shipping:unexamine' },
    setPayee: {
      from: [
        'toAccept',
        'toLoad',
        'loaded',
        'inTransit',
        'unloaded',
        'signed',
        'preChecked',
        'toCheck',
        'checked',
        'reviewed',
        'examined',
        'payable',
      ],
      permission: 'shipping:payee',
    },
    setGoods: {
      from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded', 'signed', 'preChecked'],
      permission: 'shipping:edit',
    },
    editPrice: {
      from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded', 'signed', 'preChecked', 'toCheck'],
      permission: 'shipping:editPrice',
    },
    /** Before loading at once; afterwards, and where something was prepaid, on approval. */
    revoke: {
      from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'],
      leadsTo: ['revoked'],
      mayStay: true,
      permission: 'shipping:revoke',
    },
    revokeApprove: {
      from: ['toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'],
      leadsTo: ['revoked'],
      mayStay: true,
      permission: 'shipping:revokeApprove',
    },
    revokeCancel: { from: ['toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'], permission: 'shipping:revoke' },
    edit: { from: ['draft'], permission: 'shipping:edit' },
    remove: { from: ['draft', 'revoked'], permission: 'shipping:delete' },
  },
});

/** Codes by the name of the state. */
export const noteStatus = shippingNoteStates.codes;

/** Codes of dictionary `step_state`, for pre-check, check and reviews. */
export const stepState = { open: '0', waiting: '1', passed: '2', refused: '3' } as const;

/** State of the agreement that a dispatch sends to the driver, by dictionary `contract_state`. @source freight-domain 3.9 */
export const sentToDriver = '20';

/** A vehicle is on its way with such a waybill and takes no other. */
export const openOnRoad: readonly string[] = [noteStatus.toAccept, noteStatus.toLoad, noteStatus.loaded, noteStatus.inTransit];
