import type { Context } from '../../../platform/context.ts';
import { forbidden, notFound, staleVersion } from '../../../platform/errors.ts';
import { filled, mergeRows, type MergedRow, type Own } from '../mergeRows.ts';
import { placeOf, problemsAt, refusalOf, type Problem } from '../problems.ts';
import { findReport, type ReportDefinition } from '../report/report.queries.ts';
import { repeated, strangePermission } from '../report/checkDefinition.ts';
import { dictionaryProblems, isChosenFromList, newParam } from '../report/reportParams.ts';
import { isNumeric } from '../report/runReport.ts';
import { blockParamProblems } from './blockParams.ts';
import { pageLimits, type ReportPageInput } from './reportPage.contract.ts';
import { findPage, type PageDefinition, type StoredBlock } from './reportPage.queries.ts';

type HeadValues = Omit<PageDefinition['head'], Own>;
type BlockValues = Omit<StoredBlock, Own>;
type ParamValues = Omit<PageDefinition['params'][number], Own>;

/** A page as it will stand once it is saved. */
export interface MergedPage {
  /** What is stored of it; undefined for a new one. */
  before: PageDefinition | undefined;
  head: HeadValues;
  blocks: readonly MergedRow<BlockValues, StoredBlock>[];
  params: readonly MergedRow<ParamValues, PageDefinition['params'][number]>[];
}

const newHead = { nameEn: null, content: null, status: 1 };
const newBlock = {
  titleEn: null,
  xaxisField: null,
  byField: null,
  yaxisField: null,
  fold: 'sum',
  colSpan: 1,
  height: 'normal',
  params: null,
};

/** A page of the actor's tenant or of the platform, as it is stored at this moment. @throws NotFound */
export async function visiblePage(ctx: Context, id: string): Promise<PageDefinition> {
  const { tenantId } = ctx.actor;
  const stored = await ctx.platform.database.read({ tenantId }, (tx) => findPage(tx, tenantId, { id }));
  if (stored === undefined) throw notFound();
  return stored;
}

/** A page of the actor's tenant. @throws NotFound · Forbidden it is one of the platform's */
export async function ownPage(ctx: Context, id: string): Promise<PageDefinition> {
  const stored = await visiblePage(ctx, id);
  if (stored.head.tenantId !== ctx.actor.tenantId)
    throw forbidden({
      zh: '平台提供的页面不能修改或删除；用相同的编码新增自己的页面即可代替它',
      en: 'Platform pages can’t be changed or removed here. Add your own page with the same code to replace one',
    });
  return stored;
}

/**
 * Reads what is about to be saved together with what is stored, and lets it through when each block can be drawn.
 *
 * @throws NotFound · Forbidden it is one of the platform's · Conflict somebody has changed it since it was read
 * @throws InvalidInput naming each field
 * @source ONL-08
 */
export async function checkPage(ctx: Context, input: ReportPageInput): Promise<MergedPage> {
  const id = 'id' in input.head ? input.head.id : undefined;
  const before = id === undefined ? undefined : await ownPage(ctx, id);
  if ('version' in input.head && before?.head.version !== input.head.version) throw staleVersion();
  const { dataType, cgrSql, dbSource, extendJs, ...said } = input.head;
  const merged = mergePage(before, { ...input, head: said });
  const problems = [
    ...typedIn({ dataType, cgrSql, dbSource, extendJs }),
    ...(await strangePermission(ctx, { permission: merged.head.permission, own: ownPermission(merged.head.code) })).map((one) => ({
      ...one,
      path: 'head.permission',
    })),
    ...tooMany(merged),
    ...repeated(merged.params, 'paramName'),
    ...(await dictionaryProblems(ctx, merged.params, isChosenFromList)),
    ...(await blockProblems(ctx, merged)),
  ];
  if (problems.length > 0) throw refusalOf(problems, { zh: '页面还不能保存', en: 'The page can’t be saved yet' });
  return merged;
}

/** The permission that a page may have for itself: it comes with its menu. */
const ownPermission = (code: string): string => `online:graphreport:${code}`;

