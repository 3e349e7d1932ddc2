import { readValidation } from '@tarmac/freight-api/rules';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { matchesInTime } from '../../system/check-rule/matchesInTime.ts';
import { executeRule } from '../../system/fill-rule/fillRule.resource.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { everything, isComputed } from './compileForm.ts';
import { evaluate, expressionContext, holds, reckoned } from './formExpressions.ts';
import { labelOf, settingsOf } from './formFields.ts';
import type { KeptForm } from './keptForms.ts';
import { isWrittenWith, rowsWith } from './nestedRows.ts';
import { cleanRichFields } from './richFields.ts';
import { storedValue } from './storedValue.ts';
import { subRowsOf } from './subRows.ts';
import { assertTreePlace, rootPid } from './treeRows.ts';

type Row = Record<string, unknown>;

/** Who writes: what of a row they may set, and which rows of a form they see. */
export interface RowWriter {
  kind: AnyEntity;
  isSeen: (ctx: Context, form: KeptForm) => SQL | undefined;
}

interface Given extends RowWriter {
  form: KeptForm;
  /** As it came, for the rows of sub-tables that came with it. */
  input: object;
  /** What is to be stored. */
  values: Row;
  /** The stored row; absent for a new one. */
  before: Row | undefined;
}

/**
 * Fills in what a form says of a row by itself, and refuses what it does not allow. The web app says the same while somebody types; what
 * it says is no proof.
 *
 * @throws InvalidInput telling all that is wrong at once
 * @source ONL-03, jeecg-wire 4.3
 */
export async function completeRow(tx: Tx, ctx: Context, given: Given): Promise<Row> {
  const { form, kind, before } = given;
  const problems = new ProblemList();
  const values: Row = { ...given.values };
  const main = await mainRow(tx, ctx, { ...given, values, problems });
  await problems.ask(() => cleanRichFields(tx, ctx, { form, values, before }));
  for (const field of form.fields) keepPassword(field, { values, isNew: before === undefined });
  if (before === undefined) await fillDefaults(ctx, { form, kind, values, main });
  await placeInTree(tx, ctx, { form, values, before, problems });
  const subs = { ...(await storedSubRows(tx, ctx, given)), ...rowsWith(given.input) };
  const row: Row = { ...before, ...values };
  for (const { name, tree } of form.expressions.computed) {
    const field = form.fieldNamed(name);
    const value = evaluate(tree, expressionContext(ctx, { row: { ...reckoned(form.expressions, row), ...subs }, main }));
    const stored = field === undefined ? null : storedValue(field, { value, schema: schemaIn(form, name) });
    if (stored === undefined && field !== undefined)
      problems.keep(refusedField(name, wordsFor(field, { zh: '计算结果不符合字段要求', en: 'what is computed does not fit the field' })));
    row[name] = values[name] = stored ?? null;
  }
  const context = expressionContext(ctx, { row: { ...reckoned(form.expressions, row), ...subs }, main });
  for (const field of form.fields) {
    const { dbFieldName: name } = field;
    if (!isSetBy(kind, name)) continue;
    if (isMissing(form, { field, row, context }))
      problems.keep(refusedField(name, wordsFor(field, { zh: '不能为空', en: 'cannot be empty' })));
    else if (values[name] !== undefined) await problems.ask(() => checkValue(tx, ctx, { form, field, value: values[name], before }));
  }
  for (const { tree, message, field } of form.expressions.rules)
    if (!holds(tree, context)) problems.keep(refusedField(field ?? '', message));
  await problems.ask(() => assertFree(tx, ctx, { form, row, values, id: idOf(before) }));
  problems.end();
  return values;
}

const idOf = (row: Row | undefined): string | undefined => (row === undefined ? undefined : String(row['id']));

/** Whether a reader's kind of rows has a field as an input. */
const isSetBy = ({ definition }: AnyEntity, name: string): boolean =>
  Object.hasOwn(definition.required, name) || Object.hasOwn(definition.optional, name);

function wordsFor(field: SnapshotField, words: { zh: string; en: string }): { zh: string; en: string } {
  const label = labelOf(field);
  return { zh: `${label.zh}${words.zh}`, en: `${label.en} ${words.en}` };
}

