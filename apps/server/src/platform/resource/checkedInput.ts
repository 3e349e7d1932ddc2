import type { Column } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { FieldMeta } from '../contract/meta.ts';
import { toDateText } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { columnsOf } from '../db/names.ts';
import { invalidInput, type FieldError } from '../errors.ts';
import { type GivenFiles, takenFiles } from '../files/takenFiles.ts';
import { splitList } from '../query/condition.ts';
import { ProblemList } from '../problemList.ts';
import { checkFiles } from './checkFiles.ts';
import { maskText, unmaskFiles } from './maskText.ts';
import type { CommonTable, Resource, Values } from './resource.ts';

/**
 * What is stored of an input.
 *
 * @param complete the hook of the resource, which checks and completes it
 * @throws InvalidInput telling all that is wrong at once
 */
export async function checkedInput<Kind extends AnyEntity, Table extends CommonTable>(
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
  const message = ctx.locale === 'zh' ? `${label}不能为空` : `${label} cannot be empty`;
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