function mergePage(
  before: PageDefinition | undefined,
  { head, blocks, params }: Omit<ReportPageInput, 'head'> & { head: object },
): MergedPage {
  const { id: _id, version: _version, ...given } = head as Partial<HeadValues> & { id?: string; version?: number };
  const merge = <Stored extends { id: string; orderNum: number }>(
    name: string,
    {
      stored,
      given: rows,
      defaults,
    }: { stored: readonly Stored[]; given: readonly { id?: string | null | undefined }[] | null | undefined; defaults: object },
  ) =>
    mergeRows(name, {
      stored,
      given: rows ?? [],
      removed: rows ? stored.map(({ id }) => id).filter((id) => !rows.some((row) => row.id === id)) : [],
      defaults,
    });
  return {
    before,
    head: filled(newHead, { stored: before?.head, given }) as unknown as HeadValues,
    blocks: merge('blocks', { stored: before?.blocks ?? [], given: blocks, defaults: newBlock }) as unknown as MergedPage['blocks'],
    params: merge('params', { stored: before?.params ?? [], given: params, defaults: newParam }) as unknown as MergedPage['params'],
  };
}

/** SQL, sources and scripts have no place in a page: a block names a report, whose SQL was checked. @source security 8.36 */
function typedIn(stock: Readonly<Record<'dataType' | 'cgrSql' | 'dbSource' | 'extendJs', string | null | undefined>>): Problem[] {
  const reason = {
    zh: '页面不接收SQL、数据源或脚本，请在区块中选择在线报表',
    en: 'A page takes no SQL, sources or scripts: choose reports in its blocks',
  };
  return Object.entries(stock).flatMap(([name, value]) =>
    !value || (name === 'dataType' && value === 'report') ? [] : [{ path: `head.${name}`, ...reason }],
  );
}

function tooMany({ blocks, params }: MergedPage): Problem[] {
  const found: Problem[] = [];
  if (blocks.length === 0) found.push({ path: 'blocks', zh: '页面没有区块', en: 'The page has no blocks' });
  if (blocks.length > pageLimits.blocks)
    found.push({ path: 'blocks', zh: `区块超过${pageLimits.blocks}个`, en: `There are more than ${pageLimits.blocks} blocks` });
  if (params.length > pageLimits.params)
    found.push({ path: 'params', zh: `参数超过${pageLimits.params}个`, en: `There are more than ${pageLimits.params} parameters` });
  return found;
}

async function blockProblems(ctx: Context, { blocks, params }: MergedPage): Promise<Problem[]> {
  const { tenantId } = ctx.actor;
  const ofPage = params.map(({ values }) => values.paramName);
  const codes = [...new Set(blocks.slice(0, pageLimits.blocks).map(({ values }) => values.reportCode))];
  const reports = await ctx.platform.database.read({ tenantId }, async (tx) => {
    const found = new Map<string, ReportDefinition | undefined>();
    for (const code of codes) found.set(code, await findReport(tx, tenantId, { code }));
    return found;
  });
  return blocks.slice(0, pageLimits.blocks).flatMap((block): Problem[] => {
    const { values, place } = block;
    const report = reports.get(values.reportCode);
    if (report === undefined)
      return problemsAt(block, {
        reportCode: { zh: `报表 ${values.reportCode} 不存在`, en: `There is no report ${values.reportCode}` },
      });
    const ofReport = report.params.map(({ paramName }) => paramName);
    return [...drawingProblems(block, report), ...blockParamProblems(values.params, { path: placeOf(place, 'params'), ofReport, ofPage })];
  });
}

/** Values of one drawing. */
const mostValues = 4;

/** Columns that a block names are there, and what is added up is a number. */
function drawingProblems(block: MergedPage['blocks'][number], { items }: ReportDefinition): Problem[] {
  const { graphType, xaxisField, byField, yaxisField, fold } = block.values;
  if (graphType === 'table') return [];
  const values = listed(yaxisField);
  const strange = (name: string | null) => {
    if (!name) return { zh: '请选择字段', en: 'Choose a column' };
    return items.some(({ fieldName }) => fieldName === name)
      ? undefined
      : { zh: `报表没有字段 ${name}`, en: `The report has no column ${name}` };
  };
  const wrong = values.map(strange).find((one) => one !== undefined);
  const text = fold === 'count' ? undefined : values.find((name) => items.some((item) => item.fieldName === name && !isNumeric(item)));
  return problemsAt(block, {
    xaxisField: graphType === 'figure' ? undefined : strange(xaxisField),
    byField: graphType === 'pivot' ? strange(byField) : undefined,
    yaxisField:
      values.length === 0
        ? strange(null)
        : values.length > mostValues
          ? { zh: `数值字段超过${mostValues}个`, en: `There are more than ${mostValues} values` }
          : (wrong ?? (text === undefined ? undefined : { zh: `字段 ${text} 不是数字`, en: `Column ${text} is not a number` })),
  });
}

/** Names that are joined by commas. */
export const listed = (names: string | null): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
