import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import { businessError, invalidInput, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { weighGoods } from './goods.service.ts';
import { recalculated, replyNote, tonnes, touchOrder, yuan } from './noteSteps.ts';
import { assertRoadTimes } from './roadTimes.ts';
import { LoadInput, SignInput, UnloadInput } from './shippingNote.contract.ts';
import { noteDeparted, noteFeesChanged, noteSigned, noteSigning, noteUnloaded } from './shippingNote.events.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { shippingNoteStates as machine, stepState } from './shippingNote.states.ts';
import { keepFiles } from './noteFiles.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

type NoteValues = Values<typeof hyShippingNote>;

/** Net weight from a slip. @throws InvalidInput net is not gross less tare */
function netOf(input: { gross?: number | null | undefined; tare?: number | null | undefined; weight: number }): void {
  const { gross, tare, weight } = input;
  if (gross === null || gross === undefined || tare === null || tare === undefined) return;
  if (tare >= gross) throw refusedField('tare', '皮重应小于毛重');
  if (gross - tare !== weight) throw invalidInput('净重应等于毛重减皮重', [{ path: 'weight', message: '净重应等于毛重减皮重' }]);
}

const refusedAt = (path: string, { code, message }: { code: number; message: string }) =>
  businessError(code, { message, errorData: [{ path, message }] });

/** Guards of the loaded weight (N5); also those of a sheet of slips. @throws AppError 40212 nothing loaded; 40213 overloaded */
export function assertLoad(
  note: Pick<NoteRow, 'approvedLoad'>,
  { weight, overloadTolerance, path = 'weight' }: { weight: number; overloadTolerance: number; path?: 'weight' | 'loadWeight' },
): void {
  if (weight <= 0) throw refusedAt(path, { code: 40212, message: '装货重量必须大于0' });
  // Tolerance in 1/10000, compared without dividing.
  if (note.approvedLoad !== null && weight * 10_000 > note.approvedLoad * (10_000 + overloadTolerance))
    throw refusedAt(path, { code: 40213, message: '装载超过核定载质量，禁止发车' });
}

/**
 * Records the weights at the loading place and marks the waybill loaded (N5). Fees follow the loaded weight.
 *
 * @throws AppError 40211 no slip photo; 40212 no weight; 40213 above the approved load
 * @throws InvalidInput time before the acceptance or in the future, or net is not gross less tare
 * @source SHIP-21, freight-domain N5
 */
export function loadNote(ctx: Context, input: z.output<typeof LoadInput>) {
  return ctx.transaction(async (tx) => {
    const tolerance = await readConfigNumber(tx, ctx, 'overloadTolerance');
    const paths = await takenValue(tx, ctx, { name: 'files', schema: LoadInput.shape.files, value: input.files });
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'load',
      change: async (note) => {
        const problems = new ProblemList();
        if (paths === '') problems.keep(refusedAt('files', { code: 40211, message: '请上传装货磅单' }));
        await problems.ask(() => assertLoad(note, { weight: input.weight, overloadTolerance: tolerance }));
        await problems.ask(() => netOf(input));
        await problems.ask(() => assertRoadTimes(ctx, note, { given: { loadTime: input.time }, paths: { loadTime: 'time' } }));
        problems.end();
        const loaded: NoteValues = {
          loadGross: input.gross ?? null,
          loadTare: input.tare ?? null,
          loadWeight: input.weight,
          loadTime: input.time,
          loadSlipNo: input.slipNo ?? null,
          loadFiles: paths,
        };
        return { ...loaded, ...recalculated({ ...note, loadWeight: input.weight }) };
      },
    });
    await keepFiles(tx, ctx, after.id, [{ kind: 'loadSlip', paths }]);
    await weighGoods(tx, ctx, after, input.weight);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'loaded',
      content: `装货${tonnes(input.weight)}吨，司机运费${yuan(after.driverFee)}元`,
      happenTime: input.time,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: 'load' });
    return replyNote(ctx, input.id);
  });
}

/** Marks a loaded waybill as on the road (N6). @throws InvalidInput before loading or in the future */
export function departNote(ctx: Context, input: RowRef & { departTime?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    const departTime = input.departTime ?? nowText(ctx.clock);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'depart',
      change: (note) => {
        assertRoadTimes(ctx, note, { given: { departTime }, paths: {} });
        return { departTime };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'departed',
      content: '发车',
      happenTime: departTime,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await ctx.emit(tx, noteDeparted, { note: after });
    return replyNote(ctx, input.id);
  });
}

