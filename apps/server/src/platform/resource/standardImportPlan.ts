import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { AddOf, AnyEntity, ImportColumn } from '../contract/entity.ts';
import type { FieldMeta } from '../contract/meta.ts';
import type { Context } from '../context.ts';
import type { DictionaryItem } from '../dictionaries.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../http/parseInput.ts';
import type { BadCell, ImportPlan, ImportRow, PlanColumn } from './importPlan.ts';
import { isMasked } from './maskText.ts';
import { readCell } from './readCell.ts';
import { repeatedRows, repetition, uniqueKeys } from './repeatedRows.ts';
import { namedColumns, namedNote, resolveNames } from './resolveNames.ts';
import type { CommonTable, Resource } from './resource.ts';
import { dayProblem } from './checkedInput.ts';
import { storeRow } from './writeRows.ts';
import { fieldsIn } from '../fieldErrors.ts';

/**
 * How the sheet of an entity becomes rows: its import columns by caption, each cell read as its field, each line checked like
 * a form and stored like one, with all hooks of the resource. Cells of references say names.
 *
 * @param approved references whose row has to be an approved one
 * @source jeecg-wire 1.10
 */
export function standardImportPlan<Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
  approved: readonly (keyof Kind['fields'] & string)[] = [],
): ImportPlan<AddOf<Kind>> {
  const { kind } = resource;
  const listed = importColumnsOf(kind);
  const keys = uniqueKeys(kind, { table: resource.table, columns: listed.map(({ name }) => name) });
  const columns = listed.map((column): PlanColumn => {
    const key = keys.find(({ at }) => at === column.name);
    if (key === undefined) return column;
    const others = key.names.filter((name) => name !== column.name);
    return { ...column, unique: true, ...(others.length > 0 && { uniqueWith: others }) };
  });
  const named = new Set(namedColumns(kind, columns));
  let shown: readonly PlanColumn[] | undefined;
  return {
    title: kind.label,
    // Asked late: a resource may be defined after those that refer to it.
    get columns() {
      shown ??= columns.map((column) => (named.has(column) ? { ...column, field: undefined, note: namedNote(kind, column) } : column));
      return shown;
    },
    prepare: async (ctx, given, memory) => {
      const dictionaries = await ctx.platform.dictionaries.all(ctx.actor.tenantId);
      const { rows, bad } = await resolveNames(ctx, kind, { columns, rows: given, approved });
      const read = rows.map((row) => ({ row: row.row, outcome: readRow(ctx, kind, { columns, row, dictionaries }) }));
      const whole = read.flatMap(({ row, outcome }) => ('bad' in outcome ? [] : [{ row, value: outcome.input as AddOf<Kind> }]));
      const repeated = repeatedRows(whole, { keys, memory });
      const numbers = new Set(repeated.map(({ row }) => row));
      const texts = new Map(given.map(({ row, cells }) => [row, cells]));
      return {
        good: whole.filter(({ row }) => !numbers.has(row)),
        bad: [
          ...bad,
          ...read.flatMap(({ outcome }) => ('bad' in outcome ? outcome.bad : [])),
          ...repeated.map(({ row, at, before }) => ({
            row,
            column: columns.find(({ name }) => name === at)?.caption[ctx.locale] ?? null,
            value: texts.get(row)?.[at]?.slice(0, 100) ?? null,
            reason: repetition(before, ctx.locale),
          })),
        ],
      };
    },
    commit: (ctx, rows) =>
      ctx.transaction(async (tx) => {
        for (const row of rows) await storeRow(tx, ctx, resource, row);
      }),
  };
}

