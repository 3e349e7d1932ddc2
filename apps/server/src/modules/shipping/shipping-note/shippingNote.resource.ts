import { spellText } from '@tarmac/freight-api/rules';
import { hashValue } from '../../../platform/sealed.ts';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { conflict } from '../../../platform/errors.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { assertAgreedPrice, assertOwnSide, ownSide } from '../common/agreedTerms.ts';
import { alwaysHidden, blankFees, sometimesHidden } from '../common/feeVisibility.ts';
import { changedValues } from '../common/changedValues.ts';
import { completeTerms } from '../common/completeTerms.ts';
import { currentFees, feeValues, plannedFees } from '../common/feeValues.ts';
import { assertPickupTimes } from '../common/pickupTimes.ts';
import { noteWords } from '../common/words.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { rowsOfFigure } from '../../statistics/rowsOfFigure.ts';
import { finishedStates, withinYear } from './finishedNotes.ts';
import { isOwed } from './owing.ts';
import { ShippingNote } from './shippingNote.entity.ts';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote, noteNumbers } from './shippingNote.table.ts';

/** A stored waybill. */
export type NoteRow = typeof hyShippingNote.$inferSelect;

/** Waybills that an actor sees. @source freight-domain 0.6 */
function noteScope({ actor: { tenantId, userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  if (userType === 2) return or(eq(hyShippingNote.customerId, cid), eq(hyShippingNote.agentId, cid));
  if (userType === 3) return eq(hyShippingNote.carrierId, cid);
  if (userType === 4) return isOfCrew(hyShippingNote.driverId, { tenantId, cid });
  return sql`false`;
}

/** Waybills whose driver has no agreement: none was made, or the last one is declined, expired or void. @source freight-domain S04 补签 */
const lacksContract = (): SQL =>
  and(
    or(isNull(hyShippingNote.contractState), inArray(hyShippingNote.contractState, ['50', '60', '99'])),
    isNotNull(hyShippingNote.driverId),
    notInArray(hyShippingNote.noteStatus, [noteStatus.draft, noteStatus.revoked]),
  ) as SQL;

/** Waybills that break a rule of the business review. @source freight-domain S02 */
const breaksRule = (rule: string): SQL => sql`${rule} = any(string_to_array(${hyShippingNote.failedRules}, ','))`;

/** Waybills whose payee's card has a number. Cards lie further along, and keep their numbers sealed. */
const isPaidTo = (cardNo: string): SQL =>
  sql`exists (select 1 from hy_bank_card card where card.tenant_id = hy_shipping_note.tenant_id and card.id = hy_shipping_note.payee_card_id
    and card.card_no_hash = ${hashValue(spellText(cardNo, 'compact'))})`;

/** Waybills that are to be paid by themselves and of which no payment is under way: those in a bill of their carrier are paid with it. @source freight-domain S08, amendments 1, 6 */
const toPay = (): SQL =>
  and(
    eq(hyShippingNote.noteStatus, noteStatus.payable),
    or(isNull(hyShippingNote.payState), inArray(hyShippingNote.payState, ['40', '60'])),
    isNull(hyShippingNote.carrierBillId),
  ) as SQL;

/** Those in the draft of a bill are no more billed than others. */
const isUnbilled = (): SQL =>
  sql`(hy_shipping_note.bill_id is null or exists (select 1 from hy_bill b where b.tenant_id = hy_shipping_note.tenant_id and b.id = hy_shipping_note.bill_id and b.state = '10'))`;

/** Waybills on a term that may be paid by themselves. @source freight-domain 3.7, amendments L10 */
const openTerm = (): SQL => and(ne(hyShippingNote.settleType, '0'), isOwed(), isUnbilled()) as SQL;

/** What the review found is the platform's own: a customer or carrier could tell from it what others pay. */
const internal = ['failedRules'] as const;

/** Waybills with their rules. A waybill is typed by hand as a draft, or made by dispatching an order. @source freight-domain 2.5, F02 */
export const noteResource: Resource<typeof ShippingNote, typeof hyShippingNote> = defineResource(ShippingNote, {
  table: hyShippingNote,
  options: {
    permission: 'shipping',
    title: 'shippingNoteNumber',
    audited: true,
    scope: noteScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : [...alwaysHidden(actor), ...internal]),
    guarded: ({ actor }) => sometimesHidden(actor),
    parts: {
      function: 'app_note_parts',
      fields: { shippingNoteNumber: 2, originalDocumentNumber: 2, orderNo: 2, vehicleNumber: 2, driverName: 2, actualCarrierName: 1 },
    },
    words: { function: 'app_note_words', fields: Object.keys(noteWords) },
    carried: [
      'shippingNoteNumber',
      'orderNo',
      'originalDocumentNumber',
      'vehicleNumber',
      'driverName',
      'actualCarrierName',
      'noteStatus',
      'settleType',
      'revokeState',
      'payState',
      'uploadState',
      'trackState',
      'insuranceState',
      'invoiceState',
    ],
    filters: {
      contractMissing: (value) => (value === '1' ? lacksContract() : undefined),
      failedRule: (value, { actor }) => (actor.userType === 1 ? breaksRule(value) : undefined),
      openTerm: (value) => (value === '1' ? openTerm() : undefined),
      owed: (value) => (value === '1' ? isOwed() : undefined),
      // Payments lie further along: a waybill says itself how far the last one is.
      toPay: (value) => (value === '1' ? toPay() : undefined),
      // By the whole number of the card that it is paid to; staff alone know such numbers.
      payeeCard: (value, { actor }) => (actor.userType === 1 ? isPaidTo(value) : sql`false`),
      figure: (value, ctx) => rowsOfFigure(ctx, { id: hyShippingNote.id, figure: value, list: 'waybill' }),
      finished: (value) => (value === '1' ? inArray(hyShippingNote.noteStatus, [...finishedStates]) : undefined),
      lossExceeded: (value) => (value === '1' ? sql`${hyShippingNote.lossWeight} > ${hyShippingNote.allowedLoss}` : undefined),
    },
    bounds: (query, { clock }) => (query['finished'] === '1' ? withinYear(query, clock) : undefined),
    mapRow: (row, { actor }) => blankFees(actor, row),
    reads: ['orderMode', 'agentId'],
    beforeAdd: async (tx, ctx, _input, values) => {
      const terms = await completeTerms(tx, ctx, ownSide(ctx, values));
      assertPickupTimes(terms);
      assertAgreedPrice(ctx, terms, { before: undefined, feesOf: plannedFees });
      const shippingNoteNumber = await nextNumber(tx, ctx, noteNumbers);
      return {
        ...terms,
        ...feeValues(plannedFees(terms)),
        shippingNoteNumber,
        noteStatus: noteStatus.draft,
        originalDocumentNumber: terms.originalDocumentNumber ?? shippingNoteNumber,
      };
    },
    afterAdd: async (tx, ctx, row) =>
      void (await writeNoteEvent(tx, ctx, {
        noteId: row.id,
        eventType: 'created',
        content: `创建运单 ${row.shippingNoteNumber}`,
        toStatus: row.noteStatus,
      })),
    beforeEdit: async (tx, ctx, { before, values }) => {
      assertOwnSide(ctx, before);
      if (before.noteStatus !== noteStatus.draft) throw stateChanged();
      const terms = await completeTerms(tx, ctx, ownSide(ctx, { ...before, ...values }), { before });
      assertPickupTimes(terms);
      assertAgreedPrice(ctx, terms, { before, feesOf: currentFees });
      return changedValues(before, { ...terms, ...feeValues(currentFees(terms)) });
    },
    beforeRemove: async (_tx, _ctx, row) => {
      if (row.noteStatus !== noteStatus.draft && row.noteStatus !== noteStatus.revoked)
        throw conflict('仅草稿或已撤销运单可删除', { errorCode: 40901 });
    },
  },
});
