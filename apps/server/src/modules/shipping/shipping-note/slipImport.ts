import { cleanText, hasControls, label, type LocalizedText, spellText } from '@tarmac/freight-api/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { dateTime, fieldOf, kilograms, text } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, businessError } from '../../../platform/errors.ts';
import { englishOf } from '../../../platform/englishOf.ts';
import type { CellValue } from '../../../platform/excel/writeWorkbook.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, PlanColumn } from '../../../platform/resource/importPlan.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { readCell } from '../../../platform/resource/readCell.ts';
import { repetition } from '../../../platform/resource/repeatedRows.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { currentFees, feeValues } from '../common/feeValues.ts';
import { feeProblem } from '../fees/fees.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { decimalText } from '../price-history/priceHistory.service.ts';
import { assertRoadTimes, roadTimeProblem } from './roadTimes.ts';
import { noteFeesChanged, noteUnloaded } from './shippingNote.events.ts';
import { slipReport, slipReportLine, type Weighed } from './slipReport.ts';
import { yuan } from './noteSteps.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { weighGoods } from './goods.service.ts';
import { assertLoad, assertUnloadWeight, gainOf, isGain } from './weighing.service.ts';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

/** One line of a sheet of weighbridge slips. Weights in kilograms, times as wire text. */
interface Slip {
  noteId: string;
  loadGross: number | null;
  loadTare: number | null;
  loadWeight: number;
  loadTime: string;
  unloadWeight: number;
  unloadTime: string;
  slipNo: string | null;
}

/** Waybills that slips may come for. */
const weighable: readonly string[] = [noteStatus.toLoad, noteStatus.loaded, noteStatus.inTransit, noteStatus.unloaded];

/** Heaviest load of a slip: four digits of tonnes. @source V-WEIGHT */
const heaviest = 9_999_999;
const weightField = (label: LocalizedText) => fieldOf(kilograms(label, { max: heaviest }))!;
const timeField = (label: LocalizedText) => fieldOf(dateTime(label))!;
const numberField = fieldOf(text(label('运单号', 'Waybill number'), { max: 20, spelling: 'compact' }))!;
const longestSlipNo = 50;
const slipField = fieldOf(text(label('磅单号', 'Slip number'), { max: longestSlipNo }))!;

const weights = {
  loadGross: { caption: label('装货毛重', 'Loaded gross'), example: '48.480', required: false },
  loadTare: { caption: label('装货皮重', 'Loaded tare'), example: '16.000', required: false },
  loadWeight: { caption: label('装货净重', 'Loaded net'), example: '32.480', required: true },
  unloadWeight: { caption: label('卸货净重', 'Unloaded net'), example: '32.300', required: true },
} as const;
type WeightName = keyof typeof weights;
type TimeName = 'loadTime' | 'unloadTime';
type ColumnName = WeightName | TimeName | 'number' | 'slipNo';

const columns = [
  { name: 'number', caption: numberField.label, field: numberField, required: true, unique: true, example: 'YD2026060100000001' },
  ...(['loadGross', 'loadTare', 'loadWeight'] as const).map((name) => weightColumn(name)),
  { name: 'loadTime', ...timed(label('装货时间', 'Loaded at')), required: true, example: '2026-06-01 11:30:00' },
  weightColumn('unloadWeight'),
  { name: 'unloadTime', ...timed(label('卸货时间', 'Unloaded at')), required: true, example: '2026-06-02 08:30:00' },
  { name: 'slipNo', caption: slipField.label, field: slipField, example: 'BD0001' },
] as const satisfies readonly PlanColumn[];

function timed(caption: LocalizedText) {
  return { caption, field: timeField(caption) };
}

function weightColumn(name: WeightName) {
  const { caption, example, required } = weights[name];
  return { name, caption, field: weightField(caption), example, required };
}

/**
 * Weights of many waybills from a sheet, in tonnes. A waybill waiting to load becomes loaded and unloaded; one that was
 * weighed already gets the new weights, and its timeline says what they were. A sheet needs no pictures: the pre-check asks
 * for them. What changed is told in the report of differences.
 *
 * @source freight-domain F02, appendix E, N5, N7
 */
