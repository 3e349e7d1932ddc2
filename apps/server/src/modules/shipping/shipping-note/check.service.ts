import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { shorten } from '../../../platform/shorten.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { assertExtras, assertPayable, type Extras } from './agreedExtras.ts';
import { forEachNote, holdNotes, type NoteBatch } from './batchNotes.ts';
import type { CheckInput } from './checking.contract.ts';
import { afterCheck, checkerOf, checkProcesses, tellSkipped, type CheckProcess } from './checkProcess.ts';
import { assertCorrection, givenOf, weightsInWords, type Correction } from './correctedNote.ts';
import { weighGoods } from './goods.service.ts';
import { changedByActor, changing } from './changedByActor.ts';
import { assertAnother, recalculated, samePerson, yuan } from './noteSteps.ts';
import { notesById, refreshRules } from './review/keepRules.ts';
import { tellSubmitter } from './sentBack.ts';
import { noteFeesChanged } from './shippingNote.events.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine, stepState } from './shippingNote.states.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

type Edits = Pick<Correction, 'loadWeight' | 'unloadWeight'> & Omit<Extras, 'agentFee'>;

interface Verdict {
  pass: boolean;
  remark: string;
  edits: Edits;
  process: CheckProcess;
  /** Waybills whose amounts the actor changed. */
  changed: ReadonlySet<string>;
  limits: { overloadTolerance: number; maxExtraFee: number };
}

/**
 * Decides for the payer on waybills that were handed to them (N12, N13), each by itself. What passes goes on to the business review, or past
 * it where their process has none.
 *
 * @throws AppError 40106 returned without a remark
 * @throws InvalidInput corrections of several at once, or of what is returned; Forbidden corrections without shipping:editWeight
 */
export async function checkNotes(ctx: Context, input: z.output<typeof CheckInput>): Promise<NoteBatch> {
  const { ids, versions, pass, remark: typed, confirmWarnings: _confirmed, ...corrections } = input;
  const remark = typed?.trim() ?? '';
  if (!pass && remark === '') throw reasonMissing('remark');
  const edits = givenOf(corrections);
  const [firstEdit] = Object.keys(edits);
  if (firstEdit !== undefined) {
    if (ids.length > 1) throw refusedField(firstEdit, '修改重量或金额只能逐单验收');
    if (!pass) throw refusedField(firstEdit, '退回时不能修改重量或金额');
    if (!holds(ctx.actor, 'shipping:editWeight')) throw forbidden();
  }
  return ctx.transaction(async (tx) => {
    const processOf = await checkProcesses(tx, ctx, await holdNotes(tx, ctx, ids));
    const changed = await changedByActor(tx, ctx, ids, changing);
    const limits = {
      overloadTolerance: await readConfigNumber(tx, ctx, 'overloadTolerance'),
      maxExtraFee: await readConfigNumber(tx, ctx, 'maxExtraFee'),
    };
    const outcome = await forEachNote(ctx, { ids, versions }, (inner, ref) =>
      checkNote(inner, ctx, ref, { pass, remark, edits, limits, changed, process: processOf(ref.id) }),
    );
    const checked = outcome.success.length === 0 ? [] : await notesById(tx, ctx, outcome.success);
    await refreshRules(
      tx,
      ctx,
      checked.filter((note) => note.noteStatus === noteStatus.checked),
    );
    return outcome;
  });
}

async function checkNote(tx: Tx, ctx: Context, ref: RowRef, verdict: Verdict): Promise<void> {
  const { pass, remark, process, changed } = verdict;
  const next = pass ? afterCheck(ctx, process) : { noteStatus: noteStatus.preChecked, waitingSince: nowText(ctx.clock) };
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref,
    machine,
    action: 'check',
    to: next.noteStatus,
    change: async (note) => {
      assertMayCheck(ctx, note, changed);
      return {
        ...(await corrected(ctx, note, verdict)),
        checkState: pass ? stepState.passed : stepState.refused,
        checkBy: ctx.actor.username,
        checkTime: nowText(ctx.clock),
        checkRemark: remark === '' ? null : remark,
        ...next,
      };
    },
  });
  if (pass) assertPayable(after);
  const words = await followCorrections(tx, ctx, { before, after });
  await writeNoteEvent(tx, ctx, {
    noteId: after.id,
    eventType: pass ? 'checkPass' : 'checkReject',
    content: shorten(pass ? `验收通过${words === '' ? '' : `：${words}`}` : `验收退回：${remark}`, 600),
    fromStatus: before.noteStatus,
    toStatus: pass ? noteStatus.checked : after.noteStatus,
  });
  if (pass) await tellSkipped(tx, ctx, after, { check: false });
  else await tellSubmitter(tx, ctx, after, { what: '验收退回', why: remark });
}

/**
 * The payer's people check; in agent mode those of the agent, because the shipper does not see what the fee is made of. Staff check for
 * them, but not what they handed over themselves, nor amounts that they changed.
 *
 * @throws AppError 40405 handed over, weighed or priced by the actor; Forbidden or refused another company's
 */
function assertMayCheck(ctx: Context, note: NoteRow, changed: ReadonlySet<string>): void {
  const { userType, cid } = ctx.actor;
  if (userType === 1) {
    if (changed.has(note.id)) throw samePerson();
    return assertAnother(ctx, note.submitCheckBy);
  }
  if (userType !== 2) throw forbidden();
  if (cid !== checkerOf(note)) throw refusedByRule('代理运单由代理公司验收');
}

async function corrected(ctx: Context, note: NoteRow, { edits, limits }: Verdict): Promise<Values<typeof hyShippingNote>> {
  if (Object.keys(edits).length === 0) return {};
  const { loadWeight, unloadWeight, ...extras } = edits;
  await assertCorrection(ctx, note, { given: { loadWeight, unloadWeight }, overloadTolerance: limits.overloadTolerance });
  assertExtras(note, { given: extras, maxExtraFee: limits.maxExtraFee });
  return { ...edits, ...recalculated({ ...note, ...edits }), checkEditBy: ctx.actor.username };
}

/** Goods, prices and money follow what was corrected. @returns what it was, for the timeline; '' for nothing */
async function followCorrections(tx: Tx, ctx: Context, { before, after }: { before: NoteRow; after: NoteRow }): Promise<string> {
  if (after.loadWeight !== null && after.loadWeight !== before.loadWeight) await weighGoods(tx, ctx, after, after.loadWeight);
  const target = { ...before, targetType: 'note' as const, targetId: before.id, targetNo: before.shippingNoteNumber };
  const prices = await recordPriceChanges(tx, ctx, target, { before, after, reason: after.checkRemark ?? '验收时修正' });
  const isChanged = after.feeTotal !== before.feeTotal || after.driverFee !== before.driverFee;
  if (isChanged) await ctx.emit(tx, noteFeesChanged, { note: after, step: `check-${after.version}` });
  const fees = isChanged || prices.length > 0 ? `司机运费${yuan(after.driverFee)}元` : '';
  return [weightsInWords(before, after), fees].filter(Boolean).join('，');
}
