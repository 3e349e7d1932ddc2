import { evaluate } from '../expression/evaluate.ts';
import { namesIn } from '../expression/namesIn.ts';
import { parseExpression } from '../expression/parseExpression.ts';
import type { ExpressionContext, ExpressionTree, ExpressionValue } from '../expression/tree.ts';
import { isTrue } from '../expression/values.ts';
import { formatInstant } from '../internals/clock.ts';
import type { OnlineUser } from './onlineApi.ts';
import { digitsOf } from './digits.ts';
import type { OnlineField, OnlineParts, OnlineRow } from './onlineForm.ts';

/** More sources than any form has; what is beyond is read again. */
const mostKept = 1000;
const kept = new Map<string, ExpressionTree | undefined>();

/** An expression, read once; undefined for none. One that cannot be read was refused when the form was saved, and says nothing here. */
export function treeOf(source: string | null | undefined): ExpressionTree | undefined {
  if (!source) return undefined;
  if (kept.has(source)) return kept.get(source);
  const read = parseExpression(source);
  if (kept.size >= mostKept) kept.clear();
  kept.set(source, read.ok ? read.tree : undefined);
  return read.ok ? read.tree : undefined;
}

/** What expressions of a form read: the row, of a row of a sub-table its main row, who fills it in, and when. */
export interface Around {
  row: OnlineRow;
  main?: OnlineRow;
  user: OnlineUser;
  /** The fields of the row, and of its main row: of whole numbers that a JSON number would cut short they hold the digits. */
  fields?: readonly OnlineField[];
  mainFields?: readonly OnlineField[];
}

function contextOf({ row, main, user, fields, mainFields }: Around): ExpressionContext {
  const now = formatInstant();
  return { row: reckoned(row, fields), ...(main && { main: reckoned(main, mainFields) }), user, now, today: now.slice(0, 10) };
}

/** A row as expressions read it: a text of digits is a number where its field is one, so that `+` adds. */
function reckoned(row: OnlineRow, fields: readonly OnlineField[] = []): OnlineRow {
  const wide = fields.flatMap(({ name, field }) => {
    const digits = field.kind === 'bigInteger' && typeof row[name] === 'string' ? digitsOf(row[name]) : null;
    return digits === null ? [] : [[name, digits] as const];
  });
  return wide.length === 0 ? row : { ...row, ...Object.fromEntries(wide) };
}

/** The value of an expression; null where there is none. */
export const valueOf = (source: string | null, around: Around): ExpressionValue => {
  const tree = treeOf(source);
  return tree === undefined ? null : evaluate(tree, contextOf(around));
};

/** Whether a condition holds; one that is not there does. */
export const isMet = (source: string | null, around: Around): boolean => {
  const tree = treeOf(source);
  return tree === undefined || isTrue(evaluate(tree, contextOf(around)));
};

/** Fields of the row that an expression reads. */
export const fieldsRead = (source: string | null): string[] => {
  const tree = treeOf(source);
  return tree === undefined ? [] : namesIn(tree).paths.flatMap(([of, name]) => (of === 'row' && name !== undefined ? [name] : []));
};

/** Computed fields, each after those that it reads; of some that read each other in a circle the first goes first. */
export function computedInOrder({ fields }: Pick<OnlineParts, 'fields'>): { name: string; source: string }[] {
  const sources = new Map(fields.flatMap(({ name, computed }) => (treeOf(computed) === undefined ? [] : [[name, computed!] as const])));
  const ordered: { name: string; source: string }[] = [];
  const seen = new Set<string>();
  const place = (name: string): void => {
    const source = sources.get(name);
    if (source === undefined || seen.has(name)) return;
    seen.add(name);
    fieldsRead(source).forEach(place);
    ordered.push({ name, source });
  };
  [...sources.keys()].forEach(place);
  return ordered;
}
