import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tableDictionary } from '../../../platform/lookups.ts';
import { dictItems, tableTexts } from '../../system/dictionary/dictionary.service.ts';
import { type Problem, problemsAt } from '../problems.ts';
import type { MergedRow } from '../mergeRows.ts';
import { findReport, type ReportDefinition } from './report.queries.ts';
import type { ReportCell } from './runReport.ts';

type Item = ReportDefinition['items'][number];
type Choices = Pick<Item, 'fieldName' | 'dictCode' | 'replaceVal'>;

/** What values of a column stand for: the key of its texts, a dictionary, a table `table,text,code`, or what its own expression replaces. */
export const choiceKeyOf = ({ fieldName, dictCode, replaceVal }: Choices): string | null =>
  replaceVal ? `replace:${fieldName}` : dictCode || null;

/** Whether values are called by rows of a table. */
export const isOfTable = ({ dictCode, replaceVal }: Choices): boolean => !replaceVal && (dictCode?.includes(',') ?? false);

/** What `是_1,否_2` replaces: texts in the place of values. Undefined of what does not say that. @source jeecg-wire 4.1 */
function readReplaced(text: string): { value: string; text: string }[] | undefined {
  const parts = text.split(',').map((part) => /^\s*(.+)_([^_]+?)\s*$/.exec(part));
  const read = parts.flatMap((part) => (part === null ? [] : [{ value: part[2] ?? '', text: part[1] ?? '' }]));
  return read.length === parts.length && new Set(read.map(({ value }) => value)).size === read.length ? read : undefined;
}

/** The texts of a column; none of what is gone, or of a table that the reader may not look up. */
export async function choicesOf(ctx: Context, item: Choices): Promise<{ value: string; text: string }[]> {
  if (item.replaceVal) return readReplaced(item.replaceVal) ?? [];
  if (!item.dictCode) return [];
  try {
    return (await dictItems(ctx, item.dictCode)).map(({ value, text }) => ({ value, text }));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Values of a table that are looked up for one reading. */
const mostValues = 10_000;

/** What values of a column are called that stand in some rows, of a table that may have more rows than choices list. */
async function textsIn(
  ctx: Context,
  { fieldName, dictCode }: Choices,
  records: readonly Readonly<Record<string, ReportCell>>[],
): Promise<ReadonlyMap<string, string>> {
  const values = [...new Set(records.map((row) => String(row[fieldName] ?? '')))].filter((value) => value !== '');
  try {
    return await tableTexts(ctx, dictCode ?? '', values.slice(0, mostValues));
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
}

/** Rows with what their values are called by tables, as lists of the product have it: beside the value, with `_dictText`. */
export async function withTexts(
  ctx: Context,
  items: readonly Item[],
  records: Record<string, ReportCell>[],
): Promise<Record<string, ReportCell>[]> {
  const called = new Map<string, ReadonlyMap<string, string>>();
  for (const item of items) if (isOfTable(item)) called.set(item.fieldName, await textsIn(ctx, item, records));
  if (called.size === 0) return records;
  return records.map((row) => ({
    ...row,
    ...Object.fromEntries([...called].map(([name, texts]) => [`${name}_dictText`, texts.get(String(row[name] ?? '')) ?? null])),
  }));
}

/** What is wrong with where columns take texts and searches from. */
export async function choiceProblems(
  ctx: Context,
  items: readonly MergedRow<Pick<Item, 'dictCode' | 'replaceVal' | 'searchPopup' | 'isSearch'>>[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const item of items) {
    const { dictCode, replaceVal, searchPopup } = item.values;
    problems.push(
      ...problemsAt(item, {
        dictCode: dictCode ? await dictionaryProblem(ctx, dictCode) : undefined,
        replaceVal:
          !replaceVal || readReplaced(replaceVal) !== undefined
            ? undefined
            : { zh: '取值表达式写作 文本_值，用逗号分隔，例如 是_1,否_2', en: 'Write text_value, with commas between: yes_1,no_2' },
        searchPopup: searchPopup ? await popupProblem(ctx, searchPopup) : undefined,
      }),
    );
  }
  return problems;
}

async function dictionaryProblem(ctx: Context, code: string): Promise<LocalizedText | undefined> {
  if (code.includes(','))
    return (await tableDictionary(ctx, code)) === undefined
      ? { zh: `数据表 ${code} 未登记，不能作为字典`, en: `Nothing may be looked up as ${code}` }
      : undefined;
  const entries = await ctx.platform.dictionaries.items(ctx.actor.tenantId, code);
  return entries.length > 0 ? undefined : { zh: `字典 ${code} 不存在或没有字典项`, en: `Dictionary ${code} doesn’t exist or is empty` };
}

/** The report that values are chosen from, and its column. */
export function readPopup(text: string | null): { code: string; column: string } | undefined {
  const [, code, column] = /^\s*(\w+)\s*,\s*([^\s,]+)\s*$/.exec(text ?? '') ?? [];
  return code === undefined || column === undefined ? undefined : { code, column };
}

async function popupProblem(ctx: Context, text: string): Promise<LocalizedText | undefined> {
  const popup = readPopup(text);
  if (popup === undefined) return { zh: '弹窗查询写作 报表编码,字段', en: 'Write report code,column' };
  const { tenantId } = ctx.actor;
  const report = await ctx.platform.database.read({ tenantId }, (tx) => findReport(tx, tenantId, { code: popup.code }));
  if (report === undefined) return { zh: `报表 ${popup.code} 不存在`, en: `There is no report ${popup.code}` };
  return report.items.some(({ fieldName }) => fieldName === popup.column)
    ? undefined
    : { zh: `报表 ${popup.code} 没有字段 ${popup.column}`, en: `The report ${popup.code} has no column ${popup.column}` };
}
