import { z } from 'zod';
import { type Context, holds } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/contract/index.ts';
import type { Sheet } from '../../../platform/excel/writeWorkbook.ts';
import { forbidden, invalidInput, notFound } from '../../../platform/errors.ts';
import { workbookOf } from '../report/exportReport.ts';
import type { ReportDefinition } from '../report/report.queries.ts';
import { dictOptionsOf, inLocale, lookAtReport, readReport, usableReport } from '../report/report.service.ts';
import { paramsInfoOf } from '../report/reportParams.ts';
import { screenOf } from '../report/reportScreen.service.ts';
import type { ReportQuery } from '../report/runReport.ts';
import { blockSheet, drawnRows } from './blockSheet.ts';
import { blockParamsOf, reportValues } from './blockParams.ts';
import { listed } from './checkPage.ts';
import { itemsOfReport } from './pageItems.ts';
import type { PageBlock, PageScreen, ReportPageItem, ReportPageRow } from './reportPage.contract.ts';
import { findPage, type PageDefinition, type StoredBlock } from './reportPage.queries.ts';
import { toldPage } from './reportPage.service.ts';

/** A page that is in use and that the actor may open. @throws NotFound · Forbidden */
async function usablePage(ctx: Context, codeOrId: string): Promise<PageDefinition> {
  const { tenantId } = ctx.actor;
  const found = await ctx.platform.database.read(
    { tenantId },
    async (tx) => (await findPage(tx, tenantId, { code: codeOrId })) ?? (await findPage(tx, tenantId, { id: codeOrId })),
  );
  if (found === undefined || found.head.status !== 1)
    throw notFound({ zh: '页面不存在或已停用', en: 'The page doesn’t exist or is switched off' });
  if (!holds(ctx.actor, found.head.permission)) throw forbidden();
  return found;
}

/** What a page is made of, in the language of the call. @throws NotFound · Forbidden @source ONL-08 */
export async function getPage(ctx: Context, codeOrId: string): Promise<PageScreen> {
  const { head, blocks, params } = await usablePage(ctx, codeOrId);
  const template = (['tab', 'single', 'double'] as const).find((one) => one === head.displayTemplate) ?? 'double';
  return {
    id: head.id,
    code: head.code,
    name: inLocale(ctx, head.name, head.nameEn),
    displayTemplate: template,
    params: paramsInfoOf(ctx, params),
    blocks: await Promise.all(blocks.map((block) => blockScreen(ctx, block, params))),
  };
}

async function blockScreen(ctx: Context, block: StoredBlock, params: PageDefinition['params']): Promise<PageBlock> {
  const { state, report } = await lookAtReport(ctx, { code: block.reportCode });
  const ofPage = params.map(({ paramName }) => paramName);
  const said = new Map(blockParamsOf(block.params).map((one) => [one.name, one]));
  const names = state === 'ready' ? report.params.map(({ paramName }) => paramName) : [];
  return {
    id: block.id,
    title: inLocale(ctx, block.title, block.titleEn),
    graphType: block.graphType as PageBlock['graphType'],
    xaxisField: block.xaxisField,
    byField: block.byField,
    yaxisFields: listed(block.yaxisField),
    fold: block.fold as PageBlock['fold'],
    colSpan: block.colSpan,
    height: block.height as PageBlock['height'],
    state,
    screen: state === 'ready' ? await screenOf(ctx, report) : null,
    shared: names.flatMap((name) => {
      const from = said.has(name) ? said.get(name)?.from : ofPage.find((one) => one === name);
      return from ? [{ name, from }] : [];
    }),
    fixed: names.flatMap((name) => {
      const own = said.get(name);
      return own && !own.from ? [{ name, value: own.value ?? '' }] : [];
    }),
  };
}

interface ChartsQuery extends ReportQuery {
  id: string;
  blockId?: string | undefined;
  params?: string | undefined;
}

/**
 * Rows of one block, with the parameters that the page gives its report.
 *
 * @throws NotFound · Forbidden of the page, or of the report · InvalidInput
 * @source ONL-08, jeecg-wire 4.5
 */
