import { spellText } from '@tarmac/freight-api/rules';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { holds, type Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { AppError, forbidden, invalidInput } from '../../../platform/errors.ts';
import { namesIn, tableDictionary, type TableDictionary, type UniqueColumn } from '../../../platform/lookups.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { containing } from '../../../platform/query/likePattern.ts';
import { entriesOf, type DictEntry } from './dictModels.ts';

const stored = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const maxRows = 100;

/**
 * The items of a dictionary, or rows of a registered table.
 *
 * @throws InvalidInput no such dictionary is declared
 * @source DICT-02, security 7.31
 */
export async function dictItems(ctx: Context, dictCode: string): Promise<DictEntry[]> {
  if (dictCode.trim() === '') throw invalidInput('字典Code不能为空!');
  if (stored.test(dictCode)) return entriesOf(await ctx.platform.dictionaries.items(ctx.actor.tenantId, dictCode), ctx.locale);
  return tableRows(ctx, await tableOf(ctx, dictCode), { word: undefined, limit: maxRows });
}

/** The text of one value; empty when there is none. */
export async function dictText(ctx: Context, dictCode: string, key: string): Promise<string> {
  const [text = ''] = await dictTexts(ctx, dictCode, key);
  return text;
}

/** Entries that contain a word in text or value. @source DICT-03 */
export async function searchDict(
  ctx: Context,
  dictCode: string,
  { keyword, limit = 20 }: { keyword: string | undefined; limit?: number },
): Promise<DictEntry[]> {
  const word = keyword?.trim() ?? '';
  if (!stored.test(dictCode)) return tableRows(ctx, await tableOf(ctx, dictCode), { word, limit });
  const entries = await dictItems(ctx, dictCode);
  return entries.filter((entry) => word === '' || entry.text.includes(word) || entry.value === word).slice(0, limit);
}

/** Texts of the values of a comma list, in their order; values without a text are left out. @source DICT-03 */
export async function dictTexts(ctx: Context, dictCode: string, keys: string): Promise<string[]> {
  const wanted = splitList(keys).slice(0, maxRows);
  const textsOf = (entries: readonly DictEntry[], unlisted: TableDictionary['unlisted'] = {}) =>
    wanted.flatMap((key) => unlisted[key]?.[ctx.locale] ?? entries.filter(({ value }) => value === key).map(({ text }) => text));
  if (stored.test(dictCode)) return textsOf(await dictItems(ctx, dictCode));
  const table = await tableOf(ctx, dictCode);
  return textsOf(await tableRows(ctx, table, { word: undefined, limit: maxRows, keys: wanted }), table.unlisted);
}

/** What values of a table dictionary are called, all in one question; values without a text are left out. @throws Forbidden */
export async function tableTexts(ctx: Context, dictCode: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const table = await tableOf(ctx, dictCode);
  const rows = keys.length === 0 ? [] : await tableRows(ctx, table, { word: undefined, limit: keys.length, keys });
  const unlisted = keys.flatMap((key) => {
    const text = table.unlisted?.[key]?.[ctx.locale];
    return text === undefined ? [] : [[key, text] as const];
  });
  return new Map([...rows.map(({ value, text }) => [value, text] as const), ...unlisted]);
}

async function tableOf(ctx: Context, dictCode: string): Promise<TableDictionary> {
  const table = await tableDictionary(ctx, dictCode);
  if (table === undefined) throw invalidInput('字典Code格式不正确！');
  if (table.permission !== undefined && !holds(ctx.actor, table.permission)) throw forbidden();
  return table;
}

function tableRows(
  ctx: Context,
  dictionary: TableDictionary,
  { word, limit, keys }: { word: string | undefined; limit: number; keys?: readonly string[] },
): Promise<DictEntry[]> {
  const { table, code } = dictionary;
  const { text, filter } = keys ? namesIn(ctx, dictionary) : { text: dictionary.text, filter: dictionary.filter?.(ctx) };
  const like = word === undefined || word === '' ? undefined : containing(word);
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ value: sql<string>`${code}::text`, text: sql<string>`${text}::text` })
      .from(table)
      .where(
        and(
          ownRows(ctx, table),
          filter,
          like === undefined ? undefined : or(sql`${text}::text ilike ${like}`, sql`${code}::text ilike ${like}`),
          keys === undefined ? undefined : inArray(sql`${code}::text`, [...keys]),
        ),
      )
      .orderBy(asc(text))
      .limit(limit);
    return rows.map((row) => ({ value: row.value, text: row.text ?? '', title: row.text ?? '' }));
  });
}

/**
 * Tells whether a value is still free in a registered column.
 *
 * @throws Business it is taken
 * @throws InvalidInput the column is not registered
 * @source VAL-02, security 7.32
 */
export async function checkDuplicate(
  ctx: Context,
  input: { tableName: string; fieldName: string; fieldVal: string; dataId?: string | undefined; withinVal?: string | undefined },
): Promise<null> {
  const unique = ctx.platform.lookups.unique(input.tableName, input.fieldName) ?? (await uniqueAtRunTime(ctx, input));
  if (unique === undefined) throw invalidInput('不支持的校验字段');
  const { table, column, compared = column, everywhere, ignoresCase, within, spelling } = unique;
  const value = spellText(input.fieldVal, spelling);
  if (value === '') return null;
  const id = columnsOf(table)['id'];
  const scope = everywhere === true ? 'system' : { tenantId: ctx.actor.tenantId };
  const taken = await ctx.platform.database.transaction(scope, async (tx) => {
    const rows = await tx
      .select({ one: sql`1` })
      .from(table)
      .where(
        and(
          everywhere === true ? undefined : ownRows(ctx, table),
          ignoresCase === true ? sql`lower(${compared}) = lower(${value})` : eq(compared, value),
          within === undefined || !input.withinVal ? undefined : eq(within, input.withinVal),
          id === undefined || !input.dataId ? undefined : ne(id, input.dataId),
        ),
      )
      .limit(1);
    return rows.length > 0;
  });
  if (taken) throw new AppError('Business', '该值不可用，系统中已存在！');
  return null;
}

/** Such a column of what is declared while the server runs. */
async function uniqueAtRunTime(ctx: Context, column: { tableName: string; fieldName: string }): Promise<UniqueColumn | undefined> {
  for (const { atRunTime } of ctx.platform.modules) {
    const found = await atRunTime?.unique?.(ctx, column);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ownRows(ctx: Context, table: PgTable): SQL | undefined {
  const columns: Record<string, PgColumn | undefined> = columnsOf(table);
  return and(
    columns['tenantId'] === undefined ? undefined : eq(columns['tenantId'], ctx.actor.tenantId),
    columns['delFlag'] === undefined ? undefined : eq(columns['delFlag'], 0),
  );
}
