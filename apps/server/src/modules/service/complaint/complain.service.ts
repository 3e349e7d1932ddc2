import type { z } from 'zod';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { ComplaintInput } from './complaint.contract.ts';
import { complaintResource } from './complaint.resource.ts';
import { complaintState } from './complaint.states.ts';
import { complaintNumbers, hyComplaint } from './complaint.table.ts';
import { namedNote } from '../namedNote.ts';
import { complainant, complainedAbout } from './complaintParties.ts';
import { tellHandlers } from './tellComplaint.ts';

/** What happened is told in so many characters at least. */
const shortest = 10;

/** @throws AppError 40391 too short */
function assertContent(content: string): void {
  if ([...content].length >= shortest) return;
  const message = '内容不少于10个字';
  throw businessError(40391, { message, errorData: [{ path: 'content', message }] });
}

/** Until when a complaint of this moment is to be answered. */
export async function replyDueFrom(tx: Tx, ctx: Context): Promise<string> {
  const hours = await readConfigNumber(tx, ctx, 'complaintReplyHours');
  return momentAfter(ctx.clock, hours * 3_600_000);
}

/**
 * Takes a complaint in (T1), for the own company of those who come from outside, else for whom staff name.
 *
 * @throws AppError 40391 too short
 * @throws InvalidInput sides that are missing or the same, at their inputs; NotFound the waybill is not visible
 * @source freight-domain 3.15
 */
export function complain(ctx: Context, input: z.output<typeof ComplaintInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    const note = await namedNote(tx, ctx, input.noteId);
    const content = input.content.trim();
    const problems = new ProblemList();
    const from = await problems.ask(() => complainant(tx, ctx, { note, input }));
    const against = from && (await problems.ask(() => complainedAbout({ note, input, from })));
    await problems.ask(() => assertContent(content));
    const files = await problems.ask(() => takenValue(tx, ctx, { name: 'files', schema: ComplaintInput.shape.files, value: input.files }));
    problems.end();
    const row = await insertRow(tx, ctx, hyComplaint, {
      complaintNo: await nextNumber(tx, ctx, complaintNumbers),
      complaintType: input.complaintType,
      noteId: note?.id ?? null,
      shippingNoteNumber: note?.shippingNoteNumber ?? null,
      fromType: from!.type,
      fromId: from!.id,
      fromName: from!.name,
      fromPhone: input.fromPhone ?? null,
      againstType: against!.type,
      againstId: against!.id,
      againstName: against!.name,
      content,
      files: files === '' ? null : (files ?? null),
      state: complaintState.toAccept,
      replyDue: await replyDueFrom(tx, ctx),
    });
    ctx.audit({ action: 'complaint.add', entity: 'complaint', entityId: row.id, after: { ...row, fromPhone: undefined } });
    if (note !== undefined) {
      const written = `投诉 ${row.complaintNo}：${content}`.slice(0, 600);
      await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'complaint', content: written, visibleTo: 'platform' });
    }
    await tellHandlers(tx, ctx, row, { what: '待受理' });
    return getRow(ctx, complaintResource, row.id) as Promise<never>;
  });
}