export async function getChartsData(ctx: Context, { id, blockId, params, ...query }: ChartsQuery) {
  const page = await usablePage(ctx, id);
  const block = await chosenBlock(ctx, page, blockId);
  const report = await usableReport(ctx, { code: block.reportCode });
  const { total, records } = await readReport(ctx, report, {
    query: { pageSize: drawnRows, ...withoutParams(query), ...conditionsOf(params), ...valuesFor(page, { block, report, query }) },
  });
  return {
    head: (await toldPage(ctx, page)) as unknown as ReportPageRow,
    total,
    data: records,
    items: itemsOfReport(report, page.head.id) satisfies ReportPageItem[],
    dictOptions: await dictOptionsOf(ctx, report.items),
  };
}

async function chosenBlock(ctx: Context, { blocks }: PageDefinition, blockId: string | undefined): Promise<StoredBlock> {
  let found = blocks.find(({ id }) => id === blockId);
  if (blockId === undefined)
    for (const block of blocks)
      if (found === undefined && (await lookAtReport(ctx, { code: block.reportCode })).state === 'ready') found = block;
  found ??= blockId === undefined ? blocks[0] : undefined;
  if (found === undefined) throw notFound();
  return found;
}

/** What the page knows by the names of its own parameters is not handed to a report that means something else by them. */
const withoutParams = (query: ReportQuery): ReportQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('self_')));

function valuesFor(
  { params }: PageDefinition,
  { block, report, query }: { block: StoredBlock; report: ReportDefinition; query: ReportQuery },
): Record<string, string> {
  const ofPage = new Map(
    params.map(({ paramName, paramValue }) => {
      const given = query[`self_${paramName}`];
      return [paramName, typeof given === 'string' ? given : (paramValue ?? '')];
    }),
  );
  return reportValues(block.params, { ofReport: report.params.map(({ paramName }) => paramName), ofPage });
}

const Conditions = z
  .array(
    z.object({
      fieldName: z.string().max(63),
      searchMode: z.string().max(20).nullish(),
      value: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])).max(2)]).nullish(),
    }),
  )
  .max(50);

/** Search conditions as clients of the wire send them, as reports take them. @throws InvalidInput @source jeecg-wire 4.5 */
function conditionsOf(params: string | undefined): Record<string, string> {
  if (!params) return {};
  let given: unknown;
  try {
    given = JSON.parse(params);
  } catch {
    given = undefined;
  }
  const parsed = Conditions.safeParse(given);
  if (!parsed.success) throw invalidInput('查询条件格式不正确', [{ path: 'params', message: '格式不正确' }]);
  return Object.fromEntries(
    parsed.data.flatMap(({ fieldName, searchMode, value }): [string, string][] => {
      if (value === null || value === undefined || value === '') return [];
      if (searchMode !== 'group') return [[fieldName, String(value)]];
      const [begin, end] = Array.isArray(value) ? value : String(value).split(',');
      return [
        [`${fieldName}_begin`, String(begin ?? '')],
        [`${fieldName}_end`, String(end ?? '')],
      ];
    }),
  );
}

/** What the blocks of a page show whose reports the actor may run, a sheet each. @throws NotFound · Forbidden @source ONL-08, jeecg-wire 4.5 */
export async function exportPage(ctx: Context, { id, ...query }: ReportQuery & { id: string }): Promise<FileReply> {
  const page = await usablePage(ctx, id);
  const sheets: Sheet[] = [];
  for (const block of page.blocks) {
    const { state, report } = await lookAtReport(ctx, { code: block.reportCode });
    if (state !== 'ready') continue;
    sheets.push(await blockSheet(ctx, block, { report, query: { ...withoutParams(query), ...valuesFor(page, { block, report, query }) } }));
  }
  if (sheets.length === 0) throw forbidden();
  return workbookOf(inLocale(ctx, page.head.name, page.head.nameEn), sheets);
}
