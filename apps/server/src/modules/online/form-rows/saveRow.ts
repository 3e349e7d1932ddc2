import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, refusedField } from '../../../platform/errors.ts';
import { fieldsOf } from '../../../platform/fieldErrors.ts';
import { askRules, withRules } from '../../../platform/http/checkOnly.ts';
import { coerceBody, parseInput, takenKeys } from '../../../platform/http/parseInput.ts';
import type { AddOf, AnyEntity, EditOf } from '../../../platform/contract/entity.ts';
import { editRow, lockRow, removeRow, storeRow } from '../../../platform/resource/writeRows.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import type { FormView } from './formView.ts';
import { withComputed } from './formExpressions.ts';
import { comeWith, type SubRows, togetherWith } from './nestedRows.ts';
import { refreshSums } from './refreshSums.ts';
import { mostSubRows, subRowsOf } from './subRows.ts';

type Row = Record<string, unknown>;
type Given = Readonly<Row>;

/**
 * Stores a new row with the rows of its sub-tables, in one transaction.
 *
 * @returns its id
 * @throws InvalidInput places in sub-tables are `<table>.<number>.<field>`
 * @source ONL-03
 */
export const addFormRow = (ctx: Context, view: FormView, given: Given): Promise<string> =>
  withParsed(ctx, view, { given, shape: 'add', act: (parsed) => ctx.transaction((tx) => addParsed(tx, ctx, view, parsed)) });

/**
 * Changes a row, and makes those of the sub-tables that are named what the input says. Who sends no version is a client of the stock
 * product, which knows none: its word is the last.
 *
 * @throws Conflict the version that was sent is not the stored one
 */
export const editFormRow = (
  ctx: Context,
  view: FormView,
  { given, needsVersion }: { given: Given; needsVersion: boolean },
): Promise<string> =>
  withParsed(ctx, view, {
    given,
    shape: 'edit',
    act: (parsed) => ctx.transaction((tx) => editParsed(tx, ctx, view, { parsed, needsVersion })),
  });

/** A call as its schemas understand it. */
interface Parsed {
  own: Row;
  /** By table name; tables that were not named stay as they are. */
  subs: SubRows;
}

async function addParsed(tx: Tx, ctx: Context, view: FormView, { own, subs }: Parsed): Promise<string> {
  const input = comeWith(own, computedSubs(ctx, view, { own, subs }));
  const row = await storeRow(tx, ctx, view.edited, input as AddOf<AnyEntity>);
  await saveSubs(tx, togetherWith(ctx, row.id), view, { mainId: row.id, subs });
  return row.id;
}

async function editParsed(
  tx: Tx,
  ctx: Context,
  view: FormView,
  { parsed: { own, subs }, needsVersion }: { parsed: Parsed; needsVersion: boolean },
): Promise<string> {
  const id = String(own['id']);
  const before = await lockRow(tx, ctx, view.edited, { id });
  const version = typeof own['version'] === 'number' || needsVersion ? own['version'] : before.version;
  const input = comeWith({ ...own, version }, computedSubs(ctx, view, { own: { ...(before as unknown as Row), ...own }, subs }));
  await editRow(ctx, view.edited, input as EditOf<AnyEntity>);
  await saveSubs(tx, togetherWith(ctx, id), view, { mainId: id, subs });
  return id;
}

/** Rows of sub-tables with what they compute, as expressions of their main row add them up. */
function computedSubs(ctx: Context, view: FormView, { own, subs }: Parsed): SubRows {
  return Object.fromEntries(
    view.subs.flatMap(({ form }) => {
      const rows = subs[form.snapshot.tableName];
      return rows === undefined
        ? []
        : [[form.snapshot.tableName, rows.map((row) => withComputed(ctx, { expressions: form.expressions, row, main: own }))]];
    }),
  );
}

/** Makes the rows of sub-tables what the input says: new ones are added, known ones changed, others removed. */
async function saveSubs(tx: Tx, ctx: Context, view: FormView, { mainId, subs }: { mainId: string; subs: SubRows }): Promise<void> {
  if (Object.keys(subs).length === 0) return;
  const stored = await subRowsOf(tx, ctx, view.form, mainId);
  const problems = new ProblemList();
  for (const sub of view.subs) {
    const { tableName, main } = sub.form.snapshot;
    const given = subs[tableName];
    if (given === undefined || main === null) continue;
    const known = new Map((stored[tableName] ?? []).map((row) => [String(row['id']), row]));
    const named = new Set(given.map(({ id }) => String(id)));
    for (const id of known.keys()) if (!named.has(id)) await removeRow(ctx, sub.edited, id);
    for (const [at, row] of given.entries()) {
      const before = known.get(String(row['id']));
      const write = async (): Promise<void> => {
        if (before !== undefined) return changeSub(ctx, sub, { row, before });
        await storeRow(tx, ctx, sub.edited, { ...row, [main.foreignKey]: mainId } as AddOf<AnyEntity>);
      };
      await problems.ask(() => within(`${tableName}.${at}`, write));
    }
  }
  problems.end();
  await refreshSums(tx, ctx, view.form, mainId);
}

