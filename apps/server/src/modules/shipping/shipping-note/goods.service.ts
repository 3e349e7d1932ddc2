import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { assertAllowedCargo } from '../common/prohibitedCargo.ts';
import { replyNote, tonnes } from './noteSteps.ts';
import type { GoodsInput } from './shippingNote.contract.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { shippingNoteStates as machine } from './shippingNote.states.ts';
import { hyNoteGoods } from './noteDetail.table.ts';

const linesOf = (ctx: Context, noteId: string) => and(eq(hyNoteGoods.tenantId, ctx.actor.tenantId), eq(hyNoteGoods.noteId, noteId));

/**
 * Parts of a weight in the proportion of others, whole and of exactly that sum: what rounding leaves goes to the lines that it cut most.
 *
 * @param weights above zero, in kilograms
 */
export function shareWeight(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((one, other) => one + other, 0);
  const mostCut = exact.map((part, index) => [part - Math.floor(part), index] as const).toSorted(([one], [other]) => other - one);
  for (const [, index] of mostCut.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * Says what a waybill carries, in up to ten lines that weigh together what is loaded, or planned until then.
 *
 * @throws InvalidInput they weigh something else; AppError 40111 one of them is prohibited
 * @source freight-domain 2.5 hy_note_goods
 */
export function setGoods(ctx: Context, input: z.output<typeof GoodsInput>) {
  return ctx.transaction(async (tx) => {
    const { after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'setGoods',
      change: async (note) => {
        const problems = new ProblemList();
        await problems.ask(() => assertWeight(note, input.goods));
        for (const { descriptionOfGoods } of input.goods) await problems.ask(() => assertAllowedCargo(descriptionOfGoods));
        problems.end();
        return {};
      },
    });
    await tx.delete(hyNoteGoods).where(linesOf(ctx, after.id));
    for (const [index, line] of input.goods.entries())
      await insertRow(tx, ctx, hyNoteGoods, { ...line, noteId: after.id, lineNo: index + 1 });
    return replyNote(ctx, input.id);
  });
}

function assertWeight(note: NoteRow, goods: z.output<typeof GoodsInput>['goods']): void {
  const weight = note.loadWeight ?? note.plannedWeight;
  const sum = goods.reduce((total, line) => total + line.goodsItemGrossWeight, 0);
  if (weight === null || sum === weight) return;
  if (note.loadWeight === null) throw refusedField('goods', `各行重量合计${tonnes(sum)}吨，应等于计划重量${tonnes(weight)}吨`);
  throw refusedField('goods', `各行重量合计${tonnes(sum)}吨，应等于装货重量${tonnes(weight)}吨`);
}

/** The lines of the goods weigh what is planned or was loaded, in the proportion that they had; without lines there is one of the whole cargo. */
export async function weighGoods(
  tx: Tx,
  ctx: Context,
  note: Pick<NoteRow, 'id' | 'cargoName' | 'cargoTypeCode'>,
  weight: number,
): Promise<void> {
  const lines = await tx
    .select({ id: hyNoteGoods.id, weight: hyNoteGoods.goodsItemGrossWeight })
    .from(hyNoteGoods)
    .where(linesOf(ctx, note.id))
    .orderBy(asc(hyNoteGoods.lineNo));
  if (lines.length === 0) {
    await insertRow(tx, ctx, hyNoteGoods, {
      noteId: note.id,
      lineNo: 1,
      descriptionOfGoods: note.cargoName,
      cargoTypeClassificationCode: note.cargoTypeCode,
      goodsItemGrossWeight: weight,
    });
    return;
  }
  const parts = shareWeight(
    lines.map((line) => line.weight),
    weight,
  );
  for (const [index, line] of lines.entries())
    await tx
      .update(hyNoteGoods)
      .set({ goodsItemGrossWeight: parts[index] ?? 0 })
      .where(and(eq(hyNoteGoods.tenantId, ctx.actor.tenantId), eq(hyNoteGoods.id, line.id)));
}
