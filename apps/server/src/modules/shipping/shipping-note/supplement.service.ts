import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type FieldError, invalidInput } from '../../../platform/errors.ts';
import { takenFiles } from '../../../platform/files/takenFiles.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import type { SupplementInput } from './checking.contract.ts';
import { hyNoteFile } from './noteDetail.table.ts';
import { kindsInWords } from './noteFileKinds.ts';
import { keepFiles, pathsByColumn, standingFiles, type NoteFileRow } from './noteFiles.ts';
import { replyNote } from './noteSteps.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { shippingNoteStates as machine, stepState } from './shippingNote.states.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

/** Documents that are added, and those that they replace beside the refused ones of their kinds. */
export type GivenDocuments = Pick<z.output<typeof SupplementInput>, 'files' | 'replaces'>;

/** Of one kind a waybill shows at most so many. */
const mostOfKind = 9;

/**
 * Adds documents that were missing or refused; the pre-check begins again (N9b).
 *
 * @throws InvalidInput a document to be replaced that the waybill does not have, too many of a kind, or a file that the actor may not name
 */
export function supplementNote(ctx: Context, input: z.output<typeof SupplementInput>) {
  return ctx.transaction(async (tx) => {
    const taken = await takeDocuments(tx, ctx, input);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'supplement',
      change: async (note) => ({
        ...(await storeDocuments(tx, ctx, note, taken)),
        preCheckState: stepState.waiting,
        waitingSince: nowText(ctx.clock),
      }),
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'receiptUploaded',
      content: `补充单据：${kindsInWords(taken.files.map(({ kind }) => kind))}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: taken.files.map(({ path }) => path).join(','),
    });
    return replyNote(ctx, input.id);
  });
}

/** The same documents with addresses as they are stored. @throws InvalidInput a file that the actor may not name */
export async function takeDocuments(tx: Tx, ctx: Context, { files, replaces }: GivenDocuments): Promise<GivenDocuments> {
  const label = { zh: '单据', en: 'Document' };
  const paths = await takenFiles(
    tx,
    ctx,
    files.map(({ path }, index) => ({ name: `files.${index}.path`, label, value: path })),
  );
  return { replaces, files: files.map(({ kind, path }, index) => ({ kind, path: paths[`files.${index}.path`] ?? path })) };
}

/** Stores documents and retires those that they replace. @returns what the waybill itself repeats of them */
export async function storeDocuments(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { files, replaces = [] }: GivenDocuments,
): Promise<Values<typeof hyShippingNote>> {
  const standing = await standingFiles(tx, ctx, note.id);
  const gone = replacedBy(standing, { files, replaces });
  const staying = standing.filter(({ id }) => !gone.has(id));
  const tooMany = files.findIndex(({ kind }) => [...staying, ...files].filter((file) => file.kind === kind).length > mostOfKind);
  if (tooMany >= 0) {
    const message = '每类单据最多9张，请选择要替换的单据';
    throw invalidInput(message, [{ path: `files.${tooMany}.path`, message }]);
  }
  if (gone.size > 0)
    await tx
      .update(hyNoteFile)
      .set({ replaced: '1' })
      .where(and(eq(hyNoteFile.tenantId, ctx.actor.tenantId), inArray(hyNoteFile.id, [...gone])));
  await keepFiles(
    tx,
    ctx,
    note.id,
    files.map(({ kind, path }) => ({ kind, paths: path })),
  );
  const touched = [...files, ...standing.filter(({ id }) => gone.has(id))].map(({ kind }) => kind);
  return pathsByColumn([...staying, ...files], new Set(touched));
}

function replacedBy(standing: readonly NoteFileRow[], { files, replaces = [] }: GivenDocuments): Set<string> {
  const known = new Set(standing.map(({ id }) => id));
  const foreign = replaces.flatMap((id, index): FieldError[] =>
    known.has(id) ? [] : [{ path: `replaces.${index}`, message: '单据不存在，请刷新后重试' }],
  );
  if (foreign.length > 0) throw invalidInput('单据不存在，请刷新后重试', foreign);
  const kinds = new Set<string>(files.map(({ kind }) => kind));
  return new Set([...replaces, ...standing.flatMap(({ id, kind, valid }) => (valid === '0' && kinds.has(kind) ? [id] : []))]);
}