/** The columns of the import sheet of a kind, as it declares them; what an export calls them is understood, too. Of another row its name is asked for. */
export function importColumnsOf(kind: AnyEntity): PlanColumn[] {
  const names = kind.definition.importColumns ?? [...Object.keys(kind.definition.required), ...Object.keys(kind.definition.optional)];
  return names.map((one): PlanColumn => {
    const own: ImportColumn | undefined = typeof one === 'object' ? one : undefined;
    const name = typeof one === 'object' ? one.name : String(one);
    const field = kind.fields[name];
    const exported = exportedAs(kind, name) ?? field;
    return {
      name,
      field,
      caption: own?.caption ?? (exported === undefined ? { zh: name, en: name } : captionOf(exported)),
      aliases: [
        ...(own?.caption === undefined || exported === undefined ? [] : [captionOf(exported)]),
        ...(own?.aliases ?? []),
        ...(field?.aliases ?? []).map((heading) => ({ zh: heading, en: heading })),
      ],
      required: own?.required ?? field?.required ?? false,
    };
  });
}

/** The field that an export tells in the place of another row's id: its name. */
function exportedAs(kind: AnyEntity, name: string): FieldMeta | undefined {
  const { exportColumns } = kind.definition;
  const textField = kind.fields[name]?.textField;
  return textField !== undefined && exportColumns?.includes(textField) && !exportColumns.includes(name)
    ? kind.fields[textField]
    : undefined;
}

/** The caption of a field in sheets: its label, with the unit in which numbers are written. */
export function captionOf(field: FieldMeta): LocalizedText {
  const { label, unit } = field;
  return unit === undefined ? label : { zh: `${label.zh}(${unit.symbol.zh})`, en: `${label.en}(${unit.symbol.en})` };
}

function readRow(
  ctx: Context,
  kind: AnyEntity,
  {
    columns,
    row,
    dictionaries,
  }: { columns: readonly PlanColumn[]; row: ImportRow; dictionaries: ReadonlyMap<string, readonly DictionaryItem[]> },
): { input: unknown } | { bad: BadCell[] } {
  const input: Record<string, unknown> = {};
  const bad: BadCell[] = [];
  for (const { name, caption, field } of columns) {
    const text = row.cells[name] ?? '';
    const reading =
      field === undefined
        ? { value: text === '' ? undefined : text }
        : readCell(field, { text, items: dictionaries.get(field.dict ?? '') ?? [], locale: ctx.locale });
    const masked = field === undefined ? undefined : maskProblem(field, { text, locale: ctx.locale });
    if (masked !== undefined || 'problem' in reading) {
      const reason = masked ?? ('problem' in reading ? reading.problem : '');
      bad.push({ row: row.row, column: caption[ctx.locale], value: text.slice(0, 100), reason });
    } else {
      const late = field !== undefined && typeof reading.value === 'string' ? dayProblem(ctx, field, reading.value) : undefined;
      if (late === undefined) input[name] = reading.value;
      else bad.push({ row: row.row, column: caption[ctx.locale], value: text.slice(0, 100), reason: late });
    }
  }
  if (bad.length > 0) return { bad };
  try {
    return { input: parseInput(kind.add, { value: input, locale: ctx.locale }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { bad: badCells(error, { row, kind, columns, locale: ctx.locale }) };
  }
}

/** A number that an export has masked is not a number: it is to be typed in full. */
function maskProblem(field: FieldMeta, { text, locale }: { text: string; locale: 'zh' | 'en' }): string | undefined {
  if (field.sensitive !== true || !isMasked(text)) return undefined;
  return locale === 'zh' ? `${field.label.zh}已脱敏，请填写完整号码` : 'is masked; enter the full number';
}

function badCells(
  error: AppError,
  { row, kind, columns, locale }: { row: ImportRow; kind: AnyEntity; columns: readonly PlanColumn[]; locale: 'zh' | 'en' },
): BadCell[] {
  const fields = fieldsIn(error, locale);
  if (fields.length === 0) return [{ row: row.row, column: null, value: null, reason: error.texts[locale] }];
  return fields.map(({ path, message }) => {
    const column = columns.find((one) => one.name === path);
    const label = kind.fields[path]?.label[locale];
    // The column is named beside the reason, so the reason need not repeat it.
    const reason = label !== undefined && message.startsWith(label) ? message.slice(label.length).replace(/^[:：]\s*/, '') : message;
    return { row: row.row, column: column?.caption[locale] ?? null, value: row.cells[path]?.slice(0, 100) ?? null, reason };
  });
}