/** Unloaded weight that is implausibly above the loaded one, by more than 5 %. @source freight-domain 2.5 */
export const isGain = (loadWeight: number | null, unloadWeight: number): boolean =>
  loadWeight !== null && unloadWeight * 100 > loadWeight * 105;

/** Says that more was unloaded than loaded, with both weights. */
export const gainOf = (loadWeight: number | null, unloadWeight: number): string =>
  `卸货重量大于装货重量（装货${tonnes(loadWeight ?? 0)}吨，卸货${tonnes(unloadWeight)}吨）`;

/** @throws InvalidInput nothing was unloaded */
export function assertUnloadWeight(weight: number): void {
  if (weight <= 0) throw refusedField('weight', '卸货重量必须大于0');
}

/**
 * Records the weights at the unloading place (N7). Fees follow both weights.
 *
 * @throws AppError 40214 time not after loading and departure; 40221 no slip photo
 * @throws WarningsToConfirm 40215 more unloaded than loaded, by over 5 %
 */
export function unloadNote(ctx: Context, input: z.output<typeof UnloadInput>) {
  return ctx.transaction(async (tx) => {
    const paths = await takenValue(tx, ctx, { name: 'files', schema: UnloadInput.shape.files, value: input.files });
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'unload',
      change: async (note) => {
        const times = { arriveTime: input.arriveTime ?? null, unloadTime: input.time };
        const problems = new ProblemList();
        await problems.ask(() => assertUnloadWeight(input.weight));
        await problems.ask(() => assertRoadTimes(ctx, note, { given: times, paths: { unloadTime: 'time' } }));
        await problems.ask(() => netOf(input));
        if (paths === '') problems.keep(refusedAt('files', { code: 40221, message: '单据不完整（请上传卸货磅单）' }));
        if (isGain(note.loadWeight, input.weight))
          await problems.ask(() => confirmWarnings(ctx, [{ code: 40215, message: gainOf(note.loadWeight, input.weight) }]));
        problems.end();
        const unloaded: NoteValues = {
          unloadGross: input.gross ?? null,
          unloadTare: input.tare ?? null,
          unloadWeight: input.weight,
          unloadTime: input.time,
          arriveTime: input.arriveTime ?? note.arriveTime,
          unloadSlipNo: input.slipNo ?? null,
          unloadFiles: paths,
          departTime: note.departTime ?? note.loadTime,
        };
        return { ...unloaded, ...recalculated({ ...note, unloadWeight: input.weight }) };
      },
    });
    await keepFiles(tx, ctx, after.id, [{ kind: 'unloadSlip', paths }]);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'unloaded',
      content: `卸货${tonnes(input.weight)}吨，货损${tonnes(after.lossWeight ?? 0)}吨，司机运费${yuan(after.driverFee)}元`,
      happenTime: input.time,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: 'unload' });
    await ctx.emit(tx, noteUnloaded, { note: after });
    return replyNote(ctx, input.id);
  });
}

/**
 * Records the consignee's signature (N8).
 *
 * @throws AppError 40216 a receipt is needed and missing; 40254 its revocation is undecided
 * @throws WarningsToConfirm what listeners lose by it, such as agreements that nobody has signed
 */
export function signNote(ctx: Context, input: z.output<typeof SignInput>) {
  return ctx.transaction(async (tx) => {
    const paths = await takenValue(tx, ctx, { name: 'files', schema: SignInput.shape.files, value: input.files });
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'sign',
      change: async (note) => {
        if (note.revokeState === '1') throw businessError(40254, { message: '撤销申请处理中' });
        const problems = new ProblemList();
        if (note.needReceipt === '1' && paths === '') problems.keep(refusedAt('files', { code: 40216, message: '请上传回单' }));
        await problems.ask(() => assertRoadTimes(ctx, note, { given: { signTime: input.signTime }, paths: {} }));
        await problems.ask(() => ctx.emit(tx, noteSigning, { note }));
        problems.end();
        return {
          signTime: input.signTime,
          signBy: input.signBy ?? note.receiveContact,
          receiptNo: input.receiptNo ?? null,
          receiptFiles: paths === '' ? null : paths,
          preCheckState: stepState.waiting,
          waitingSince: nowText(ctx.clock),
        };
      },
    });
    await keepFiles(tx, ctx, after.id, [{ kind: 'receipt', paths }]);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'signed',
      content: `签收：${after.signBy ?? ''}`,
      happenTime: input.signTime,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths === '' ? null : paths,
    });
    await touchOrder(tx, ctx, after);
    await ctx.emit(tx, noteSigned, { note: after });
    return replyNote(ctx, input.id);
  });
}
