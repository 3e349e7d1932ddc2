import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, type FieldError, invalidInput, refusedField } from '../../../platform/errors.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import type { EventType } from '../note-event/eventTypes.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { forEachNote, holdNotes, type NoteBatch } from './batchNotes.ts';
import type { PreCheckBatchInput, PreCheckInput } from './checking.contract.ts';
import { changedByActor } from './changedByActor.ts';
import { hyNoteFile } from './noteDetail.table.ts';
import { kindsInWords, requiredKinds } from './noteFileKinds.ts';
import { standingFiles, type NoteFileRow } from './noteFiles.ts';
import { assertStaff, replyNote, samePerson } from './noteSteps.ts';
import { tellDispatcher } from './sentBack.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine, stepState } from './shippingNote.states.ts';

type Input = z.output<typeof PreCheckInput>;

/**
 * Decides on the documents of a signed waybill (N9, N10).
 *
 * @throws AppError 40106 refused without a remark or without saying what is wrong; 40221 passed with documents that are missing or not valid;
 * 40405 the actor entered weights, documents or the signature
 * @throws InvalidInput refused without a document to be made again, or a document of another waybill
 */
export function preCheckNote(ctx: Context, input: Input) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    await decide(tx, ctx, input, { pass: input.pass, remark, judged: (files) => judge(files, input) });
    return replyNote(ctx, input.id);
  });
}

/**
 * Passes several waybills, each by itself: documents that nobody has decided on are valid by that, and a waybill of which one is missing or was refused stays.
 * Those are decided on one by one.
 *
 * @source freight-domain F02 批量预审
 */
export function preCheckNotes(ctx: Context, { ids, versions }: z.output<typeof PreCheckBatchInput>): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await holdNotes(tx, ctx, ids);
    const judged = (files: readonly NoteFileRow[]) => files.map((file) => ({ ...file, valid: file.valid ?? '1' }));
    return forEachNote(ctx, { ids, versions }, (inner, ref) => decide(inner, ctx, ref, { pass: true, remark: '', judged }));
  });
}

/** What is decided on a waybill, and on its documents. */
interface Verdict {
  pass: boolean;
  remark: string;
  judged: (files: readonly NoteFileRow[]) => NoteFileRow[];
}

async function decide(tx: Tx, ctx: Context, ref: RowRef, { pass, remark, judged: judgedOf }: Verdict): Promise<void> {
  let judged: NoteFileRow[] = [];
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref,
    machine,
    action: 'preCheck',
    to: pass ? noteStatus.preChecked : noteStatus.signed,
    change: async (note) => {
      if ((await changedByActor(tx, ctx, [note.id], entering)).has(note.id)) throw samePerson();
      judged = judgedOf(await standingFiles(tx, ctx, note.id));
      if (pass) assertComplete(note, judged);
      else assertNamed(note, judged);
      return {
        preCheckState: pass ? stepState.passed : stepState.refused,
        preCheckBy: ctx.actor.username,
        preCheckTime: nowText(ctx.clock),
        preCheckRemark: remark === '' ? null : remark,
        waitingSince: nowText(ctx.clock),
      };
    },
  });
  for (const { id, valid, reason } of judged)
    await tx
      .update(hyNoteFile)
      .set({ valid, reason })
      .where(and(eq(hyNoteFile.tenantId, ctx.actor.tenantId), eq(hyNoteFile.id, id)));
  const redo = missingOrBad(after, judged);
  await writeNoteEvent(tx, ctx, {
    noteId: after.id,
    eventType: pass ? 'preCheckPass' : 'preCheckReject',
    content: shorten(pass ? '预审通过' : `预审驳回：${remark}，请重新上传${kindsInWords(redo)}`, 600),
    fromStatus: before.noteStatus,
    toStatus: after.noteStatus,
  });
  if (!pass) await tellDispatcher(tx, ctx, after, { what: '预审驳回', why: `${remark}，请重新上传${kindsInWords(redo)}` });
}

/** What puts weights, documents or a signature into a waybill. */
const entering: readonly EventType[] = ['loaded', 'unloaded', 'signed', 'receiptUploaded', 'weightChanged'];

/** The documents with the verdicts that were given. @throws InvalidInput the waybill does not have one of them; AppError 40106 refused without a reason */
function judge(files: readonly NoteFileRow[], { files: verdicts = [] }: Input): NoteFileRow[] {
  const known = new Set(files.map(({ id }) => id));
  const foreign = verdicts.flatMap(({ id }, index): FieldError[] =>
    known.has(id) ? [] : [{ path: `files.${index}.id`, message: '单据不存在，请刷新后重试' }],
  );
  if (foreign.length > 0) throw invalidInput('单据不存在，请刷新后重试', foreign);
  const silent = verdicts.flatMap(({ valid, reason }, index): FieldError[] =>
    valid || (reason?.trim() ?? '') !== '' ? [] : [{ path: `files.${index}.reason`, message: '请填写原因' }],
  );
  if (silent.length > 0) throw businessError(40106, { message: '请填写原因', errorData: silent });
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return files.map((file) => {
    const verdict = byId.get(file.id);
    if (verdict === undefined) return file;
    return { ...file, valid: verdict.valid ? '1' : '0', reason: verdict.valid ? null : (verdict.reason?.trim() ?? null) };
  });
}

/** Kinds of which something is to be made again: a document was refused, or one that is needed is not there. */
function missingOrBad(note: NoteRow, files: readonly NoteFileRow[]): string[] {
  const absent = requiredKinds(note).filter((kind) => !files.some((file) => file.kind === kind));
  return [...new Set([...absent, ...files.flatMap(({ kind, valid }) => (valid === '0' ? [kind] : []))])];
}

/** @throws AppError 40221 a document that is needed is missing, refused or has not been looked at */
function assertComplete(note: NoteRow, files: readonly NoteFileRow[]): void {
  const open = requiredKinds(note).filter((kind) => {
    const ofKind = files.filter((file) => file.kind === kind);
    return ofKind.length === 0 || ofKind.some(({ valid }) => valid !== '1');
  });
  if (open.length === 0) return;
  const message = `单据不完整（${kindsInWords(open)}）`;
  throw businessError(40221, { message, errorData: [{ path: 'files', message }] });
}

/** A refusal names what it waits for. @throws InvalidInput */
function assertNamed(note: NoteRow, files: readonly NoteFileRow[]): void {
  if (missingOrBad(note, files).length === 0) throw refusedField('files', '请标出需要重新上传的单据');
}
