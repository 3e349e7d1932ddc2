import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedField } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { moveRow, stateChanged } from '../../../platform/resource/moveRow.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertStaff, replyNote } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { payState } from '../payment/payment.states.ts';
import { creditorOf, type Creditor } from './creditor.ts';
import type { PayeeInput } from './examination.contract.ts';

type Card = typeof hyBankCard.$inferSelect;

/** Kinds of payees, by dictionary `payee_type`. */
const payeeTypes = { driver: '1', owner: '2', captain: '3', carrier: '4' } as const;

/** A card with whom it belongs to, as far as a waybill is concerned. */
export interface Payee {
  card: Card;
  payeeType: string;
}

/** A payment of a waybill that is being made or is on its way has its payee already; one that failed or came back waits for another card. */
const paymentUnderWay: readonly string[] = [payState.draft, payState.toApprove, payState.sent, payState.changing];

/** Who may be paid for waybills, read once for all of them. */
export interface PayeeFacts {
  /** Captains by driver. */
  captains: ReadonlyMap<string, string | null>;
  /** Cards that the bank has confirmed. */
  cards: readonly Card[];
}

/** Reads who may be paid for waybills. */
export async function payeeFacts(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<PayeeFacts> {
  const { tenantId } = ctx.actor;
  const driverIds = [...new Set(notes.flatMap(({ driverId }) => driverId ?? []))];
  const drivers =
    driverIds.length === 0
      ? []
      : await tx
          .select({ id: hyDriver.id, captainId: hyDriver.captainId })
          .from(hyDriver)
          .where(and(eq(hyDriver.tenantId, tenantId), inArray(hyDriver.id, driverIds)));
  const people = [...new Set([...driverIds, ...drivers.flatMap(({ captainId }) => captainId ?? [])])];
  const carriers = [...new Set(notes.flatMap(({ carrierId }) => carrierId ?? []))];
  const of = (holderType: string, ids: readonly string[]): SQL | undefined =>
    ids.length === 0 ? undefined : and(eq(hyBankCard.holderType, holderType), inArray(hyBankCard.holderId, [...ids]));
  const held = or(of('driver', people), of('carrier', carriers));
  const cards =
    held === undefined
      ? []
      : await tx
          .select()
          .from(hyBankCard)
          .where(and(eq(hyBankCard.tenantId, tenantId), eq(hyBankCard.delFlag, 0), eq(hyBankCard.verifyState, '20'), held));
  return { captains: new Map(drivers.map(({ id, captainId }) => [id, captainId])), cards };
}

/** Cards that the bank has confirmed, of those who may be paid for a waybill: the driver, the captain, the carrier. */
export function payeesOf({ captains, cards }: PayeeFacts, { note, creditor }: { note: NoteRow; creditor: Creditor | undefined }): Payee[] {
  const captainId = captains.get(note.driverId ?? '') ?? null;
  return cards
    .filter(({ holderType, holderId }) =>
      holderType === 'carrier'
        ? holderId === note.carrierId
        : // What is owed to a company is not paid to the people that it sends.
          creditor?.type !== 'carrier' && (holderId === note.driverId || holderId === captainId),
    )
    .map((card) => ({ card, payeeType: typeOf(card, { note, captainId }) }));
}

function typeOf(card: Card, { note, captainId }: { note: NoteRow; captainId: string | null }): string {
  if (card.holderType === 'carrier') return payeeTypes.carrier;
  if (card.cardHolder !== note.driverName && card.cardHolder === note.actualCarrierName) return payeeTypes.owner;
  return captainId !== null && card.holderId === captainId ? payeeTypes.captain : payeeTypes.driver;
}

/** What a waybill says of its payee. */
export const payeeValues = ({ card, payeeType }: Payee) => ({
  payeeType,
  payeeId: card.holderId,
  payeeName: card.cardHolder,
  payeeIdNo: card.idNo,
  payeeCardId: card.id,
  payeeCardNo: card.cardNo,
  payeeBankName: card.bankName,
});

/**
 * Whom a waybill is owed to, and what it is to say of its payee: nothing new where it names one, else the creditor's default card, where the bank has
 * confirmed it. Undefined as long as nobody was sent, or no card is there.
 */
export async function settlementParties(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  facts: PayeeFacts,
): Promise<{ creditor: Creditor | undefined; payee: Partial<ReturnType<typeof payeeValues>> | undefined }> {
  const creditor = await creditorOf(tx, ctx, note);
  if (note.payeeCardId !== null) return { creditor, payee: {} };
  if (creditor === undefined) return { creditor, payee: undefined };
  const usual = payeesOf(facts, { note, creditor }).find(
    ({ card }) => card.isDefault === '1' && card.holderType === creditor.type && card.holderId === creditor.id,
  );
  return { creditor, payee: usual && payeeValues(usual) };
}

/** The payee that a card stands for; undefined where the bank has not confirmed it, or it is of nobody who carried. */
export const payeeOfCard = async (tx: Tx, ctx: Context, note: NoteRow, cardId: string): Promise<Payee | undefined> =>
  payeesOf(await payeeFacts(tx, ctx, [note]), { note, creditor: await creditorOf(tx, ctx, note) }).find(({ card }) => card.id === cardId);

/** The cards that a waybill may be paid to, the one that it names first. @throws NotFound not visible */
export function listPayees(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await findRow(tx, ctx, noteResource, id);
    if (note === undefined) throw notFound();
    const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
    const payees = payeesOf(await payeeFacts(tx, ctx, [note]), { note, creditor: await creditorOf(tx, ctx, note) });
    return payees
      .map(({ card, payeeType }) => ({
        cardId: card.id,
        payeeType,
        payeeType_dictText: textOf('payee_type', payeeType),
        payeeName: card.cardHolder,
        cardNo: maskText(card.cardNo),
        bankName: card.bankName,
        isDefault: card.isDefault === '1',
        isChosen: card.id === note.payeeCardId,
      }))
      .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || Number(b.isDefault) - Number(a.isDefault));
  });
}

/**
 * Says which card the freight of a waybill goes to. Who examines or approves the payment afterwards is somebody else.
 *
 * @throws InvalidInput the card is not confirmed, or of nobody who carried; Conflict a payment of the waybill is under way
 * @source amendments 27
 */
export function setPayee(ctx: Context, input: z.output<typeof PayeeInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'setPayee',
      change: async (note) => {
        if (note.noteStatus === noteStatus.payable && paymentUnderWay.includes(note.payState ?? '')) throw stateChanged();
        const payee = await payeeOfCard(tx, ctx, note, input.cardId);
        if (payee === undefined) throw refusedField('cardId', '请选择已绑定的收款卡');
        return { ...payeeValues(payee), payeeBy: ctx.actor.username };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'payeeChanged',
      content: `设置收款人：${after.payeeName} ${maskText(after.payeeCardNo ?? '')}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      visibleTo: 'platform',
    });
    return replyNote(ctx, input.id);
  });
}
