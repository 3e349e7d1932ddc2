import type { AnyEntity } from '../contract/entity.ts';
import type { FileReply } from '../contract/routes.ts';
import { toDateTimeText } from '../clock.ts';
import type { Context } from '../context.ts';
import { workbookContentType, writeWorkbook, type CellValue, type SheetColumn } from '../excel/writeWorkbook.ts';
import type { FieldMeta } from '../contract/meta.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { importRows, importColumnsOf, type ImportOutcome } from './importRows.ts';
import { eachPiece } from './listRows.ts';
import type { CommonTable, Resource } from './resource.ts';

/** Export, import and import template of a resource. */
export function sheetHandlers<Kind extends AnyEntity, Table extends CommonTable>(resource: Resource<Kind, Table>) {
  return {
    exportXls: (ctx: Context, { query }: { query: ListQueryInput }): FileReply => exportRows(ctx, resource, query),
    importExcel: async (ctx: Context): Promise<ImportOutcome> => importRows(ctx, resource, await ctx.upload()),
    importTemplate: (ctx: Context): FileReply => importTemplate(ctx, resource),
  };
}

/**
 * Writes the filtered list, or the checked rows, as a workbook, row by row. Hidden fields have no column.
 *
 * @source jeecg-wire 1.10, security 5.23
 */
export function exportRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  query: ListQueryInput,
): FileReply {
  const { kind, options } = resource;
  const hidden = new Set(options.hidden?.(ctx) ?? []);
  const names = (kind.definition.exportColumns ?? Object.keys(kind.fields)).filter(
    (name) => kind.fields[name] !== undefined && !hidden.has(name),
  );
  const label = kind.label[ctx.locale];
  const by = ctx.locale === 'zh' ? `导出人:${ctx.actor.realname}` : `Exported by: ${ctx.actor.realname}`;
  return {
    fileName: `${label}.xlsx`,
    contentType: workbookContentType,
    stream: writeWorkbook({
      name: label,
      titles: [label, `${by} ${toDateTimeText(ctx.clock.now())}`],
      columns: names.map((name) => sheetColumn(kind.fields[name] as FieldMeta, ctx.locale)),
      rows: exportedRows(ctx, resource, query, names),
    }),
  };
}

async function* exportedRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  query: ListQueryInput,
  names: readonly string[],
): AsyncGenerator<CellValue[]> {
  for await (const piece of eachPiece(ctx, resource, query)) {
    for (const row of piece) yield names.map((name) => cellOf(resource.kind.fields[name] as FieldMeta, name, row));
  }
}

function importTemplate<Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, { kind }: Resource<Kind, Table>): FileReply {
  const label = kind.label[ctx.locale];
  const columns = importColumnsOf(kind).map(({ caption, field, required }): SheetColumn => ({
    ...(field === undefined ? { caption: '', kind: 'text' } : sheetColumn(field, ctx.locale)),
    // People type into a template; a number format would hide what they typed.
    kind: 'text',
    caption: caption[ctx.locale],
    required,
  }));
  return {
    fileName: `${label}${ctx.locale === 'zh' ? '导入模板' : ' import template'}.xlsx`,
    contentType: workbookContentType,
    stream: writeWorkbook({ name: label, columns, rows: [] }),
  };
}

function sheetColumn(field: FieldMeta, locale: 'zh' | 'en'): SheetColumn {
  const unit = field.unit?.symbol[locale];
  const caption = unit === undefined ? field.label[locale] : `${field.label[locale]}(${unit})`;
  const width = field.kind === 'dateTime' ? 20 : field.kind === 'longText' ? 30 : field.kind === 'text' ? 18 : 14;
  return isNumber(field) ? { caption, kind: 'number', decimals: field.unit?.decimals ?? 0, width } : { caption, kind: 'text', width };
}

function cellOf(field: FieldMeta, name: string, row: Record<string, unknown>): CellValue {
  const value = row[name];
  if (field.kind === 'json') return value === null || value === undefined ? null : JSON.stringify(value);
  if (isNumber(field) && typeof value === 'number') return field.unit === undefined ? value : value / field.unit.factor;
  const shown =
    field.dict !== undefined
      ? row[`${name}_dictText`]
      : field.kind === 'reference' && field.textField !== undefined
        ? row[field.textField]
        : value;
  return plain(shown) ?? plain(value);
}

function plain(value: unknown): CellValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

function isNumber(field: FieldMeta): boolean {
  return field.kind === 'integer' || field.kind === 'money' || field.kind === 'quantity';
}
