import type { Context } from '../../../platform/context.ts';
import { AppError, forbidden, invalidInput, notFound, staleVersion } from '../../../platform/errors.ts';
import { allPermissions, permsOf } from '../../system/permission/permission.queries.ts';
import { describeReport, type DescribedColumn, type TriedValues } from './describeReport.ts';
import type { MergedRow } from '../mergeRows.ts';
import { placeOf, type Problem } from '../problems.ts';
import { mergeDefinition, type MergedDefinition } from './mergeDefinition.ts';
import type { ReportInput } from './reportDefinition.contract.ts';
import { findReport, type ReportDefinition } from './report.queries.ts';
import { chartProblems } from './reportCharts.ts';
import { choiceKeyOf, choiceProblems } from './itemChoices.ts';
import { dictionaryProblems, isChosenFromList } from './reportParams.ts';
import { ReportRefused } from './reportRefused.ts';
import { checkReportSql, type CheckedReport } from './reportSql.ts';
import { assertAffordable, isNumeric, statementsOf } from './runReport.ts';

/**
 * Reads what is about to be saved together with what is stored, and lets it through when it would run: the same check as on each run,
 * its columns and its cost as the database tells them, its parameters, permission and dictionaries. A refusal is written to the audit
 * log. Outside of transactions only, because the database is asked as reports ask it.
 *
 * @throws NotFound · Forbidden it is one of the platform's · Conflict somebody has changed it since it was read
 * @throws InvalidInput naming each field
 * @source ONL, security 8.36
 */
export async function checkDefinition(ctx: Context, input: ReportInput): Promise<MergedDefinition> {
  const id = 'id' in input.head ? input.head.id : undefined;
  try {
    const stored = id === undefined ? undefined : await ownReport(ctx, id);
    if ('version' in input.head && stored?.head.version !== input.head.version) throw staleVersion();
    const merged = mergeDefinition(stored, input);
    await assertSound(ctx, merged);
    return merged;
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'InvalidInput' || error.kind === 'Forbidden'))
      await noteRefusal(ctx, 'online.report.save', { id, remark: `${input.head.code ?? ''} ${error.message}` });
    throw error;
  }
}

/**
 * What a statement gives and which parameters it takes.
 *
 * @throws InvalidInput it is none that a report may have
 */
export async function parseReportSql(ctx: Context, text: string): Promise<{ columns: DescribedColumn[]; params: readonly string[] }> {
  try {
    const checked = await checkReportSql(text, undefined);
    const params = [...new Set(checked.params)];
    const columns = await describeReport(ctx, checked, { values: new Map(params.map((name) => [name, ''])) });
    return { columns, params };
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error;
    await noteRefusal(ctx, 'online.report.parse', { id: undefined, remark: error.message });
    throw refusal([{ path: 'sql', ...error.texts }], ctx);
  }
}

/** A report of the actor's tenant or of the platform, as it is stored at this moment. @throws NotFound */
export async function visibleReport(ctx: Context, id: string): Promise<ReportDefinition> {
  const { tenantId } = ctx.actor;
  const stored = await ctx.platform.database.read({ tenantId }, (tx) => findReport(tx, tenantId, { id }));
  if (stored === undefined) throw notFound();
  return stored;
}

/** A report of the actor's tenant. @throws NotFound · Forbidden it is one of the platform's */
export async function ownReport(ctx: Context, id: string): Promise<ReportDefinition> {
  const stored = await visibleReport(ctx, id);
  if (stored.head.tenantId !== ctx.actor.tenantId)
    throw forbidden({
      zh: '平台提供的报表不能修改或删除；用相同的编码新增自己的报表即可代替它',
      en: 'Platform reports can’t be changed or removed here. Add your own report with the same code to replace one',
    });
  return stored;
}

async function assertSound(ctx: Context, merged: MergedDefinition): Promise<void> {
  const { head, items, params } = merged;
  const problems: Problem[] = [
    ...repeated(items, 'fieldName'),
    ...repeated(params, 'paramName'),
    ...(await strangePermission(ctx, { permission: head.permission, own: ownPermission(head.code) })),
    ...weightProblems(items),
    ...chartProblems(
      head.charts,
      items.map(({ values }) => values),
    ),
    ...(await choiceProblems(ctx, items)),
    ...(await dictionaryProblems(ctx, params, isChosenFromList)),
  ];
  if (head.dbSource)
    problems.push({ path: 'head.dbSource', zh: '报表只能在本系统的数据库上运行', en: 'Reports run on this database alone' });
  if (items.length === 0) problems.push({ path: 'items', zh: '报表未配置字段', en: 'The report has no columns' });
  const checked = await checkReportSql(
    head.cgrSql,
    params.map(({ values }) => values.paramName),
  ).catch((error: unknown) => taken(problems, error));
  if (checked !== undefined) {
    for (const { values, place } of params.filter((one) => !checked.params.includes(one.values.paramName)))
      problems.push({
        path: placeOf(place, 'paramName'),
        zh: `SQL中没有用到参数 ${values.paramName}`,
        en: `The SQL doesn’t use parameter ${values.paramName}`,
      });
    await assertRuns(ctx, merged, { checked, problems });
  }
  if (problems.length > 0) throw refusal(problems, ctx);
}

