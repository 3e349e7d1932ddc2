import { and, eq, gt, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hyShippingNote as note } from '../../shipping/shipping-note/shippingNote.table.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { payState } from '../payment/payment.states.ts';

/** What bills of a kind are about. */
export interface BillSubject {
  /** The field of the input, and of the bill, that names whom it is for. */
  party: 'customerId' | 'carrierId' | 'agentId';
  /** Names the bill that holds a waybill. */
  holder: 'billId' | 'carrierBillId' | 'agentBillId';
  /** The field of a waybill that says whom it is billed to. */
  partyOfNote: PgColumn;
  /** What is open of a waybill, fen. */
  open: SQL<number>;
  /** Waybills of anybody that a bill may take. */
  isBillable: () => SQL;
}

/** Waybills that finance has passed: `owing`, as literals, so that the index of them is known to fit. */
export const isExamined = (): SQL => sql`${note.noteStatus} in ('70', '75', '78', '80', '90')`;

const isFree = (): SQL | undefined => or(isNull(note.payState), inArray(note.payState, [payState.paid, payState.closed]));

/** What of an agent's margin is not paid. */
const openMargin = sql<number>`(${note.agentMargin} - ${note.agentPaidAmount})`.mapWith(Number);

/** By the kind of the bill. @source freight-domain 2.6, amendments 6, 21, L17, L27 */
const subjects: Readonly<Record<string, BillSubject>> = {
  /** Waybills on a term with something open. */
  customer: {
    party: 'customerId',
    holder: 'billId',
    partyOfNote: note.customerId,
    open: sql<number>`coalesce(${note.customerOpenAmount}, 0)`.mapWith(Number),
    isBillable: () =>
      and(
        isExamined(),
        ne(note.settleType, '0'),
        isNull(note.billId),
        // Said twice: this one has an index.
        sql`${note.receivableAmount} > ${note.customerPaidAmount}`,
        gt(note.customerOpenAmount, 0),
      ) as SQL,
  },
  /** Waybills that are to be paid to a carrier, and of which no payment is under way. */
  carrier: {
    party: 'carrierId',
    holder: 'carrierBillId',
    partyOfNote: note.creditorId,
    open: sql<number>`coalesce(${note.openAmount}, 0)`.mapWith(Number),
    isBillable: () =>
      and(
        eq(note.noteStatus, noteStatus.payable),
        eq(note.creditorType, 'carrier'),
        isNull(note.carrierBillId),
        isFree(),
        gt(note.openAmount, 0),
      ) as SQL,
  },
  /** Margins of waybills of which nothing is open any more. Where the agent is the customer they are netted instead. */
  agent: {
    party: 'agentId',
    holder: 'agentBillId',
    partyOfNote: note.agentId,
    open: openMargin,
    isBillable: () => and(isMarginPayable(), isNull(note.agentBillId)) as SQL,
  },
};

/** Margins that an agent may be paid, in a bill or beside one: nothing is open of the fee, neither as such nor as an advance. @source amendments L17 */
export const isMarginPayable = (): SQL =>
  and(
    eq(note.orderMode, '3'),
    isExamined(),
    sql`${note.customerId} <> ${note.agentId}`,
    sql`${note.customerPaidAmount} >= ${note.receivableAmount}`,
    sql`${note.agentMargin} > ${note.agentPaidAmount}`,
  ) as SQL;

/** What bills of a kind are about. */
export function subjectOf({ billKind: kind }: { billKind: string }): BillSubject {
  const subject = subjects[kind];
  if (subject === undefined) throw new RangeError(`There are no bills of kind ${kind}`);
  return subject;
}

/** Which waybills a bill may take. Days are `YYYY-MM-DD`. */
export interface BillPeriod {
  billKind: string;
  partyId: string;
  companyId: string;
  from: string;
  to: string;
}

/** Waybills of somebody and a company that were signed in a period, and that a bill may take. */
export function isCandidate({ partyId, companyId, from, to, ...of }: BillPeriod): SQL {
  const { isBillable, partyOfNote } = subjectOf(of);
  return and(
    isBillable(),
    eq(partyOfNote, partyId),
    eq(note.companyId, companyId),
    gte(note.signTime, `${from} 00:00:00`),
    lte(note.signTime, `${to} 23:59:59`),
  ) as SQL;
}

/** Whom an input names, by its kind. */
export interface NamedParty {
  billKind?: string | null | undefined;
  customerId?: string | null | undefined;
  carrierId?: string | null | undefined;
  agentId?: string | null | undefined;
}