const schemaIn = (form: KeptForm, name: string) => form.kindFor(everything).row.shape[name] as never;

/** A password that a form left empty stays what it was. */
function keepPassword({ dbFieldName: name, fieldShowType }: SnapshotField, { values, isNew }: { values: Row; isNew: boolean }): void {
  const value = values[name];
  if (fieldShowType === 'password' && !isNew && (value === null || value === '')) delete values[name];
}

/** What a new row begins with where its writer said nothing. */
async function fillDefaults(
  ctx: Context,
  { form, kind, values, main }: { form: KeptForm; kind: AnyEntity; values: Row; main: Row | undefined },
): Promise<void> {
  for (const [name, written] of form.expressions.defaults) {
    const field = form.fieldNamed(name);
    // What the writer may not set begins with its default whatever came.
    if (field === undefined || isComputed(field) || (values[name] !== undefined && isSetBy(kind, name))) continue;
    const value =
      written.kind === 'text'
        ? written.text
        : written.kind === 'expression'
          ? evaluate(written.tree, expressionContext(ctx, { row: reckoned(form.expressions, values), main }))
          : [await executeRule(ctx, written.code, values)].flat()[0];
    const stored = storedValue(field, { value: value ?? null, schema: schemaIn(form, name) });
    if (stored !== undefined && stored !== null) values[name] = stored;
  }
}

async function placeInTree(
  tx: Tx,
  ctx: Context,
  { form, values, before, problems }: { form: KeptForm; values: Row; before: Row | undefined; problems: ProblemList },
): Promise<void> {
  if (form.snapshot.tree === null) return;
  if (before === undefined) values['has_child'] = '0';
  if (before !== undefined && values['pid'] === undefined) return;
  const pid = typeof values['pid'] === 'string' && values['pid'] !== '' ? values['pid'] : rootPid;
  values['pid'] = pid;
  if (pid !== before?.['pid']) await problems.ask(() => assertTreePlace(tx, ctx, form, { pid, id: idOf(before) }));
}

/** The main row of a row of a sub-table, which its writer must see. */
async function mainRow(
  tx: Tx,
  ctx: Context,
  { form, values, before, problems, isSeen }: Given & { problems: ProblemList },
): Promise<Row | undefined> {
  const { main, snapshot } = form;
  if (snapshot.main === null) return undefined;
  const { foreignKey } = snapshot.main;
  const id = values[foreignKey] ?? before?.[foreignKey];
  const field = form.fieldNamed(foreignKey);
  const refuse = () => {
    const words = { zh: '对应的主表数据不存在', en: 'names no row of the main table' };
    problems.keep(refusedField(foreignKey, field === undefined ? words : wordsFor(field, words)));
  };
  if (typeof id !== 'string' || id === '' || main === undefined) {
    refuse();
    return undefined;
  }
  // Held, so that it is not removed meanwhile; what is written with its main row has it already.
  const lock = isWrittenWith(ctx, id) ? sql`` : sql` for share`;
  const [row] = await storedRows(tx, main.table, sql`where ${and(isSeen(ctx, main), eq(main.table.id, id))}${lock}`);
  if (row === undefined) refuse();
  else if (before === undefined && snapshot.main.relation === 'one') await problems.ask(() => assertOnly(tx, ctx, { form, id }));
  return row === undefined ? undefined : reckoned(main.expressions, row as unknown as Row);
}

/** Sees that a main row has no other row in a one-to-one sub-table. */
async function assertOnly(tx: Tx, ctx: Context, { form, id }: { form: KeptForm; id: string }): Promise<void> {
  const { table, snapshot } = form;
  const foreignKey = columnsOf(table)[snapshot.main!.foreignKey]!;
  await holdValue(tx, ctx, { form, value: `one ${id}` });
  const [other] = await storedRows(
    tx,
    table,
    sql`where ${and(eq(table.tenantId, ctx.actor.tenantId), eq(table.delFlag, 0), eq(foreignKey, id))} limit 1`,
  );
  if (other !== undefined)
    throw refusedField(snapshot.main!.foreignKey, { zh: '该主表数据已有一条附表数据', en: 'The main row already has a row here' });
}

