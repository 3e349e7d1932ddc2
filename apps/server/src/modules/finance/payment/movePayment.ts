import { assertLeadsTo, canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import type { ApprovalRow } from '../approval/approval.table.ts';
import type { HeldPayment } from './holdPayment.ts';
import { moveNotes, type NoteMove } from './moveNote.ts';
import { paymentStates } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

/** Who decided on a payment, and when; and what its sending stores beside. */
export type Decided = Partial<
  Pick<
    PaymentRow,
    'approveBy' | 'approveTime' | 'approveRemark' | 'submitBy' | 'submitTime' | 'companyAccountId' | 'thirdAccountId' | 'payChannel'
  >
>;

/** Who asked for what a payment pays, and who agreed to it. */
export const decidedBy = ({ applyBy, applyTime, auditBy, auditTime, auditRemark }: ApprovalRow): Decided => ({
  submitBy: applyBy,
  submitTime: applyTime,
  approveBy: auditBy,
  approveTime: auditTime,
  approveRemark: auditRemark,
});

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
export async function movePaymentRow(tx: Tx, ctx: Context, payment: PaymentRow, move: RowMove): Promise<PaymentRow> {
  const [after] = await movePaymentRows(tx, ctx, [{ payment, ...move }]);
  return after!;
}

/** The same of many at once. */
export async function movePaymentRows(tx: Tx, ctx: Context, moves: readonly ({ payment: PaymentRow } & RowMove)[]): Promise<PaymentRow[]> {
  for (const { payment, action, to } of moves) {
    assertMovable(payment, action);
    assertLeadsTo(paymentStates, { action, code: payment.state, to });
  }
  const changes = moves.map(({ payment, to, values = {} }) => ({ before: payment, values: { ...values, state: to } }));
  const after = await updateRows(tx, ctx, hyPayment, changes);
  for (const { payment, action, to, values = {} } of moves)
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

/** @throws Conflict 40901 the payment is not in a state from which the action leads on */
export function assertMovable({ state }: Pick<PaymentRow, 'state'>, action: Action): void {
  if (!canAdvance(paymentStates, { action, code: state })) throw stateChanged();
}

/** A move of a payment and of its waybills. */
type HeldMove = RowMove & Omit<NoteMove, 'payState'>;

/**
 * Takes a held payment through a move, its waybills along with it, and writes their timelines.
 *
 * @throws Conflict 40901 as above
 * @source freight-domain 3.4, amendments 1, 9
 */
export async function movePayment(tx: Tx, ctx: Context, held: HeldPayment, move: HeldMove): Promise<HeldPayment> {
  const [after] = await movePayments(tx, ctx, [{ held, move }]);
  return after!;
}

/** The same of many at once, of waybills of their own each. */
export async function movePayments(tx: Tx, ctx: Context, moves: readonly { held: HeldPayment; move: HeldMove }[]): Promise<HeldPayment[]> {
  const payments = await movePaymentRows(
    tx,
    ctx,
    moves.map(({ held: { payment }, move: { action, to, values = {} } }) => ({ payment, action, to, values })),
  );
  const after = await moveNotes(
    tx,
    ctx,
    moves.flatMap(({ held: { notes }, move: { to, noteValues = {}, event } }) =>
      notes.map((note) => ({ note, move: { payState: to, noteValues, event } })),
    ),
  );
  let from = 0;
  return payments.map((payment, index) => {
    const { length } = moves[index]!.held.notes;
    from += length;
    return { payment, notes: after.slice(from - length, from) };
  });
}