export const slipImportPlan: ImportPlan<Slip> = {
  title: { zh: '磅单', en: 'Weighbridge slips' },
  columns,
  prepare: async (ctx, rows, memory) => {
    const bad: BadCell[] = [];
    const tolerance = await ctx.transaction((tx) => readConfigNumber(tx, ctx, 'overloadTolerance'));
    const notes = await notesOf(ctx, rows);
    const good = rows.flatMap((row) => {
      const cells = checkRow(ctx, row, { note: notes.get(numberOf(row)), tolerance, memory });
      if (!Array.isArray(cells)) return [{ row: row.row, value: cells }];
      bad.push(...cells);
      return [];
    });
    return { good, bad };
  },
  commit: (ctx, slips) =>
    ctx.transaction(async (tx) => {
      // All waybills in the order of their ids before any money, so that two imports, or an import and a person, cannot wait for each other.
      const ids = slips.map(({ noteId }) => noteId);
      const held = await tx
        .select({ id: hyShippingNote.id, customerId: hyShippingNote.customerId, companyId: hyShippingNote.companyId })
        .from(hyShippingNote)
        .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), inArray(hyShippingNote.id, ids)))
        .orderBy(asc(hyShippingNote.id))
        .for('update');
      // Then the money, one customer after the other, for the same reason; the report keeps the order of the sheet.
      const payers = new Map(held.map(({ id, customerId, companyId }) => [id, `${customerId} ${companyId}`]));
      const payerOf = ({ noteId }: Slip) => payers.get(noteId) ?? '';
      const lines = new Map<string, CellValue[]>();
      for (const slip of slips.toSorted((one, other) => payerOf(one).localeCompare(payerOf(other))))
        lines.set(slip.noteId, slipReportLine(ctx, await weigh(tx, ctx, slip)));
      return ids.map((id) => lines.get(id) ?? []);
    }),
  report: slipReport,
};

const timesOf = ({ loadTime, unloadTime }: Pick<Slip, 'loadTime' | 'unloadTime'>) => ({ loadTime, unloadTime });

const numberOf = (row: ImportRow): string => spellText(row.cells['number'] ?? '', 'compact');

async function notesOf(ctx: Context, rows: readonly ImportRow[]): Promise<Map<string, NoteRow>> {
  const numbers = [...new Set(rows.map(numberOf))].filter((number) => number !== '');
  if (numbers.length === 0) return new Map();
  const found = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyShippingNote)
      .where(
        and(visibleRows(ctx, noteResource), inArray(hyShippingNote.shippingNoteNumber, numbers), eq(hyShippingNote.serialNumber, '0000')),
      ),
  );
  return new Map(found.map((note) => [note.shippingNoteNumber, note]));
}

function checkRow(
  ctx: Context,
  row: ImportRow,
  { note, tolerance, memory }: { note: NoteRow | undefined; tolerance: number; memory: ImportMemory },
): Slip | BadCell[] {
  const bad: BadCell[] = [];
  const zh = ctx.locale === 'zh';
  const cell = (name: string) => (row.cells[name] ?? '').trim();
  const refuse = (name: ColumnName, reason: string) =>
    bad.push({
      row: row.row,
      column: columns.find((column) => column.name === name)?.caption[ctx.locale] ?? name,
      value: cell(name).slice(0, 100),
      reason,
    });
  const read = (name: WeightName | TimeName): unknown => {
    const field = columns.find((column) => column.name === name)!.field;
    const reading = readCell(field, { text: cell(name), items: [], locale: ctx.locale });
    if ('problem' in reading) refuse(name, reading.problem);
    return 'problem' in reading ? undefined : reading.value;
  };
  const weight = (name: WeightName): number | null => {
    if (cell(name) === '') {
      if (weights[name].required) refuse(name, zh ? '不能为空' : 'is missing');
      return null;
    }
    const value = read(name);
    if (typeof value !== 'number') return null;
    if (value > heaviest) refuse(name, zh ? '不能大于 9999.999 吨，请检查单位' : 'is above 9999.999 t; check the unit');
    if (value < 0) refuse(name, zh ? '不能小于 0' : 'is below 0');
    return value;
  };
  const time = (name: TimeName): string => {
    if (cell(name) === '') refuse(name, zh ? '不能为空' : 'is missing');
    const value = cell(name) === '' ? undefined : read(name);
    return typeof value === 'string' ? value : '';
  };
  const slipNumber = (): string | null => {
    const number = cleanText(cell('slipNo'));
    if ([...number].length > longestSlipNo)
      refuse('slipNo', zh ? `不能超过 ${longestSlipNo} 个字符` : `has more than ${longestSlipNo} characters`);
    else if (hasControls(number)) refuse('slipNo', zh ? '不能含有换行或控制字符' : 'must not contain line breaks or control characters');
    return number || null;
  };
  if (cell('number') === '') refuse('number', zh ? '不能为空' : 'is missing');
  else if (note === undefined) refuse('number', zh ? '运单不存在' : 'is not a waybill');
  else if (!weighable.includes(note.noteStatus)) refuse('number', zh ? '运单状态不允许导入磅单' : 'is not in a state for slips');
  else if (memory.has(`slip ${note.id}`)) refuse('number', repetition(Number(memory.get(`slip ${note.id}`)), ctx.locale));
  const slip = {
    noteId: note?.id ?? '',
    loadGross: weight('loadGross'),
    loadTare: weight('loadTare'),
    loadWeight: weight('loadWeight') ?? 0,
    loadTime: time('loadTime'),
    unloadWeight: weight('unloadWeight') ?? 0,
    unloadTime: time('unloadTime'),
    slipNo: slipNumber(),
  };
  if (bad.length > 0 || note === undefined) return bad;
  if (slip.loadGross !== null && slip.loadTare !== null && slip.loadGross - slip.loadTare !== slip.loadWeight)
    refuse('loadWeight', zh ? '净重应等于毛重减皮重' : 'is not gross less tare');
  guard(() => assertLoad(note, { weight: slip.loadWeight, overloadTolerance: tolerance }), {
    locale: ctx.locale,
    refuse: (reason) => refuse('loadWeight', reason),
  });
  guard(() => assertUnloadWeight(slip.unloadWeight), { locale: ctx.locale, refuse: (reason) => refuse('unloadWeight', reason) });
  const disorder = roadTimeProblem(note, { given: timesOf(slip), now: nowText(ctx.clock) });
  if (disorder !== undefined)
    refuse(disorder.step === 'loadTime' ? 'loadTime' : 'unloadTime', zh ? disorder.message : englishOf(disorder.message));
  // Nobody can confirm a warning in a sheet: a gain is refused here and may be entered by hand.
  if (isGain(slip.loadWeight, slip.unloadWeight)) {
    const message = gainOf(slip.loadWeight, slip.unloadWeight);
    refuse('unloadWeight', zh ? message : englishOf(message));
  }
  const problem = feeProblem(currentFees({ ...note, ...slip }));
  if (problem !== undefined) refuse('loadWeight', problem.message[ctx.locale]);
  if (bad.length > 0) return bad;
  memory.set(`slip ${note.id}`, row.row);
  return slip;
}

