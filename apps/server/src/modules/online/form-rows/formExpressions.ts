import {
  evaluate,
  type ExpressionTree,
  type ExpressionValue,
  holds,
  namesIn,
  parseExpression,
  readDefault,
} from '@tarmac/admin-kit/expression';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { FormSnapshot, SnapshotField } from '../form/formSnapshot.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a field begins with. */
export type FieldDefault =
  | { kind: 'text'; text: string }
  | { kind: 'expression'; tree: ExpressionTree }
  | { kind: 'fillRule'; code: string };

/** The expressions of a form, read once. */
export interface FormExpressions {
  /** Computed fields, each after those that it reads. */
  computed: readonly { name: string; tree: ExpressionTree }[];
  visible: ReadonlyMap<string, ExpressionTree>;
  required: ReadonlyMap<string, ExpressionTree>;
  rules: readonly { tree: ExpressionTree; message: { zh: string; en: string }; field: string | null }[];
  defaults: ReadonlyMap<string, FieldDefault>;
  /** Sub-tables whose rows are added up or counted in it. */
  subTables: ReadonlySet<string>;
  /** Fields whose numbers are texts where a JSON number would lose digits. */
  wide: readonly string[];
}

/** Reads the expressions of a published form. One that cannot be read was refused when it was saved; should there be one, it says nothing. */
export function readExpressions({ fields, rules }: Pick<FormSnapshot, 'fields' | 'rules'>): FormExpressions {
  const trees = (pick: (field: SnapshotField) => string | null) =>
    new Map(
      fields.flatMap((field) => {
        const tree = treeOf(pick(field));
        return tree === undefined ? [] : [[field.dbFieldName, tree] as const];
      }),
    );
  const computed = trees(({ computeExpr }) => computeExpr);
  const visible = trees(({ visibleExpr }) => visibleExpr);
  const required = trees(({ requiredExpr }) => requiredExpr);
  const read = rules.flatMap(({ holds, message, field }) => {
    const tree = treeOf(holds);
    return tree === undefined ? [] : [{ tree, message, field }];
  });
  const all = [...computed.values(), ...visible.values(), ...required.values(), ...read.map(({ tree }) => tree)];
  return {
    computed: inOrder(computed),
    visible,
    required,
    rules: read,
    defaults: new Map(fields.flatMap((field) => defaultOf(field) ?? [])),
    subTables: new Set(all.flatMap((tree) => namesIn(tree).columns.map(({ table }) => table))),
    wide: fields.filter(({ kind }) => kind === 'long').map(({ dbFieldName }) => dbFieldName),
  };
}

/** An expression that was checked when it was saved; undefined where there is none. */
export function treeOf(source: string | null): ExpressionTree | undefined {
  if (source === null || source.trim() === '') return undefined;
  const read = parseExpression(source);
  return read.ok ? read.tree : undefined;
}

function defaultOf({ dbFieldName, fieldDefaultValue, dbDefaultVal }: SnapshotField): [string, FieldDefault][] | undefined {
  const written = fieldDefaultValue || dbDefaultVal;
  if (!written) return undefined;
  const read = readDefault(written);
  if (read.kind === 'text') return [[dbFieldName, read]];
  if (read.kind === 'fillRule') return [[dbFieldName, read]];
  const tree = read.kind === 'expression' ? treeOf(read.source) : undefined;
  return tree === undefined ? undefined : [[dbFieldName, { kind: 'expression', tree }]];
}

/** Each after those that it reads; of some that read each other in a circle the first goes first. */
function inOrder(computed: ReadonlyMap<string, ExpressionTree>): { name: string; tree: ExpressionTree }[] {
  const ordered: { name: string; tree: ExpressionTree }[] = [];
  const seen = new Set<string>();
  const place = (name: string): void => {
    const tree = computed.get(name);
    if (tree === undefined || seen.has(name)) return;
    seen.add(name);
    for (const [of, field] of namesIn(tree).paths) if (of === 'row' && field !== undefined) place(field);
    ordered.push({ name, tree });
  };
  for (const name of computed.keys()) place(name);
  return ordered;
}

/** A row as expressions read it: a number of which a JSON number would cut digits off is no text, which `+` would put behind another. */
export function reckoned({ wide }: Pick<FormExpressions, 'wide'>, row: Row): Row {
  const texts = wide.filter((name) => typeof row[name] === 'string' && /^-?\d{1,19}$/.test(row[name]));
  return texts.length === 0 ? row : { ...row, ...Object.fromEntries(texts.map((name) => [name, BigInt(row[name] as string)])) };
}

/** What expressions read: the row with its sub-tables, of a row of a sub-table its main row, who acts, and when. */
export function expressionContext(ctx: Context, { row, main }: { row: Row; main?: Row | undefined }) {
  const { username, realname, orgCode, userId } = ctx.actor;
  const now = nowText(ctx.clock);
  return { row, ...(main !== undefined && { main }), user: { id: userId, username, realname, orgCode }, now, today: now.slice(0, 10) };
}

/** A row with what is computed of it. */
export function withComputed(
  ctx: Context,
  { expressions, row, main }: { expressions: FormExpressions; row: Row; main?: Row | undefined },
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row };
  for (const { name, tree } of expressions.computed)
    values[name] = evaluate(tree, expressionContext(ctx, { row: reckoned(expressions, values), main }));
  return values;
}

export { evaluate, holds, type ExpressionTree, type ExpressionValue };
