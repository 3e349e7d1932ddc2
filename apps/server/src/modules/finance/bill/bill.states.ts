import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a bill. What has no permission happens by itself. @source freight-domain 3.14, amendments 21 */
export const billStates = stateMachine({
  name: 'bill',
  field: 'state',
  dict: 'bill_state',
  codes: { draft: '10', toConfirm: '20', confirmed: '30', partlyReceived: '40', settled: '50', disputed: '60', void: '99' },
  moves: {
    send: { from: ['draft'], to: 'toConfirm', permission: 'bill:send' },
    /** By the own people of whom it is for. With nothing open it is settled at once. */
    confirm: { from: ['toConfirm'], leadsTo: ['confirmed', 'settled'], permission: 'bill:confirm' },
    confirmOnBehalf: { from: ['toConfirm'], leadsTo: ['confirmed', 'settled'], permission: 'bill:confirmOnBehalf' },
    dispute: { from: ['toConfirm'], to: 'disputed', permission: 'bill:confirm' },
    rework: { from: ['disputed'], to: 'draft', permission: 'bill:adjust' },
    reopen: { from: ['confirmed'], to: 'disputed', permission: 'bill:adjust' },
    receive: { from: ['confirmed', 'partlyReceived'], leadsTo: ['partlyReceived', 'settled'], permission: 'bill:receive' },
    pay: { from: ['confirmed', 'partlyReceived'], leadsTo: ['partlyReceived', 'settled'], permission: 'bill:pay' },
    /** What a carrier or an agent is owed by a bill is handed in to be paid. The bill moves once that has arrived. */
    submitPay: { from: ['confirmed', 'partlyReceived'], permission: 'pay:submit' },
    payOut: { from: ['confirmed', 'partlyReceived'], leadsTo: ['partlyReceived', 'settled'] },
    /** It came back, or something else that its waybills were paid with: they are to be paid again. */
    giveBack: { from: ['partlyReceived', 'settled'], leadsTo: ['confirmed', 'partlyReceived'] },
    /** A little more or less of one that is settled in parts: its waybills are corrected, once another person has agreed. */
    adjust: { from: ['partlyReceived'], permission: 'bill:adjust' },
    void: { from: ['draft', 'toConfirm', 'disputed'], to: 'void', permission: 'bill:void' },
    /** What its waybills owed was settled another way. */
    settle: { from: ['confirmed', 'partlyReceived'], to: 'settled' },
  },
});

/** Codes by the name of the state. */
export const billState = billStates.codes;

/** Kinds of bills, by dictionary `bill_kind`. */
export const billKind = { customer: 'customer', carrier: 'carrier', agent: 'agent' } as const;
export const billKinds = ['customer', 'carrier', 'agent'] as const;
/** Those by which we pay. */
export const payableBills: readonly string[] = [billKind.carrier, billKind.agent];

/** These are owed, and are paid as a bill. */
export const billOwed: readonly string[] = [billState.confirmed, billState.partlyReceived];
/** Nothing is settled yet: of a customer's month there is one of them. */
export const billOpen: readonly string[] = [billState.draft, billState.toConfirm, ...billOwed, billState.disputed];
