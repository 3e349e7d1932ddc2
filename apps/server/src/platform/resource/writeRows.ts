import { and, eq, sql, type Column } from 'drizzle-orm';
import type { AddOf, AnyEntity, EditOf } from '../contract/entity.ts';
import type { FieldMeta } from '../contract/meta.ts';
import { nowText, toDateText } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { keepVersion } from '../data-log/keepVersion.ts';
import { columnsOf } from '../db/names.ts';
import { AppError, errorStatus, invalidInput, notFound, staleVersion, type FieldError } from '../errors.ts';
import { type GivenFiles, takenFiles } from '../files/takenFiles.ts';
import { splitList } from '../query/condition.ts';
import { ProblemList } from '../problemList.ts';
import { checkFiles } from './checkFiles.ts';
import { getRow } from './getRow.ts';
import { visibleRows } from './visibleRows.ts';
import { maskText, unmaskFiles } from './maskText.ts';
import { insertStored, storedRows } from './plainSelect.ts';
import type { CommonTable, Resource, Values } from './resource.ts';

/**
 * Stores a new row.
 *
 * @throws InvalidInput a coded value is not in its dictionary
 */
export function addRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: AddOf<Kind>,
): Promise<Record<string, unknown>> {
  return ctx.transaction(async (tx) => readBack(ctx, resource, await storeRow(tx, ctx, resource, input)));
}

/** Adds a row within a transaction that is already open, and does not read it back. */
export async function storeRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: AddOf<Kind>,
): Promise<Table['$inferSelect']> {
  const { kind, options } = resource;
  const values = await checked(tx, ctx, resource, { input, complete: (given) => options.beforeAdd?.(tx, ctx, input, given) });
  const row = await insertRow(tx, ctx, resource.table, values);
  await options.afterAdd?.(tx, ctx, row);
  if (options.audited === true) ctx.audit({ action: `${kind.name}.add`, entity: kind.name, entityId: row.id, after: row });
  return row;
}

/**
 * Changes a row that nobody has changed since it was read.
 *
 * @throws NotFound missing or not visible
 * @throws Conflict `version` is not the stored one (40901)
 * @source security 13.55
 */
export function editRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: EditOf<Kind>,
): Promise<Record<string, unknown>> {
  const { kind, options } = resource;
  const { id, version } = input as { id: string; version: number };
  return ctx.transaction(async (tx) => {
    // Who names none has read none: here that is a conflict as well.
    const before = await lockRow(tx, ctx, resource, { id });
    if (before.version !== version) throw staleVersion();
    const values = await checked(tx, ctx, resource, {
      input,
      complete: (given) => options.beforeEdit?.(tx, ctx, before, input, given),
      before,
    });
    const row = await updateRow(tx, ctx, resource.table, { before, values });
    await options.afterEdit?.(tx, ctx, row, before);
    if (options.audited === true) {
      await keepVersion(tx, ctx, resource as unknown as Resource, { before, after: row });
      ctx.audit({
        action: `${kind.name}.edit`,
        entity: kind.name,
        entityId: id,
        before: changed(before, row),
        after: changed(row, before),
      });
    }
    return readBack(ctx, resource, row);
  });
}

/**
 * Removes a row: it is marked and no longer seen.
 *
 * @throws NotFound missing or not visible
 */
export function removeRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<void> {
  const { kind, options } = resource;
  return ctx.transaction(async (tx) => {
    const row = await lockRow(tx, ctx, resource, { id });
    await options.beforeRemove?.(tx, ctx, row);
    await updateRow(tx, ctx, resource.table, { before: row, values: { delFlag: 1 } as unknown as Values<Table> });
    await options.afterRemove?.(tx, ctx, row);
    if (options.audited === true) ctx.audit({ action: `${kind.name}.delete`, entity: kind.name, entityId: id, before: row });
  });
}

/** What became of each row of an action on several. @source freight-domain 0.4 */
export interface BatchOutcome {
  success: string[];
  fail: { id: string; code: number | null; message: string }[];
}