function guard(check: () => void, { locale, refuse }: { locale: Context['locale']; refuse: (reason: string) => void }): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(error.texts[locale]);
  }
}

const tonnes = (kg: number | null) => (kg === null ? '无' : decimalText(kg, { factor: 1000, digits: 3 }));

async function weigh(tx: Tx, ctx: Context, { noteId, slipNo, ...slip }: Slip): Promise<Weighed> {
  const before = await lockRow(tx, ctx, noteResource, { id: noteId });
  if (!weighable.includes(before.noteStatus)) throw stateChanged();
  assertRoadTimes(ctx, before, { given: timesOf(slip), paths: {} });
  const fees = currentFees({ ...before, ...slip });
  const problem = feeProblem(fees);
  if (problem !== undefined) throw businessError(problem.code, { message: problem.message });
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before,
    values: {
      ...slip,
      ...feeValues(fees),
      noteStatus: noteStatus.unloaded,
      departTime: before.departTime ?? slip.loadTime,
      loadSlipNo: slipNo ?? before.loadSlipNo,
      unloadSlipNo: slipNo ?? before.unloadSlipNo,
    },
  });
  await weighGoods(tx, ctx, after, slip.loadWeight);
  const facts = ({ noteStatus: status, loadWeight, unloadWeight, driverFee }: NoteRow) => ({
    noteStatus: status,
    loadWeight,
    unloadWeight,
    driverFee,
  });
  ctx.audit({ action: 'shippingNote.weigh', entity: 'shippingNote', entityId: noteId, before: facts(before), after: facts(after) });
  const amount = yuan(after.driverFee);
  if (before.loadWeight === null) {
    await writeNoteEvent(tx, ctx, {
      noteId,
      eventType: 'loaded',
      content: `导入磅单：装货${tonnes(slip.loadWeight)}吨`,
      happenTime: slip.loadTime,
      fromStatus: before.noteStatus,
      toStatus: noteStatus.loaded,
    });
  }
  const changed =
    before.loadWeight !== null &&
    (before.loadWeight !== slip.loadWeight || (before.unloadWeight !== null && before.unloadWeight !== slip.unloadWeight));
  const was = changed
    ? `（原装货${tonnes(before.loadWeight)}吨，原卸货${tonnes(before.unloadWeight)}吨，现装货${tonnes(slip.loadWeight)}吨）`
    : '';
  await writeNoteEvent(tx, ctx, {
    noteId,
    eventType: 'unloaded',
    content: `导入磅单：卸货${tonnes(slip.unloadWeight)}吨${was}，司机运费${amount}元`,
    happenTime: slip.unloadTime,
    fromStatus: before.loadWeight === null ? noteStatus.loaded : before.noteStatus,
    toStatus: after.noteStatus,
  });
  await ctx.emit(tx, noteFeesChanged, { note: after, step: `slip-${after.version}` });
  await ctx.emit(tx, noteUnloaded, { note: after });
  return { before, after };
}