async function changeSub(ctx: Context, sub: FormView, { row, before }: { row: Given; before: Given }): Promise<void> {
  const { id: _id, version: given, ...values } = row;
  const changes = Object.entries(values).filter(([name, value]) => (value === '' ? null : value) !== (before[name] ?? null));
  const version = typeof given === 'number' ? given : before['version'];
  if (changes.length === 0 && version === before['version']) return;
  await editRow(ctx, sub.edited, { ...Object.fromEntries(changes), id: before['id'], version } as EditOf<AnyEntity>);
}

/** Says where in the form something was refused. */
async function within<Result>(place: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const fields = fieldsOf(error);
    if (!(error instanceof AppError) || fields.length === 0) throw error;
    throw new AppError(error.kind, error.texts, {
      ...error.details,
      errorData: fields.map((field) => ({ ...field, path: `${place}.${field.path}` })),
    });
  }
}

/** Acts on what the schemas understand of an input. Where they refuse some of it, the rules are asked about the rest, so that a person hears of all at once. */
async function withParsed(
  ctx: Context,
  view: FormView,
  { given, shape, act }: { given: Given; shape: 'add' | 'edit'; act: (parsed: Parsed) => Promise<string> },
): Promise<string> {
  const schema = schemaOf(view, shape);
  const value = coerceBody(schema, { body: ownOf(view, given), daysAsWritten: true });
  const problems = new ProblemList();
  const own = await problems.ask(() => parseInput(schema, { value, locale: ctx.locale }) as Row);
  const subs: Record<string, Row[]> = {};
  for (const sub of view.subs) {
    const { tableName } = sub.form.snapshot;
    const rows = await problems.ask(() => rowsOf(sub, given[tableName]));
    if (rows === undefined) continue;
    subs[tableName] = [];
    for (const [at, row] of rows.entries()) {
      const parsed = await problems.ask(() => within(`${tableName}.${at}`, async () => parseSub(ctx, sub, row)));
      if (parsed !== undefined) subs[tableName].push(parsed);
    }
  }
  let refused: unknown;
  try {
    problems.end();
  } catch (error) {
    refused = error;
  }
  if (refused === undefined && own !== undefined) return act({ own, subs });
  if (!(refused instanceof AppError)) throw refused;
  const rest = takenKeys(schema, { value, refused: fieldsOf(refused) });
  if (rest === undefined || ctx.checkOnly === true) throw refused;
  throw await withRules(refused, () => askRules(ctx, () => act({ own: rest, subs }), { params: {}, query: {}, body: {} }));
}

/** A version may be missing: whether it must not, the call decides. */
const schemaOf = ({ edited: { kind } }: FormView, shape: 'add' | 'edit') =>
  shape === 'add' ? kind.add : kind.edit.extend({ version: kind.edit.shape['version'].optional() });

/** The fields of the row itself. */
function ownOf(view: FormView, given: Given): Row {
  const tables = new Set(view.subs.map(({ form }) => form.snapshot.tableName));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !tables.has(name)));
}

/** Rows of a sub-table as they came: a list, or one row or none of a one-to-one table. @throws InvalidInput */
function rowsOf({ form: { snapshot } }: FormView, given: unknown): Row[] | undefined {
  if (given === undefined) return undefined;
  const rows = Array.isArray(given) ? given : given === null ? [] : [given];
  const most = snapshot.main?.relation === 'one' ? 1 : mostSubRows;
  if (rows.length > most)
    throw refusedField(snapshot.tableName, { zh: `${snapshot.tableTxt}最多 ${most} 行`, en: `Takes ${most} rows at most` });
  if (!rows.every((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row)))
    throw refusedField(snapshot.tableName, { zh: `${snapshot.tableTxt}的格式不正确`, en: 'Is no list of rows' });
  return rows;
}

function parseSub(ctx: Context, sub: FormView, row: Row): Row {
  const { kind } = sub.edited;
  const foreignKey = sub.form.snapshot.main?.foreignKey ?? '';
  // It names the row that is being saved, whatever came.
  const schema = Object.hasOwn(kind.add.shape, foreignKey) ? kind.add.omit({ [foreignKey]: true } as never) : kind.add;
  const parsed = parseInput(schema, { value: coerceBody(schema, { body: row, daysAsWritten: true }), locale: ctx.locale }) as Row;
  const { id, version } = row;
  return { ...parsed, ...(typeof id === 'string' && { id }), ...(typeof version === 'number' && { version }) };
}
