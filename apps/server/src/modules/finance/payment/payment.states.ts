import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a payment. What has no permission happens by itself. @source freight-domain 3.4, amendments 1, 7, 9 */
export const paymentStates = stateMachine({
  name: 'payment',
  field: 'state',
  dict: 'pay_state',
  codes: {
    draft: '10',
    toApprove: '20',
    sent: '30',
    paid: '40',
    failed: '50',
    closed: '60',
    returned: '70',
    changing: '80',
  },
  moves: {
    submit: { from: ['draft'], to: 'toApprove', permission: 'pay:submit' },
    /** Passed it is sent, or paid where it was paid elsewhere; refused it goes back, or is closed. */
    approve: { from: ['toApprove'], leadsTo: ['sent', 'paid', 'draft', 'closed'], permission: 'pay:approve' },
    succeed: { from: ['sent'], to: 'paid' },
    fail: { from: ['sent'], to: 'failed' },
    giveBack: { from: ['paid'], to: 'returned', leadsTo: ['closed'] },
    query: { from: ['sent'], permission: 'pay:query' },
    /** People say what became of it where the bank does not; two of them. */
    settle: { from: ['sent'], permission: 'pay:settle' },
    /** With the payee as it was it is sent at once, with another one it is approved again. */
    retry: { from: ['failed', 'returned'], leadsTo: ['sent', 'toApprove'], permission: 'pay:retry' },
    close: { from: ['draft', 'failed', 'returned'], to: 'closed', permission: 'pay:close' },
    /** The failure is taken note of; the payment stays. */
    noticeHandle: { from: ['failed', 'returned'], permission: 'pay:notice' },
    /** What proves a payment outside the channels, before another person approves it. */
    voucher: { from: ['toApprove'], permission: 'pay:voucher' },
    receipt: { from: ['paid', 'returned'], permission: 'pay:receipt' },
    /** Held while somebody decides on a change. Passed it begins again, refused or cancelled it goes back to where it was. */
    change: { from: ['draft', 'toApprove', 'failed', 'returned'], to: 'changing', permission: 'payChange:apply' },
    endChange: { from: ['changing'], leadsTo: ['draft', 'toApprove', 'failed', 'returned'] },
  },
});

/** Codes by the name of the state. */
export const payState = paymentStates.codes;

/** A waybill with such a payment gets no other. */
export const paymentOpen: readonly string[] = [
  payState.draft,
  payState.toApprove,
  payState.sent,
  payState.failed,
  payState.returned,
  payState.changing,
];

/** Kinds of payments, by dictionary `pay_kind`. */
export const payKind = {
  freight: '1',
  prepay: '2',
  offline: '3',
  refund: '4',
  agentMargin: '5',
  premium: '6',
  tax: '7',
  compensation: '9',
  suspense: '10',
} as const;

/** Kinds of payments that pay a waybill itself: people make, approve, retry and close them here. The others follow a document of their own. */
export const waybillKinds: readonly string[] = [payKind.freight, payKind.offline];

/** Whether people move a payment: it pays a waybill, or a bill of waybills. */
export const isMovable = ({ payKind: kind, billId }: { payKind: string; billId: string | null }): boolean =>
  waybillKinds.includes(kind) || billId !== null;

/** Whether a failure is still to be looked after, by dictionary `notice_state`. */
export const noticeState = { none: '0', open: '1', handled: '2' } as const;

/** The notice of a payment that somebody has done something about: where there was one, it is handled. */
export const noticeAfter = ({ failNoticeState }: { failNoticeState: string }): string =>
  failNoticeState === noticeState.none ? noticeState.none : noticeState.handled;