/** Acts on each id by itself: one that is refused does not stop the others. Our own bugs still stop everything. */
export async function forEachId(
  ids: readonly string[],
  { act, locale = 'zh' }: { act: (id: string) => Promise<unknown>; locale?: Context['locale'] },
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { success: [], fail: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      outcome.success.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.fail.push({ id, code: error.details.errorCode ?? errorStatus[error.kind].code, message: error.texts[locale] });
    }
  }
  return outcome;
}

/** Ids of a comma list. @throws InvalidInput there is none */
export function readIds(ids: string): string[] {
  const list = splitList(ids);
  if (list.length === 0) throw invalidInput('参数不识别！');
  return list;
}

/**
 * Reads a row for change and holds it until the transaction ends.
 *
 * @param version as the caller read it; absent: whichever there is
 * @throws NotFound missing or not visible; Conflict changed since that version
 */
export async function lockRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  { id, version }: { id: string; version?: number },
): Promise<Table['$inferSelect']> {
  const table = resource.table as CommonTable;
  const [row] = await storedRows(tx, table, sql`where ${and(visibleRows(ctx, resource), eq(table.id, id))} for update of ${table}`);
  if (row === undefined) throw notFound();
  if (version !== undefined && row.version !== version) throw staleVersion();
  return row as unknown as Table['$inferSelect'];
}

/** Inserts with the audit columns filled. */
export async function insertRow<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  values: Values<Table>,
): Promise<Table['$inferSelect']> {
  return insertStored(tx, table, newRow(ctx, values)) as Promise<Table['$inferSelect']>;
}

/** The values of a new row, with the audit columns filled. */
export function newRow<Given extends object>(ctx: Context, values: Given) {
  const { username, orgCode, tenantId } = ctx.actor;
  return { createBy: username, createTime: nowText(ctx.clock), sysOrgCode: orgCode, ...values, tenantId, delFlag: 0, version: 0 };
}

/**
 * Updates the row that was read, unless it has changed since.
 *
 * @throws Conflict it has
 */
export async function updateRow<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  { before, values }: { before: Pick<Table['$inferSelect'], 'id' | 'version'>; values: Values<Table> },
): Promise<Table['$inferSelect']> {
  const change = { updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), ...values, version: sql`${table.version} + 1` };
  const [stored] = (await tx
    .update(table)
    .set(change as never)
    .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, before.id), eq(table.version, before.version)))
    .returning()) as unknown as Table['$inferSelect'][];
  if (stored === undefined) throw staleVersion();
  return stored;
}

/**
 * What is stored of an input.
 *
 * @param complete the hook of the resource, which checks and completes it
 * @throws InvalidInput telling all that is wrong at once
 */
async function checked<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  {
    input,
    complete,
    before,
  }: { input: object; complete: (values: Values<Table>) => Promise<Values<Table>> | undefined; before?: Table['$inferSelect'] },
): Promise<Values<Table>> {
  const { kind } = resource;
  const problems = new ProblemList();
  await problems.ask(() => checkValues(ctx, kind, input));
  const given = await storable(tx, ctx, resource, { input, problems, before });
  const values = (await problems.ask(() => agreed(ctx, kind, { given, before }))) ?? given;
  await problems.ask(() => checkFiles(tx, ctx, kind, { values, before }));
  const completed = await problems.ask(() => complete(values));
  problems.end();
  return completed ?? values;
}

