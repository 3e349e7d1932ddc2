import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, forbidden } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { currentFees, feeValues, type PricedRow } from '../common/feeValues.ts';
import { feeInText } from '../common/feeVisibility.ts';
import { feeProblem } from '../fees/fees.ts';
import { refreshOrder } from '../order/orderProgress.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';

/** What every step of a waybill answers: the row as a list shows it. */
export const replyNote = (ctx: Context, id: string) => getRow(ctx, noteResource, id) as Promise<never>;

/** Kilograms as tonnes, for a sentence of the timeline. */
export const tonnes = (kg: number): string => (kg / 1000).toFixed(3);

/** Fen as yuan, for a sentence of the timeline; hidden from those who may not see fees. */
export const yuan = (fen: number): string => feeInText(shownYuan(fen));

/** Fees of a changed waybill as columns. @throws AppError 40222, 40223 they make no sense */
export function recalculated(row: PricedRow) {
  const fees = currentFees(row);
  const problem = feeProblem(fees);
  if (problem !== undefined) throw businessError(problem.code, { message: problem.message });
  return feeValues(fees);
}

/** Recounts the waybill's order, where it has one. */
export async function touchOrder(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.orderId !== null) await refreshOrder(tx, ctx, note.orderId);
}

/** Nobody checks their own company's papers. @throws Forbidden not of the platform's staff @source freight-domain 0.6 */
export function assertStaff({ actor }: Context): void {
  if (actor.userType !== 1) throw forbidden();
}

/** Two persons at least see a waybill through. @throws AppError 40405 the actor did the step before */
export function assertAnother({ actor }: Context, ...usernames: readonly (string | null)[]): void {
  if (usernames.includes(actor.username)) throw samePerson();
}

/** @source 40405 */
export const samePerson = () => businessError(40405, { message: '提交人与复核人不能相同' });
