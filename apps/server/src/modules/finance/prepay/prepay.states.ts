import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a prepayment. What has no permission happens by itself. @source freight-domain 3.5, amendments 2, 3, L1 */
export const prepayStates = stateMachine({
  name: 'prepay',
  field: 'state',
  dict: 'prepay_state',
  codes: {
    applied: '10',
    toPay: '20',
    paying: '30',
    paid: '40',
    offset: '45',
    failed: '50',
    refused: '60',
    recovered: '70',
    cancelled: '99',
  },
  moves: {
    audit: { from: ['applied'], leadsTo: ['toPay', 'refused'], permission: 'prepay:audit' },
    pay: { from: ['toPay'], to: 'paying', permission: 'prepay:pay' },
    succeed: { from: ['paying'], to: 'paid' },
    fail: { from: ['paying'], to: 'failed' },
    /** Money came back after it had arrived. Where the next prepayment of its waybill is under way, it is over. */
    giveBack: { from: ['paid', 'offset', 'recovered'], leadsTo: ['failed', 'recovered', 'cancelled'] },
    retry: { from: ['failed'], to: 'toPay', permission: 'prepay:pay' },
    /** Who applied for it gives it up. */
    cancel: { from: ['applied', 'toPay', 'failed'], to: 'cancelled', permission: 'prepay:apply' },
    /** Who is to pay it gives it up. */
    close: { from: ['toPay', 'failed'], to: 'cancelled', permission: 'prepay:pay' },
    /** With its waybill. */
    revoke: { from: ['applied', 'toPay', 'failed', 'paid'], leadsTo: ['cancelled', 'paid'] },
    /** The examination counts it against the freight, as far as that goes; taken back, none of it is. */
    offset: { from: ['paid'], leadsTo: ['offset', 'paid'] },
    restore: { from: ['paid', 'offset'], to: 'paid' },
    recover: { from: ['paid'], leadsTo: ['paid', 'offset', 'recovered'], permission: 'prepay:recover' },
    writeOff: { from: ['paid'], leadsTo: ['offset', 'recovered'], permission: 'prepay:writeOff' },
  },
});

/** Codes by the name of the state. */
export const prepayState = prepayStates.codes;

/** A waybill with such a prepayment gets no other, and no verdict on what its driver gets in the end. */
export const prepayUnderWay: readonly string[] = [prepayState.applied, prepayState.toPay, prepayState.paying, prepayState.failed];

/** Money that has left for the payee, and is not back. */
export const prepayGone: readonly string[] = [prepayState.paying, prepayState.paid, prepayState.offset];
