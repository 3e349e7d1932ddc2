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

type Row = Record<string, unknown>;

/** Rows of other forms that one page may show fields of. */
const mostLinked = 5000;

/**
 * Fills in what fields show of rows of other forms: what a row is called that they name (`<field>_dictText`), and what stands beside such a
 * field; as far as the reader may see those. @source jeecg-wire 4.3
 */
export async function withLinkedFields(ctx: Context, form: KeptForm, rows: readonly Row[]): Promise<void> {
  for (const field of form.fields) {
    const isLink = field.fieldShowType === 'link_table';
    if (!isLink && field.fieldShowType !== 'link_table_field') continue;
    const link = isLink ? field : form.fieldNamed(field.dictTable ?? '');
    const asked = rows.filter((row) => Object.hasOwn(row, field.dbFieldName));
    const keys = link === undefined ? [] : [...new Set(asked.flatMap((row) => keysOf(row, link)))].slice(0, mostLinked);
    if (link === undefined || keys.length === 0) continue;
    const [text = ''] = splitList(field.dictText ?? '');
    const texts = await textsOf(ctx, { link, text, keys });
    for (const row of asked) {
      const found = keysOf(row, link).flatMap((key) => texts.get(key) ?? []);
      row[isLink ? `${field.dbFieldName}_dictText` : field.dbFieldName] = found.length === 0 ? null : found.join(',');
    }
  }
}

const keysOf = (row: Row, { dbFieldName }: SnapshotField): string[] => splitList(scalarText(row[dbFieldName]));

/** One field of rows of another form, by what names them. */
async function textsOf(
  ctx: Context,
  { link, text, keys }: { link: SnapshotField; text: string; keys: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const other = await findFormNamed(ctx, (link.dictTable ?? '').replace(/^online\./, ''));
  if (other === undefined) return new Map();
  const { listed, may } = viewOf(ctx, other);
  const columnOf = (name: string) => {
    const isShown = name === 'id' || (Object.hasOwn(listed.columns, name) && listed.options.hidden?.(ctx).includes(name) !== true);
    return isShown ? columnsOf(other.table)[name] : undefined;
  };
  const [shown, key] = [columnOf(text), columnOf(link.dictField || 'id')];
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
