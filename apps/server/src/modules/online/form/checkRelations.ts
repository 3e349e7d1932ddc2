import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { isTaken } from '../isTaken.ts';
import { placeOf, type Problem, problemsAt } from '../problems.ts';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import { onlCgformField, onlCgformHead } from './form.table.ts';
import { findDraft } from './formDraft.ts';
import type { FieldValues, MergedForm } from './mergeForm.ts';

/** What is wrong with a definition beside the others of its tenant: names, numbers, main tables, and the table of a copy. */
export async function relationProblems(tx: Tx, ctx: Context, form: MergedForm): Promise<Problem[]> {
  return [
    ...(await nameProblems(tx, ctx, form)),
    ...(await limitProblems(tx, ctx, form)),
    ...(await subTableProblems(tx, ctx, form)),
    ...(await copiedFieldProblems(tx, ctx, form)),
  ];
}

/** Whether a name is taken by another form of the tenant. */
export const isTakenName = (tx: Tx, tenantId: number, { tableName, ownId }: { tableName: string; ownId: string | undefined }) =>
  isTaken(tx, tenantId, { table: onlCgformHead, column: onlCgformHead.tableName, name: tableName, ownId });

async function nameProblems(tx: Tx, ctx: Context, { head: { tableName }, before }: MergedForm): Promise<Problem[]> {
  const isTaken = await isTakenName(tx, ctx.actor.tenantId, { tableName, ownId: before?.head.id });
  return isTaken ? [{ path: 'head.tableName', zh: '表名已存在', en: 'There is a form with this name' }] : [];
}

async function limitProblems(tx: Tx, ctx: Context, { head, fields, before }: MergedForm): Promise<Problem[]> {
  const problems: Problem[] = [];
  const own = fields.filter(({ values }) => commonFieldNamed(values.dbFieldName, head.isTree === 'Y') === undefined).length;
  const mostFields = await readConfigNumber(tx, ctx, 'onlineFieldsMost');
  if (own > mostFields)
    problems.push({ path: 'fields', zh: `一张表最多${mostFields}个字段`, en: `A table has ${mostFields} fields at most` });
  if (before !== undefined) return problems;
  const mostTables = await readConfigNumber(tx, ctx, 'onlineTablesMost');
  const [stored] = await tx
    .select({ total: count() })
    .from(onlCgformHead)
    .where(and(eq(onlCgformHead.tenantId, ctx.actor.tenantId), eq(onlCgformHead.delFlag, 0)));
  if ((stored?.total ?? 0) >= mostTables)
    problems.push({ path: 'head.tableName', zh: `最多${mostTables}张在线表单`, en: `There can be ${mostTables} forms at most` });
  return problems;
}

/** Forms whose sub-table a form is, by its name. */
export async function subTablesOf(tx: Tx, tenantId: number, tableName: string): Promise<{ id: string; tableName: string }[]> {
  return tx
    .selectDistinct({ id: onlCgformHead.id, tableName: onlCgformHead.tableName })
    .from(onlCgformField)
    .innerJoin(onlCgformHead, and(eq(onlCgformHead.tenantId, onlCgformField.tenantId), eq(onlCgformHead.id, onlCgformField.cgformHeadId)))
    .where(
      and(
        eq(onlCgformField.tenantId, tenantId),
        eq(onlCgformField.mainTable, tableName),
        eq(onlCgformHead.delFlag, 0),
        eq(onlCgformHead.copyType, 0),
      ),
    );
}

async function subTableProblems(tx: Tx, ctx: Context, { head, fields, before }: MergedForm): Promise<Problem[]> {
  const { tenantId } = ctx.actor;
  const naming = fields.filter(({ values }) => values.mainTable !== null || values.mainField !== null);
  if (head.tableType !== 3) {
    const problems = naming.map(({ place }): Problem => ({
      path: placeOf(place, 'mainTable'),
      zh: '只有附表的字段可以指向主表',
      en: 'Only fields of a sub-table name a main table',
    }));
    if (before?.head.tableType === 2 && head.tableType !== 2 && (await subTablesOf(tx, tenantId, before.head.tableName)).length > 0)
      problems.push({ path: 'head.tableType', zh: '还有附表，须保持为主表', en: 'It has sub-tables, and stays a main table' });
    const keys = before === undefined ? [] : await subTablesOf(tx, tenantId, before.head.tableName);
    const taken = fields.find(({ values }) => keys.some(({ tableName }) => tableName === values.dbFieldName));
    if (taken !== undefined)
      problems.push({
        path: placeOf(taken.place, 'dbFieldName'),
        zh: `与附表 ${taken.values.dbFieldName} 重名`,
        en: `A sub-table is called ${taken.values.dbFieldName}`,
      });
    return problems;
  }
  const [foreign, second] = naming;
  if (foreign === undefined) return [{ path: 'fields', zh: '附表须有一个字段指向主表', en: 'A field of a sub-table names its main table' }];
  if (second !== undefined)
    return [
      { path: placeOf(second.place, 'mainTable'), zh: '附表只能有一个字段指向主表', en: 'One field of a sub-table names its main table' },
    ];
  const { mainTable, mainField, dbType, dbLength, fieldShowType } = foreign.values;
  if (mainField !== 'id') return problemsAt(foreign, { mainField: { zh: '主表字段须为 id', en: 'The field of the main table is id' } });
  if (dbType !== 'string' || dbLength < 32 || !['text', 'hidden'].includes(fieldShowType))
    return problemsAt(foreign, {
      dbType: { zh: '外键字段须为文本框，字符串长度至少32', en: 'This field is a text of 32 characters or more' },
    });
  const main = mainTable === null ? undefined : await findDraft(tx, tenantId, { by: { tableName: mainTable } });
  if (main === undefined || main.head.tableType !== 2 || main.head.copyType !== 0)
    return problemsAt(foreign, { mainTable: { zh: `主表 ${mainTable ?? ''} 不存在`, en: `There is no main table ${mainTable ?? ''}` } });
  // Rows of a sub-table stand in the row of its main table under its name.
  return main.fields.some(({ dbFieldName }) => dbFieldName === head.tableName)
    ? [{ path: 'head.tableName', zh: `与主表的字段 ${head.tableName} 重名`, en: `The main table has a field ${head.tableName}` }]
    : [];
}

/** The fields of a copy are those of its table, by name. */
async function copiedFieldProblems(tx: Tx, ctx: Context, { head, fields }: MergedForm): Promise<Problem[]> {
  if (head.physicId === null) return [];
  const source = await findDraft(tx, ctx.actor.tenantId, { by: { id: head.physicId } });
  return fields.flatMap(({ values, place }): Problem[] =>
    commonFieldNamed(values.dbFieldName, head.isTree === 'Y') !== undefined || source?.fields.some((own) => isSame(own, values)) === true
      ? []
      : [{ path: placeOf(place, 'dbFieldName'), zh: '视图只能使用原表已发布的字段', en: 'A view has published fields of its table alone' }],
  );
}

const isSame = (own: Pick<FieldValues, 'columnNo' | 'dbFieldName'>, values: FieldValues): boolean =>
  own.columnNo !== null && own.columnNo === values.columnNo && own.dbFieldName === values.dbFieldName;
