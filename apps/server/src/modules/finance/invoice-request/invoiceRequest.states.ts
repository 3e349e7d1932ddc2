import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a request for invoices. What has no permission happens by itself. @source freight-domain 3.12, amendments 20 */
export const invoiceRequestStates = stateMachine({
  name: 'invoiceRequest',
  field: 'state',
  dict: 'request_bill_state',
  codes: {
    draft: '10',
    toAudit: '20',
    toIssue: '30',
    issuing: '40',
    issued: '50',
    partlyReversed: '55',
    reversed: '58',
    refused: '60',
    revoked: '99',
  },
  moves: {
    edit: { from: ['draft'], permission: 'requestBill:apply' },
    submit: { from: ['draft'], to: 'toAudit', permission: 'requestBill:apply' },
    audit: { from: ['toAudit'], leadsTo: ['toIssue', 'refused'], permission: 'requestBill:audit' },
    /** It cannot be issued as it is; its waybills may be asked for again. Nothing of it may stand or be under way. */
    giveBack: { from: ['toIssue', 'issuing'], to: 'refused', permission: 'invoice:issue' },
    revoke: { from: ['draft', 'toAudit'], to: 'revoked', permission: 'requestBill:revoke' },
    issue: { from: ['toIssue'], to: 'issuing', permission: 'invoice:issue' },
    /** All its invoices have come to their end. Of some of them a part, or all, may have been reversed meanwhile. */
    finish: { from: ['issuing'], leadsTo: ['issued', 'partlyReversed', 'reversed'] },
    reverse: { from: ['issued', 'partlyReversed'], leadsTo: ['partlyReversed', 'reversed'] },
  },
});

/** Codes by the name of the state. */
export const requestState = invoiceRequestStates.codes;

/** Under way: its waybills stand in no other one. */
export const requestOpen: readonly string[] = [requestState.draft, requestState.toAudit, requestState.toIssue, requestState.issuing];
/** How a request becomes invoices, by dictionary `invoice_merge`. */
export const mergeMode = { merge: 'merge', split: 'split' } as const;
