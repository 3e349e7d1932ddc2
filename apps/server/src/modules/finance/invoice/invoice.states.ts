import { stateMachine } from '../../../platform/contract/index.ts';

/** States of an invoice. What has no permission happens by itself. @source freight-domain 3.12, amendments 20 */
export const invoiceStates = stateMachine({
  name: 'invoice',
  field: 'state',
  dict: 'invoice_state',
  codes: { toIssue: '10', issuing: '20', issued: '30', delivered: '40', reversed: '50', failed: '60', void: '70' },
  moves: {
    issue: { from: ['toIssue'], to: 'issuing', permission: 'invoice:issue' },
    succeed: { from: ['issuing'], to: 'issued' },
    fail: { from: ['issuing'], to: 'failed' },
    retry: { from: ['failed'], to: 'issuing', permission: 'invoice:issue' },
    /** Again where it was lost on its way. */
    deliver: { from: ['issued', 'delivered'], to: 'delivered', permission: 'invoice:deliver' },
    /** Asks for a red invoice; the original changes when that is issued. */
    red: { from: ['issued', 'delivered'], permission: 'invoice:red' },
    /** A red invoice about it was issued; nothing of it is left once all of it is reversed. */
    reverse: { from: ['issued', 'delivered'], leadsTo: ['reversed'], mayStay: true },
    /** On paper, and within its month. */
    void: { from: ['issued', 'delivered'], to: 'void', permission: 'invoice:red' },
  },
});

/** Codes by the name of the state. */
export const invoiceState = invoiceStates.codes;

/** It stands, whole or in part. */
export const invoiceStands: readonly string[] = [invoiceState.issued, invoiceState.delivered];

/** Kinds of invoices, by dictionary `invoice_type`. */
export const invoiceType = { digitalSpecial: '1', digitalOrdinary: '2', paperSpecial: '3', paperOrdinary: '4' } as const;
/** The buyer deducts their tax: the whole title is needed. */
export const specialTypes: readonly string[] = [invoiceType.digitalSpecial, invoiceType.paperSpecial];
/** Printed on numbered paper. */
export const paperTypes: readonly string[] = [invoiceType.paperSpecial, invoiceType.paperOrdinary];

/** How an invoice reaches its buyer, by dictionary `deliver_type`. */
export const deliverType = { email: 'email', express: 'express', self: 'self' } as const;