/** Rows of sub-tables that expressions of the form add up. */
const storedSubRows = async (tx: Tx, ctx: Context, { form, before }: Given) =>
  form.expressions.subTables.size === 0 || before === undefined ? {} : subRowsOf(tx, ctx, form, String(before['id']));

function isMissing(form: KeptForm, { field, row, context }: { field: SnapshotField; row: Row; context: Readonly<Row> }): boolean {
  const { dbFieldName: name } = field;
  if ((row[name] ?? '') !== '') return false;
  const { visible, required } = form.expressions;
  const shownWhen = visible.get(name);
  if (shownWhen !== undefined && !holds(shownWhen, context)) return false;
  if (field.isShowForm && (field.fieldMustInput || readValidation(field.fieldValidType).isFilled)) return true;
  const neededWhen = required.get(name);
  return neededWhen !== undefined && holds(neededWhen, context);
}

/** What one value alone is asked: its pattern, and whether another row has it. */
async function checkValue(
  tx: Tx,
  ctx: Context,
  { form, field, value, before }: { form: KeptForm; field: SnapshotField; value: unknown; before: Row | undefined },
): Promise<void> {
  if (value === null || value === '' || value === before?.[field.dbFieldName]) return;
  const { pattern, isUnique } = readValidation(field.fieldValidType);
  if (pattern !== undefined && typeof value === 'string' && !(await matchesInTime({ pattern: `^(?:${pattern})$`, value }))) {
    const said = settingsOf(field)['validateError'];
    throw refusedField(
      field.dbFieldName,
      typeof said === 'string' && said !== '' ? said : wordsFor(field, { zh: '格式不正确', en: 'has the wrong format' }),
    );
  }
  if (isUnique && (await isTaken(tx, ctx, { form, fields: [field.dbFieldName], row: { [field.dbFieldName]: value }, id: idOf(before) })))
    throw refusedField(field.dbFieldName, wordsFor(field, { zh: '已存在', en: 'is already taken' }));
}

/** Keeps to the unique indexes of the form, at one of their fields. */
async function assertFree(
  tx: Tx,
  ctx: Context,
  { form, row, values, id }: { form: KeptForm; row: Row; values: Row; id: string | undefined },
): Promise<void> {
  for (const { isUnique, fields } of form.snapshot.indexes) {
    const [first] = fields;
    if (!isUnique || first === undefined || !fields.some((name) => values[name] !== undefined)) continue;
    if (fields.some((name) => (row[name] ?? '') === '')) continue;
    if (!(await isTaken(tx, ctx, { form, fields, row, id }))) continue;
    const field = form.fieldNamed(first);
    const labels = fields.map((name) => form.fieldNamed(name)).flatMap((one) => (one === undefined ? [] : [labelOf(one)]));
    throw refusedField(field?.dbFieldName ?? first, {
      zh: `${labels.map(({ zh }) => zh).join('、')}已存在`,
      en: `${labels.map(({ en }) => en).join(' and ')}: already taken`,
    });
  }
}

/** Whether another row has these values. Who asks holds them until its transaction ends, so that two cannot find them free at once. */
async function isTaken(
  tx: Tx,
  ctx: Context,
  { form, fields, row, id }: { form: KeptForm; fields: readonly string[]; row: Row; id: string | undefined },
): Promise<boolean> {
  const { table } = form;
  const columns = columnsOf(table);
  await holdValue(tx, ctx, { form, value: JSON.stringify(fields.map((name) => [name, row[name]])) });
  const [other] = await storedRows(
    tx,
    table,
    sql`where ${and(
      eq(table.tenantId, ctx.actor.tenantId),
      eq(table.delFlag, 0),
      ...fields.map((name) => eq(columns[name]!, row[name])),
      id === undefined ? undefined : ne(table.id, id),
    )} limit 1`,
  );
  return other !== undefined;
}

const holdValue = (tx: Tx, ctx: Context, { form, value }: { form: KeptForm; value: string }) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`onl_value:${ctx.actor.tenantId}:${form.snapshot.physicId}:${value}`}, 0))`,
  );
