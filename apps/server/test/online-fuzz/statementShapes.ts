import { loadModule, parseSync } from 'libpg-query';

/** Statements as PostgreSQL gets them, told apart by their shape. */
export interface StatementShapes {
  /** Takes a statement of honest work into the registry. */
  learn(text: string): void;
  /** Compares a statement with the registry. */
  compare(text: string): void;
  /** Shapes that the registry lacks, each with a statement that has it. */
  strange(): { shape: string; text: string }[];
  /** How many shapes are known, and how many different statements were looked at. */
  counts(): { shapes: number; statements: number };
}

await loadModule();

/** What the server does by itself at times that no campaign knows: lines to the database that are opened again, settings that are read again. */
const declared = [
  'listen tarmac_access',
  'select pid, backend_start::text as "startedAt" from pg_stat_activity where pid = pg_backend_pid()',
  'select "tenant_id", "config_key", "config_value" from "hy_config" where ("hy_config"."tenant_id" in ($1, $2) and "hy_config"."config_key" in ($3) and "hy_config"."del_flag" = $4) order by "hy_config"."tenant_id" desc',
];

/**
 * A registry of shapes. A statement is read by the parser of PostgreSQL itself, with the server's own names for tables and columns of
 * forms folded into one each. A clause with the relations that it names is a shape; so is each expression in it with its function,
 * operator, columns and literal texts, where an expression inside of another counts as its kind alone, and things in lists count one by
 * one: a list of conditions is known when each of its conditions is. Values of numbers and names of parameters do not count. A literal text
 * does: honest statements have few, and those of the program alone.
 */
export function statementShapes(): StatementShapes {
  const known = new Set<string>();
  const found = new Map<string, string>();
  const seen = { learn: new Set<string>(), compare: new Set<string>() };
  const shapesOf = (text: string, phase: keyof typeof seen): string[] => {
    const folded = foldNames(text);
    if (seen[phase].has(folded)) return [];
    seen[phase].add(folded);
    return shapesIn(folded);
  };
  const learn = (text: string) => {
    for (const shape of shapesOf(text, 'learn')) known.add(shape);
  };
  for (const text of declared) learn(text);
  return {
    learn,
    compare: (text) => {
      for (const shape of shapesOf(text, 'compare')) if (!found.has(shape)) found.set(shape, text);
    },
    strange: () => [...found].filter(([shape]) => !known.has(shape)).map(([shape, text]) => ({ shape, text })),
    counts: () => ({ shapes: known.size, statements: seen.learn.size + seen.compare.size }),
  };
}

/** Names that the server makes become one of each kind, and parameters lose their number. */
const foldNames = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$1')
    .replaceAll(/"(sum|c)\d+"/g, '"$1"')
    .replaceAll(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g, 'id')
    .replaceAll(/(?<![a-z0-9])f\d+(?![a-z0-9])/g, 'f')
    .replaceAll(/\(\$1(?:, ?\$1)+\)/g, '($1, $1)');

/** What holds items whose number says nothing. */
const lists: ReadonlySet<string> = new Set([
  'args',
  'targetList',
  'valuesLists',
  'sortClause',
  'cols',
  'items',
  'elements',
  'returningList',
  'exprs',
  'tableElts',
  'cmds',
  'indexParams',
  'attlist',
  'objects',
]);

/** Expressions, whose insides are shapes of their own. */
const expressions: ReadonlySet<string> = new Set([
  'A_Expr',
  'BoolExpr',
  'NullTest',
  'BooleanTest',
  'FuncCall',
  'CaseExpr',
  'CaseWhen',
  'TypeCast',
  'CoalesceExpr',
  'MinMaxExpr',
  'A_ArrayExpr',
  'A_Indirection',
  'RowExpr',
  'CollateClause',
  'SubLink',
  'RangeSubselect',
  'SelectStmt',
  'JoinExpr',
]);
const unimportant: ReadonlySet<string> = new Set(['location', 'stmt_len', 'stmt_location', 'rexpr_list_start', 'rexpr_list_end']);

function shapesIn(text: string): string[] {
  const shapes: string[] = [];
  const walk = (node: unknown, key: string): unknown => {
    if (Array.isArray(node)) {
      const items = node.map((item) => walk(item, key));
      if (!lists.has(key)) return items;
      for (const item of items) shapes.push(`${key} ${JSON.stringify(item)}`);
      return '…';
    }
    if (typeof node !== 'object' || node === null) return key === 'number' ? 0 : node;
    const walked = Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => !unimportant.has(name))
        .map(([name, value]) => [name, name === 'ival' || name === 'fval' ? 'n' : walk(value, name)]),
    );
    const [kind = ''] = Object.keys(node);
    if (!expressions.has(kind)) return walked;
    shapes.push(JSON.stringify(walked));
    return kind;
  };
  let tree: unknown;
  try {
    tree = parseSync(text);
  } catch {
    return [`unreadable ${text.slice(0, 200)}`];
  }
  shapes.push(JSON.stringify(walk(tree, '')));
  return shapes;
}
