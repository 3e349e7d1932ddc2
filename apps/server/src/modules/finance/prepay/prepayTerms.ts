import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { prepayCap } from '../../shipping/fees/fees.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { creditorOf, type Creditor } from '../examination/creditor.ts';
import { type Payee, payeeFacts, payeesOf } from '../examination/payee.service.ts';
import { assertOnTheRoad } from './movePrepay.ts';
import { holdPrepaysOf } from './notePrepays.ts';
import { prepayState } from './prepay.states.ts';
import type { PrepayRow } from './prepay.table.ts';

/** States of a prepayment that uses nothing up: it was refused, given up or brought back. */
const unused: readonly string[] = [prepayState.refused, prepayState.recovered, prepayState.cancelled];

/** How much of a freight may be paid in advance, fen. */
export interface PrepayLimit {
  maxRate: number;
  cap: number;
  /** Applied for or paid already. */
  used: number;
  left: number;
}

/** What may be prepaid of a waybill: a share of what its driver is estimated to get, for all its prepayments together. @source freight-domain 4.5.8 */
export async function prepayLimit(tx: Tx, ctx: Context, note: NoteRow, prepays: readonly PrepayRow[]): Promise<PrepayLimit> {
  const maxRate = await readConfigNumber(tx, ctx, 'maxPrepayRate');
  const cap = prepayCap(Math.max(0, note.driverFee), maxRate);
  const used = prepays.reduce((sum, { state, amount }) => (unused.includes(state) ? sum : sum + amount), 0);
  return { maxRate, cap, used, left: Math.max(0, cap - used) };
}

/** Whom a waybill may be prepaid to, and the card that it goes to where nobody chooses: the one that it names, else the creditor's default. */
export async function prepayPayees(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
): Promise<{ creditor: Creditor | undefined; payees: Payee[]; usual: Payee | undefined }> {
  const creditor = await creditorOf(tx, ctx, note);
  const payees = payeesOf(await payeeFacts(tx, ctx, [note]), { note, creditor });
  const usual =
    payees.find(({ card }) => card.id === note.payeeCardId) ??
    payees.find(({ card }) => card.isDefault === '1' && card.holderType === creditor?.type && card.holderId === creditor.id);
  return { creditor, payees, usual };
}

/** What an application may ask for, before it is written. @throws NotFound; Conflict 40901 the waybill is not on the road */
export function prepayTerms(ctx: Context, noteId: string) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await findRow(tx, ctx, noteResource, noteId);
    if (note === undefined) throw notFound();
    assertOnTheRoad(note);
    const limit = await prepayLimit(tx, ctx, note, await holdPrepaysOf(tx, ctx, noteId));
    const { payees, usual } = await prepayPayees(tx, ctx, note);
    return {
      noteId,
      shippingNoteNumber: note.shippingNoteNumber,
      driverName: note.driverName,
      driverFee: note.driverFee,
      ...limit,
      agreed: note.prepayAmount,
      payees: payees
        .map(({ card }) => ({
          cardId: card.id,
          payeeName: card.cardHolder,
          cardNo: maskText(card.cardNo),
          bankName: card.bankName,
          isUsual: card.id === usual?.card.id,
        }))
        .toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual)),
    };
  });
}
