import type { ExpressionTree } from './tree.ts';

/** What an expression reads. */
export interface ExpressionNames {
  /** Paths that are read, such as `['row', 'price']`; each once. */
  paths: (readonly string[])[];
  /** Sub-tables that `sum` and `count` read, with the field of `sum`. */
  columns: { table: string; field: string | null }[];
  /** Functions that are called, each once. */
  functions: string[];
}

/**
 * Everything that an expression reads, so that names can be checked before it is kept, and fields can be watched.
 *
 * @example namesIn(tree).paths // [['row', 'price'], ['row', 'amount']]
 */
export function namesIn(tree: ExpressionTree): ExpressionNames {
  const paths = new Map<string, readonly string[]>();
  const columns = new Map<string, { table: string; field: string | null }>();
  const functions = new Set<string>();
  const left = [tree];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (one.kind === 'path') paths.set(JSON.stringify(one.path), one.path);
    if (one.kind === 'call') {
      functions.add(one.name);
      if (one.name === 'sum' || one.name === 'count') {
        const [table = '', field = null] = one.args.map((arg) => (arg.kind === 'value' ? String(arg.value) : ''));
        columns.set(JSON.stringify([table, field]), { table, field });
      }
    }
    left.push(...partsOf(one).toReversed());
  }
  return { paths: [...paths.values()], columns: [...columns.values()], functions: [...functions] };
}

function partsOf(tree: ExpressionTree): readonly ExpressionTree[] {
  switch (tree.kind) {
    case 'not':
    case 'minus':
      return [tree.of];
    case 'binary':
      return [tree.left, tree.right];
    case 'choice':
      return [tree.when, tree.yes, tree.no];
    case 'call':
      return tree.args;
    case 'list':
      return tree.items;
    case 'value':
    case 'path':
      return [];
  }
}
