import { assertLeadsTo, canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { HeldPayment } from './holdPayment.ts';
import { moveNote, type NoteMove } from './moveNote.ts';
import { paymentStates } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

/** Who decided on a payment, and when; and what its sending stores beside. */
export type Decided = Partial<
  Pick<PaymentRow, 'approveBy' | 'approveTime' | 'approveRemark' | 'submitBy' | 'submitTime' | 'companyAccountId' | 'payChannel'>
>;

type Action = keyof typeof paymentStates.moves;

/** A move of a payment. */
interface RowMove {
  action: Action;
  to: string;
  values?: Values<typeof hyPayment>;
}

/**
 * Takes a held payment through a move. What it pays is told by the caller.
 *
 * @throws Conflict 40901 the payment is not in a state from which the move leads on
 */
export async function movePaymentRow(tx: Tx, ctx: Context, payment: PaymentRow, { action, to, values = {} }: RowMove): Promise<PaymentRow> {
  if (!canAdvance(paymentStates, { action, code: payment.state })) throw stateChanged();
  assertLeadsTo(paymentStates, { action, code: payment.state, to });
  const after = await updateRow(tx, ctx, hyPayment, { before: payment, values: { ...values, state: to } });
  ctx.audit({
    action: `payment.${action}`,
    entity: 'payment',
    entityId: payment.id,
    before: { state: payment.state },
    after: { state: to, ...values },
  });
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'payment'));
  return after;
}

/**
 * Takes the held payment of a waybill through a move, the waybill along with it, and writes the timeline.
 *
 * @throws Conflict 40901 as above
 * @source freight-domain 3.4, amendments 1, 9
 */
export async function movePayment(
  tx: Tx,
  ctx: Context,
  { payment, note }: HeldPayment,
  { noteValues, event, ...move }: RowMove & Omit<NoteMove, 'payState'>,
): Promise<HeldPayment> {
  const after = await movePaymentRow(tx, ctx, payment, move);
  return { payment: after, note: await moveNote(tx, ctx, note, { payState: move.to, ...(noteValues && { noteValues }), event }) };
}
