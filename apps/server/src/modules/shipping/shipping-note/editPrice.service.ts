import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { shorten } from '../../../platform/shorten.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { moveRow, reasonMissing } from '../../../platform/resource/moveRow.ts';
import { feeInText } from '../common/feeVisibility.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { assertExtraFee } from './agreedExtras.ts';
import { recalculated, replyNote } from './noteSteps.ts';
import type { EditPriceInput } from './shippingNote.contract.ts';
import { noteFeesChanged } from './shippingNote.events.ts';
import { noteResource } from './shippingNote.resource.ts';
import { shippingNoteStates as machine } from './shippingNote.states.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

type NoteValues = Values<typeof hyShippingNote>;

/**
 * Changes prices until the customer has checked. Every changed price is kept with its reason.
 *
 * @throws AppError 40106 no reason; 40222, 40223 fees that make no sense
 */
export function editPrice(ctx: Context, { reason, ...input }: z.output<typeof EditPriceInput>) {
  return ctx.transaction(async (tx) => {
    if (reason.trim() === '') throw reasonMissing();
    const { id: _id, version: _version, ...given } = input;
    const prices = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<NoteValues>;
    const maxExtra = await readConfigNumber(tx, ctx, 'maxExtraFee');
    assertExtraFee(input.extraFee, maxExtra);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'editPrice',
      change: (note) => ({ ...prices, ...recalculated({ ...note, ...prices }) }),
    });
    const target = { ...before, targetType: 'note' as const, targetId: before.id, targetNo: before.shippingNoteNumber };
    const changes = await recordPriceChanges(tx, ctx, target, { before, after: { ...before, ...prices }, reason });
    const words = changes
      .map(({ label, oldValue, newValue, unit }) => {
        const shown = (value: string | null) => (value === null ? '无' : `${value}${unit}`);
        return `${label}${feeInText(`${shown(oldValue)} → ${shown(newValue)}`)}`;
      })
      .join('，');
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'priceChanged',
      content: shorten(`改价：${words || '无变化'}。原因：${reason}`, 600),
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `price-${after.version}` });
    return replyNote(ctx, input.id);
  });
}
