import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { type ArrivalInput, moneySource } from '../arrival/arrival.ts';
import { receiveMoney } from '../customer-term/receiveMoney.ts';
import type { BillPayInput, BillReceiveInput } from './bill.contract.ts';
import { billResource } from './bill.resource.ts';
import { billKind, billState } from './bill.states.ts';
import { type HeldBill, holdBill, notesOf } from './holdBill.ts';
import { settleBill } from './settleBill.ts';

/**
 * Records what a customer paid for a bill (B5, P16c): its waybills are paid in the order of their signature. What a transfer brings beyond goes to
 * the wallet.
 *
 * @throws InvalidInput the money is not proved; AppError 40382 above what is open; 40105 the wallet does not hold it; 40451 the serial was used
 * @source freight-domain 3.14 B5, amendments 5, L21
 */
export function receiveBill(
  ctx: Context,
  { id, version, amount, confirmWarnings: _confirmed, ...arrival }: z.output<typeof BillReceiveInput>,
) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    return take(tx, ctx, await holdBill(tx, ctx, { id, version }, 'receive'), { action: 'receive', amount, arrival });
  });
}

/** The customer's own people pay a bill from their wallet. @throws as `receiveBill`; Forbidden others @source amendments 5 */
export function payBill(ctx: Context, { id, version, amount }: z.output<typeof BillPayInput>) {
  return ctx.transaction(async (tx) => {
    if (ctx.actor.userType !== 2) throw forbidden();
    const held = await holdBill(tx, ctx, { id, version }, 'pay');
    return take(tx, ctx, held, { action: 'pay', amount, arrival: { source: moneySource.wallet } });
  });
}

/** Money for a bill. */
interface Taken {
  action: 'receive' | 'pay';
  amount: number | null | undefined;
  arrival: z.output<typeof ArrivalInput>;
}

async function take(tx: Tx, ctx: Context, held: HeldBill, { action, amount: given, arrival }: Taken) {
  const { bill } = held;
  if (bill.billKind !== billKind.customer) throw refusedByRule('应付账单请提交付款');
  const notes = (await notesOf(tx, ctx, held)).filter((note) => openFee(note) > 0).toSorted(bySignature);
  if (notes.length === 0) throw stateChanged();
  const amount = await receiveMoney(tx, ctx, { notes, given, arrival, share: inOrder, billId: bill.id });
  await settleBill(tx, ctx, bill, {
    action,
    to: billState.partlyReceived,
    values: { receivedAmount: bill.receivedAmount + amount },
  });
  return getRow(ctx, billResource, bill.id) as Promise<never>;
}

const bySignature = (one: NoteRow, other: NoteRow): number =>
  (one.signTime ?? '').localeCompare(other.signTime ?? '') || one.id.localeCompare(other.id);

/** Each gets what is open of it, as long as there is something. */
function inOrder(amount: number, open: readonly number[]): number[] {
  let left = amount;
  return open.map((one) => {
    const part = Math.min(one, left);
    left -= part;
    return part;
  });
}
