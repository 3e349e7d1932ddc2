import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { Config } from './config.contract.ts';
import { type ConfigRow, configRows } from './configRows.ts';

/** The page of the list. The keys are few, so they are sifted here. @source FRT-10, freight-domain F20 */
export async function listConfigs(ctx: Context, query: ListQueryInput) {
  const rows = await sifted(ctx, query);
  const { current, size, offset } = readPage(query);
  return pageOf(rows.slice(offset, offset + size), { total: rows.length, size, current });
}

/** The filtered list, or the checked rows, as a workbook. */
export const exportConfigs = (ctx: Context, query: ListQueryInput) =>
  sheetOf(ctx, Config, {
    pieces: (async function* () {
      yield (await sifted(ctx, query)) as unknown as Record<string, unknown>[];
    })(),
  });

/** One row. @throws NotFound there is none */
export async function getConfig(ctx: Context, id: string): Promise<ConfigRow> {
  return rowById(await ctx.transaction((tx) => configRows(tx, ctx)), id);
}

/** @throws NotFound there is none */
export function rowById(rows: readonly ConfigRow[], id: string): ConfigRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return row;
}

/** Keys whose stored value counts for nothing. Each call reads what is stored, so there is nothing to be refreshed but this. */
export async function checkConfigs(ctx: Context) {
  const rows = await ctx.transaction((tx) => configRows(tx, ctx));
  return { total: rows.length, wrong: rows.filter(({ isWrong }) => isWrong === '1').map(({ configKey }) => configKey) };
}

const parts = ['configKey', 'configName', 'remark'] as const;
const codes = ['groupCode', 'valueType', 'setBy', 'isWrong', 'publicFlag', 'isKnown'] as const;

async function sifted(ctx: Context, query: ListQueryInput): Promise<ConfigRow[]> {
  const rows = await ctx.transaction((tx) => configRows(tx, ctx));
  const asked = (name: string): string => {
    const given = query[`${name}_MultiString`] ?? query[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const chosen = splitList(asked('selections'));
  const found = rows.filter(
    (row) =>
      (chosen.length === 0 || chosen.includes(row.id)) &&
      parts.every((name) => (row[name] ?? '').toLowerCase().includes(asked(name).replaceAll('*', '').toLowerCase())) &&
      codes.every((name) => asked(name) === '' || splitList(asked(name)).includes(row[name])),
  );
  const column = asked('column') as keyof ConfigRow;
  if (rows.length === 0 || !Object.hasOwn(rows[0]!, column) || column === 'createTime') return found;
  const sign = asked('order') === 'desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * String(one[column] ?? '').localeCompare(String(other[column] ?? ''), 'zh'));
}