/** Asks the database what it would ask for each page. */
async function assertRuns(
  ctx: Context,
  { head, items, params }: MergedDefinition,
  { checked, problems }: { checked: CheckedReport; problems: Problem[] },
): Promise<void> {
  const values: TriedValues = new Map(params.map((param) => [param.values.paramName, param.values.paramValue ?? '']));
  await describeReport(ctx, checked, {
    values,
    further: async (tx, columns, tried) => {
      problems.push(...misfits(head, { items, columns }));
      if (problems.length > 0) return;
      const { count, page } = statementsOf(checked, { values: tried, items: items.map((item) => item.values), query: {} });
      await assertAffordable(tx, count);
      await assertAffordable(tx, page);
    },
  }).catch((error: unknown) => taken(problems, error));
}

/** What the statement gives and the configured columns, side by side. */
function misfits(
  head: MergedDefinition['head'],
  { items, columns }: { items: MergedDefinition['items']; columns: readonly DescribedColumn[] },
): Problem[] {
  const names = columns.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return [
      { path: 'head.cgrSql', zh: `字段 ${twice} 出现两次，请用 AS 另取名称`, en: `Column ${twice} appears twice. Rename one with AS` },
    ];
  const known = names.slice(0, 30).join('、');
  const missing = (path: string, name: string): Problem => ({
    path,
    zh: `查询结果没有字段 ${name}，现有：${known}`,
    en: `The SQL returns no column ${name}. It returns: ${known.replaceAll('、', ', ')}`,
  });
  const returned = (['returnValField', 'returnTxtField'] as const).flatMap((field) =>
    head[field] && !names.includes(head[field]) ? [missing(`head.${field}`, head[field])] : [],
  );
  return [
    ...returned,
    ...items.flatMap(({ values, place }): Problem[] => {
      const column = columns.find(({ name }) => name === values.fieldName);
      if (column === undefined) return [missing(placeOf(place, 'fieldName'), values.fieldName)];
      const path = placeOf(place, 'fieldType');
      const { fieldType } = values;
      const needed = fieldType === 'String' ? undefined : fieldType === 'Date' || fieldType === 'Datetime' ? 'moment' : 'number';
      if (needed !== undefined && column.kind !== needed)
        return [{ path, zh: `字段 ${column.name} 不是 ${fieldType} 类型`, en: `Column ${column.name} isn’t a ${fieldType}` }];
      const isSought = values.isSearch === '1' && values.searchMode !== 'group' && choiceKeyOf(values) === null && !values.searchPopup;
      return fieldType === 'String' && isSought && column.kind !== 'text'
        ? [
            {
              path,
              zh: `字段 ${column.name} 不是文本，不能按文本查询`,
              en: `Column ${column.name} isn’t text and can’t be searched as text`,
            },
          ]
        : [];
    }),
  ];
}

/** An average is one of numbers, weighted by numbers. */
function weightProblems(items: MergedDefinition['items']): Problem[] {
  return items.flatMap(({ values, place }): Problem[] => {
    const { weightField } = values;
    if (!weightField) return [];
    const path = placeOf(place, 'weightField');
    const weight = items.find((one) => one.values.fieldName === weightField)?.values;
    if (weight === undefined) return [{ path, zh: `没有字段 ${weightField}`, en: `There is no column ${weightField}` }];
    const text = [values, weight].find((one) => !isNumeric(one));
    return text === undefined ? [] : [{ path, zh: `字段 ${text.fieldName} 不是数字`, en: `Column ${text.fieldName} isn’t a number` }];
  });
}

export function repeated<Name extends string>(rows: readonly MergedRow<Record<Name, string>>[], name: Name): Problem[] {
  return rows
    .filter((row, index) => rows.findIndex((one) => one.values[name] === row.values[name]) !== index)
    .map(({ values, place }) => ({ path: placeOf(place, name), zh: `${values[name]} 重复`, en: `${values[name]} stands twice` }));
}

/** The permission that a report may have for itself: it comes with its menu. */
const ownPermission = (code: string): string => `online:cgreport:${code}`;

/** A permission is the own one of what asks for it, one that an endpoint asks for or that an entry of the menu carries. */
export async function strangePermission(ctx: Context, { permission, own }: { permission: string; own: string }): Promise<Problem[]> {
  if (permission === own) return [];
  const contracts = ctx.platform.modules.flatMap(({ routes = [] }) => routes.map(({ contract }) => contract));
  if (contracts.some(({ endpoints }) => Object.values(endpoints).some((one) => one.permission === permission))) return [];
  const stored = await ctx.transaction((tx) => allPermissions(tx, ctx));
  if (stored.some(({ perms }) => permsOf(perms).includes(permission))) return [];
  return [{ path: 'head.permission', zh: `权限 ${permission} 不存在`, en: `Permission ${permission} doesn’t exist` }];
}

function taken(problems: Problem[], error: unknown): undefined {
  if (!(error instanceof ReportRefused)) throw error;
  problems.push({ path: 'head.cgrSql', ...error.texts });
}

function refusal(problems: readonly Problem[], { locale }: Context): AppError {
  const [first] = problems;
  return invalidInput(
    { zh: `报表SQL或配置不能使用：${first?.zh ?? ''}`, en: `The report can’t be used yet: ${first?.en ?? ''}` },
    problems.map((problem) => ({ path: problem.path, message: problem[locale] })),
  );
}

const longestRemark = 500;

/** Leaves a trace of what was refused, which the refusal itself does not undo. */
const noteRefusal = (ctx: Context, action: string, { id, remark }: { id: string | undefined; remark: string }): Promise<void> =>
  ctx.transaction(async () =>
    ctx.audit({
      action,
      entity: 'reportHead',
      ...(id === undefined ? {} : { entityId: id }),
      outcome: 'refused',
      remark: remark.trim().slice(0, longestRemark),
    }),
  );
