import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import { findNamed, type NamedRow } from './findNamed.ts';
import type { BadCell, ImportRow, PlanColumn } from './importPlan.ts';
import { visibleRows } from './visibleRows.ts';
import { type NamedBy, namedResource } from './resource.ts';

/** How sheets call the rows of a kind that others refer to. */
interface NamedRows extends NamedBy {
  /** What the kind is called. */
  label: LocalizedText;
  table: PgTable;
  /** What references hold. */
  id: PgColumn;
  /** The rows that this actor may name. */
  visible: (ctx: Context) => SQL | undefined;
}

const others = new Map<string, NamedRows>();

/** Tells how sheets call rows of no resource; resources say so by `named`. */
export function nameRows(entity: string, rows: NamedRows): void {
  others.set(entity, rows);
}

function namedRows(kind: AnyEntity, column: string): NamedRows | undefined {
  const entity = kind.fields[column]?.reference ?? '';
  const resource = namedResource(entity);
  if (resource?.options.named === undefined) return others.get(entity);
  const { table } = resource;
  return { ...resource.options.named, label: resource.kind.label, table, id: table.id, visible: (ctx) => visibleRows(ctx, resource) };
}

/** Columns of a sheet that say by a name which row is meant. */
export const namedColumns = (kind: AnyEntity, columns: readonly PlanColumn[]): readonly PlanColumn[] =>
  columns.filter(({ name }) => kind.fields[name]?.kind === 'reference' && kind.fields[name].multiple !== true);

/** What such a column takes, for anyone who fills in a sheet. */
export function namedNote(kind: AnyEntity, column: PlanColumn): LocalizedText | undefined {
  const rows = namedRows(kind, column.name);
  if (rows === undefined) return undefined;
  const hasCode = rows.code !== undefined;
  return {
    zh: `${column.caption.zh}：填写${rows.label.zh}名称${hasCode ? '或编号' : ''}`,
    en: `${column.caption.en}: the name${hasCode ? ' or number' : ''} of the ${rows.label.en.toLowerCase()}`,
  };
}

/**
 * Puts ids in the place of the names that an export writes, of codes and of ids; columns that build on each other one after the other.
 * Lines with a name that stands for no row, or for several, are left out and told.
 *
 * @param approved columns whose row has to be an approved one
 */
export async function resolveNames(
  ctx: Context,
  kind: AnyEntity,
  { columns, rows, approved }: { columns: readonly PlanColumn[]; rows: readonly ImportRow[]; approved: readonly string[] },
): Promise<{ rows: readonly ImportRow[]; bad: BadCell[] }> {
  const bad: BadCell[] = [];
  let left = rows;
  for (const { name, caption } of namedColumns(kind, columns)) {
    const named = namedRows(kind, name);
    if (named === undefined) continue;
    const find = await findRows(ctx, named, { column: name, rows: left });
    left = left.flatMap((row): ImportRow[] => {
      const text = row.cells[name] ?? '';
      if (text === '') return [row];
      const outcome = chosen(find(row), { namedRows: named, text, mustBeApproved: approved.includes(name) });
      if ('id' in outcome) return [{ ...row, cells: { ...row.cells, [name]: outcome.id } }];
      bad.push({ row: row.row, column: caption[ctx.locale], value: text.slice(0, 100), reason: outcome.reason[ctx.locale] });
      return [];
    });
  }
  return { rows: left, bad };
}

function chosen(
  found: readonly NamedRow[],
  { namedRows: { label, code }, text, mustBeApproved }: { namedRows: NamedRows; text: string; mustBeApproved: boolean },
): { id: string } | { reason: LocalizedText } {
  const kindName = label.en.toLowerCase();
  const approved = found.filter((one) => one.isApproved);
  const rows = approved.length > 0 ? approved : found;
  const [row] = rows;
  if (row === undefined) return { reason: { zh: `没有名为“${text}”的${label.zh}`, en: `there is no ${kindName} named "${text}"` } };
  if (rows.length > 1) {
    const instead = code === undefined ? { zh: 'ID', en: 'id' } : { zh: '编号', en: 'number' };
    return {
      reason: {
        zh: `有${rows.length}个${label.zh}名为“${text}”，请填写${instead.zh}`,
        en: `${rows.length} of kind ${kindName} are named "${text}"; give the ${instead.en}`,
      },
    };
  }
  if (mustBeApproved && !row.isApproved)
    return { reason: { zh: `${label.zh}“${text}”未通过审核`, en: `the ${kindName} "${text}" is not approved` } };
  return { id: row.id };
}

/** Finds what the cells of a column may mean: an id, then a name, then a code. */
async function findRows(
  ctx: Context,
  { table, id, name, code, visible, approved = sql`true`, within }: NamedRows,
  { column, rows }: { column: string; rows: readonly ImportRow[] },
): Promise<(row: ImportRow) => readonly NamedRow[]> {
  const asked = [...new Set(rows.map((row) => row.cells[column] ?? ''))].filter((text) => text !== '');
  const owner = (row: ImportRow): string => (within === undefined ? '' : (row.cells[within.field] ?? ''));
  const owned = within === undefined ? undefined : inArray(within.column, [...new Set(rows.map(owner))]);
  return ctx.transaction(async (tx) => {
    const find = (called: PgColumn) => async (condition: SQL) =>
      (await tx
        .select({
          id,
          name: called,
          within: within === undefined ? sql<string>`''` : within.column,
          isApproved: sql<boolean>`coalesce(${approved}, false)`,
        })
        .from(table)
        .where(and(visible(ctx), owned, condition))) as NamedRow[];
    const exact = async (called: PgColumn) => (asked.length === 0 ? [] : await find(called)(inArray(called, asked)));
    const [ids, codes] = [await exact(id), code === undefined ? [] : await exact(code)];
    const named = await findNamed(asked, { column: name, find: find(name) });
    const among = (found: readonly NamedRow[], { text, of }: { text: string; of: string }) =>
      found.filter((one) => one.name === text && (one.within ?? '') === of);
    return (row) => {
      const [text, of] = [row.cells[column] ?? '', owner(row)];
      const byId = among(ids, { text, of });
      if (byId.length > 0) return byId;
      const byName = named(text, of);
      return byName.length > 0 ? byName : among(codes, { text, of });
    };
  });
}
