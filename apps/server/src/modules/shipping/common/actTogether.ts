import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { forEachNote, type NoteBatch } from '../shipping-note/batchNotes.ts';
import { refusedRow } from './batchOutcome.ts';

/** Why rows of a batch are refused, by id. */
export type Refusals = Map<string, AppError>;

type Act = (tx: Tx, ids: readonly string[]) => Promise<Refusals>;

/**
 * Acts on many rows together: what the guards refuse changes nothing, all others are written at once. What cannot be written together is tried
 * one by one. Where the rules alone are asked, the first refusal is told as it is.
 *
 * @param act runs in a transaction within that of the batch, and gives what it refused; an error undoes what it wrote
 */
export async function actTogether(ctx: Context, ids: readonly string[], act: Act): Promise<NoteBatch> {
  const all = [...new Set(ids)];
  const refused = all.length > 1 ? await tryTogether(ctx, all, act) : undefined;
  if (refused === undefined)
    return forEachNote(ctx, { ids: all }, async (tx, { id }) => {
      const error = (await act(tx, [id])).get(id);
      if (error !== undefined) throw error;
    });
  const outcome: NoteBatch = { success: [], fail: [] };
  for (const id of all) {
    const error = refused.get(id);
    if (error === undefined) outcome.success.push(id);
    else if (ctx.checkOnly) throw error;
    else outcome.fail.push(refusedRow(ctx, id, error));
  }
  return outcome;
}

/** @returns undefined where the rows cannot be written together */
async function tryTogether(ctx: Context, ids: readonly string[], act: Act): Promise<Refusals | undefined> {
  try {
    return await ctx.transaction((tx) => act(tx, ids));
  } catch (error) {
    // What is not a refusal of ours is worth a look, though one by one it may well pass.
    if (!(error instanceof AppError)) ctx.log.error({ err: error, count: ids.length }, 'a batch could not be written together');
    return undefined;
  }
}

/** Asks the guards of each row, in turn. What one of them refuses by throwing is set apart. */
export function sift<Passed>(ids: readonly string[], guard: (id: string) => Passed): { passed: Passed[]; refused: Refusals } {
  const passed: Passed[] = [];
  const refused: Refusals = new Map();
  for (const id of ids) {
    try {
      passed.push(guard(id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(id, error);
    }
  }
  return { passed, refused };
}
