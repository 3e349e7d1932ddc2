import { nowText } from '../../../platform/clock.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { HeldPayment } from './holdPayment.ts';
import { payState, paymentStates } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

/** Who decided on a payment, and when. */
export type Decided = Partial<Pick<PaymentRow, 'approveBy' | 'approveTime' | 'approveRemark'>>;

type Action = keyof typeof paymentStates.moves;

/** A move of a payment, and what its waybill says afterwards. */
interface PaymentMove {
  action: Action;
  to: string;
  values?: Values<typeof hyPayment>;
  noteValues?: Values<typeof hyShippingNote>;
  event: { type: EventType; content: string };
}

/** Where a waybill stands while its payment stands there: nothing is paid twice, and what came to nothing is payable again. */
const noteStatusAt: Readonly<Record<string, string>> = {
  [payState.draft]: noteStatus.payable,
  [payState.toApprove]: noteStatus.paying,
  [payState.sent]: noteStatus.paying,
  [payState.failed]: noteStatus.payable,
  [payState.closed]: noteStatus.payable,
  [payState.returned]: noteStatus.payable,
};

/**
 * Takes a held payment through a move, its waybill along with it, and writes the timeline.
 *
 * @throws Conflict 40901 the payment is not in a state from which the move leads on
 * @source freight-domain 3.4, amendments 1, 9
 */
export async function movePayment(
  tx: Tx,
  ctx: Context,
  { payment, note }: HeldPayment,
  { action, to, values = {}, noteValues = {}, event }: PaymentMove,
): Promise<HeldPayment> {
  if (!canAdvance(paymentStates, { action, code: payment.state })) throw stateChanged();
  const after = await updateRow(tx, ctx, hyPayment, { before: payment, values: { ...values, state: to } });
  const status = noteStatusAt[to] ?? note.noteStatus;
  const noteAfter = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: {
      payState: to,
      noteStatus: status,
      ...(status === note.noteStatus ? {} : { waitingSince: nowText(ctx.clock) }),
      ...noteValues,
    },
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: event.type,
    content: event.content.slice(0, 600),
    fromStatus: note.noteStatus,
    toStatus: noteAfter.noteStatus,
    visibleTo: 'platform',
  });
  ctx.audit({
    action: `payment.${action}`,
    entity: 'payment',
    entityId: payment.id,
    before: { state: payment.state },
    after: { state: to, ...values },
  });
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'payment'));
  return { payment: after, note: noteAfter };
}