/** The fields of an input that the table stores, as it stores them. */
async function storable<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  { kind, table }: Resource<Kind, Table>,
  { input, problems, before }: { input: object; problems: ProblemList; before?: object },
): Promise<Values<Table>> {
  const columns = columnsOf(table);
  const values: Record<string, unknown> = {};
  const files: GivenFiles[] = [];
  const inputs = { ...kind.definition.required, ...kind.definition.optional };
  for (const name of Object.keys(inputs)) {
    const value = (input as Record<string, unknown>)[name];
    const column = columns[name];
    if (value === undefined || column === undefined) continue;
    const field = kind.fields[name];
    const old = (before as Record<string, unknown> | undefined)?.[name];
    // A form that showed a mask sends it back; the number behind it is not to be lost.
    if (field?.sensitive === true && typeof old === 'string' && value === maskText(old)) continue;
    if (field?.kind === 'files' && typeof value === 'string') {
      const stored = typeof old === 'string' ? old : null;
      files.push({ name, label: field.label, value: unmaskFiles(value, stored), before: stored });
      continue;
    }
    const given = value === '' ? null : value;
    values[name] = given === null && column.notNull ? await problems.ask(() => emptied(ctx, name, { field, column })) : given;
  }
  return { ...values, ...(await problems.ask(() => takenFiles(tx, ctx, files))) } as Values<Table>;
}

/** The values with what their groups of fields add to them. @throws InvalidInput fields of a group contradict each other */
function agreed<Given extends object>(ctx: Context, kind: AnyEntity, { given, before }: { given: Given; before?: object }): Given {
  const groups = kind.definition.groups ?? [];
  if (groups.length === 0) return given;
  const labels = Object.fromEntries(Object.entries(kind.fields).map(([name, { label }]) => [name, label]));
  let values = given;
  for (const { agree } of groups) {
    const change = {
      values: values as Record<string, unknown>,
      before: before as Record<string, unknown> | undefined,
      labels,
      locale: ctx.locale,
    };
    if (agree !== undefined) values = { ...values, ...agree(change) };
  }
  return values;
}

/** What a field that is always filled holds when a person clears it: its default. @throws InvalidInput it has none */
function emptied(
  ctx: Context,
  name: string,
  { field, column }: { field: AnyEntity['fields'][string] | undefined; column: Column },
): unknown {
  if (column.default !== undefined) return column.default;
  const label = field?.label[ctx.locale] ?? name;
  const message = ctx.locale === 'zh' ? `${label}不能为空` : `${label}: is required`;
  throw invalidInput(message, [{ path: name, message }]);
}

/** Asks what a schema alone does not know: the dictionaries of the tenant, and today. */
async function checkValues(ctx: Context, kind: AnyEntity, input: object): Promise<void> {
  const problems: FieldError[] = [];
  for (const [name, value] of Object.entries(input)) {
    const field = kind.fields[name];
    const late = typeof value === 'string' && field !== undefined ? dayProblem(ctx, field, value) : undefined;
    if (late !== undefined && field !== undefined)
      problems.push({ path: name, message: `${field.label[ctx.locale]}${ctx.locale === 'zh' ? '' : ': '}${late}` });
    if (field?.dict === undefined || typeof value !== 'string' || value === '') continue;
    const items = await ctx.platform.dictionaries.items(ctx.actor.tenantId, field.dict);
    const wrong = (field.multiple === true ? splitList(value) : [value]).filter(
      (one) => !items.some((item) => item.value === one && item.enabled),
    );
    if (items.length > 0 && wrong.length > 0) {
      problems.push({
        path: name,
        message: ctx.locale === 'zh' ? `${field.label.zh}不在可选范围内` : `${field.label.en}: is not one of the allowed values`,
      });
    }
  }
  if (problems.length > 0) throw invalidInput(problems[0]?.message ?? '', problems);
}

/** What is wrong with a day; undefined where nothing is. */
export function dayProblem(ctx: Context, field: FieldMeta, value: string): string | undefined {
  if (field.notAfter !== 'today' || value <= toDateText(ctx.clock.now())) return undefined;
  return ctx.locale === 'zh' ? '不能晚于今天' : 'must not be after today';
}

/** What the writer gets to see: as from a read where the row is visible, else the bare identity. */
async function readBack<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  row: { id: string; version: number },
): Promise<Record<string, unknown>> {
  try {
    return await getRow(ctx, resource, row.id);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'NotFound') return { id: row.id, version: row.version };
    throw error;
  }
}

function changed(row: object, other: object): Record<string, unknown> {
  const rest = other as Record<string, unknown>;
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== rest[name]));
}
