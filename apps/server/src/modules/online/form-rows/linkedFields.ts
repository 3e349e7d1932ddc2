import { and, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { viewOf } from './formView.ts';
import { findFormNamed, type KeptForm } from './keptForms.ts';
import { scalarText } from './scalarText.ts';
import { viewConfig } from './viewConfig.ts';

type Row = Record<string, unknown>;

/** Rows of other forms that one page may show fields of. */
const mostLinked = 5000;

/**
 * Fills in what fields show of rows of other forms: what a row is called that they name (`<field>_dictText`), and what stands beside such a
 * field; as far as the reader may see those. @source jeecg-wire 4.3
 */
export async function withLinkedFields(ctx: Context, form: KeptForm, rows: readonly Row[]): Promise<void> {
  for (const { field, by, isName, ...where } of linksOf(form)) {
    const asked = rows.filter((row) => Object.hasOwn(row, field));
    const keys = [...new Set(asked.flatMap((row) => keysOf(row, by)))].slice(0, mostLinked);
    if (keys.length === 0) continue;
    const texts = await textsOf(ctx, form, { ...where, keys });
    for (const row of asked) {
      const found = keysOf(row, by).flatMap((key) => texts.get(key) ?? []);
      row[isName ? `${field}_dictText` : field] = found.length === 0 ? null : found.join(',');
    }
  }
}

/** What a field shows of rows of a form: they are found by what another field, or it itself, holds of them. */
interface Link {
  field: string;
  by: string;
  /** It holds what names the row, and shows what that is called; else it shows a field of it. */
  isName: boolean;
  /** Table of the form, of the field that is shown, and of the field that names its rows. */
  table: string;
  text: string;
  key: string;
}

const keysOf = (row: Row, name: string): string[] => splitList(scalarText(row[name]));

/** All such fields of a form: linked rows and their fields, the parent in a tree, nodes of the tree of another form, and linked selects. */
function linksOf(form: KeptForm): Link[] {
  const { tree, tableName } = form.snapshot;
  const own = form.fields.flatMap((field): Link[] => {
    const { dbFieldName, fieldShowType, dictTable, dictText, dictField } = field;
    const named = { field: dbFieldName, by: dbFieldName, isName: true };
    if (dbFieldName === tree?.parentField) return [{ ...named, table: tableName, text: tree.titleField, key: 'id' }];
    const [first = ''] = splitList(dictText ?? '');
    if (fieldShowType === 'link_table') return [{ ...named, table: tableOf(dictTable), text: first, key: dictField || 'id' }];
    if (fieldShowType === 'sel_tree') {
      const [id = 'id', , text = ''] = (dictText ?? '').split(',').map((part) => part.trim());
      return [{ ...named, table: tableOf(dictTable), text, key: id || 'id' }];
    }
    if (fieldShowType === 'link_down') return chainOf(field);
    const link = fieldShowType === 'link_table_field' ? form.fieldNamed(dictTable ?? '') : undefined;
    if (link === undefined) return [];
    return [
      { field: dbFieldName, by: link.dbFieldName, isName: false, table: tableOf(link.dictTable), text: first, key: link.dictField || 'id' },
    ];
  });
  return own.filter(({ table, text }) => table !== '' && text !== '');
}

/** Linked selects: the first and those that it names choose from one table. */
function chainOf(field: SnapshotField): Link[] {
  const { config = {} } = viewConfig(field) as { config?: Readonly<Record<string, unknown>> };
  const fact = (name: string) => scalarText(config[name]);
  const link = { isName: true, table: tableOf(fact('table')), text: fact('txt'), key: fact('key') || 'id' };
  return [field.dbFieldName, ...splitList(fact('linkField'))].map((name) => ({ ...link, field: name, by: name }));
}

const tableOf = (name: string | null): string => (name ?? '').replace(/^online\./, '');

/** One field of rows of another form, by what names them. */
async function textsOf(
  ctx: Context,
  form: KeptForm,
  { table, text, key: keyName, keys }: Pick<Link, 'table' | 'text' | 'key'> & { keys: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const other = table === form.snapshot.tableName ? form : await findFormNamed(ctx, table);
  if (other === undefined) return new Map();
  const { listed, may } = viewOf(ctx, other);
  const columnOf = (name: string) => {
    const isShown = name === 'id' || (Object.hasOwn(listed.columns, name) && listed.options.hidden?.(ctx).includes(name) !== true);
    return isShown ? columnsOf(other.table)[name] : undefined;
  };
  const [shown, key] = [columnOf(text), columnOf(keyName)];
  if (shown === undefined || key === undefined || !may('list')) return new Map();
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ key: sql<string>`${key}::text`, text: shown })
      .from(other.table)
      // Texts keep their index.
      .where(and(visibleRows(ctx, listed), isAmong(key.dataType === 'string' ? key : sql`${key}::text`, keys))),
  );
  return new Map(rows.map((row) => [row.key, scalarText(row.text)]));
}
