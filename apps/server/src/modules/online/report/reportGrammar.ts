import { ReportRefused } from './reportRefused.ts';
import { reportRelations } from './reportRelations.ts';

type Node = Readonly<Record<string, unknown>>;

const wordsOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Functions of a report: each gives a value from values, and reads nothing else. */
const functions = wordsOf(
  'count sum avg min max string_agg bool_and bool_or every row_number rank dense_rank lag lead first_value',
  'last_value abs ceil ceiling floor round trunc mod sign lower upper length char_length left right substr',
  'substring btrim ltrim rtrim replace position strpos split_part concat concat_ws starts_with like_escape to_char',
  'now date_trunc date_part extract timezone age make_date to_date',
);

const types = wordsOf('text varchar bpchar int2 int4 int8 numeric float4 float8 bool date time timestamp timestamptz interval');

/** A text is filled up to the length that is named with its type. */
const longestText = 1000;

const operators = new Set(['=', '<>', '!=', '<', '>', '<=', '>=', '+', '-', '*', '/', '%', '||', '~~', '!~~', '~~*', '!~~*']);

const expressionKinds = wordsOf(
  'AEXPR_OP AEXPR_IN AEXPR_LIKE AEXPR_ILIKE AEXPR_NULLIF AEXPR_DISTINCT AEXPR_NOT_DISTINCT AEXPR_BETWEEN',
  'AEXPR_NOT_BETWEEN',
);

const subLinks = new Set(['EXISTS_SUBLINK', 'ANY_SUBLINK', 'EXPR_SUBLINK']);

const momentValues = new Set(['SVFOP_CURRENT_DATE', 'SVFOP_CURRENT_TIMESTAMP', 'SVFOP_CURRENT_TIMESTAMP_N', 'SVFOP_LOCALTIMESTAMP']);

/** Node types that mean what they say, whatever stands in them. */
const plain = wordsOf(
  'ResTarget A_Star A_Const String Integer Float Boolean List ParamRef BoolExpr NullTest BooleanTest CaseExpr',
  'CaseWhen CoalesceExpr MinMaxExpr SortBy WindowDef RangeSubselect Alias',
);

/** Relations of one statement: planning more takes longer than a report may run. */
const mostRelations = 8;

/** Steps from the statement to its innermost part, as the parser writes them. */
const deepest = 200;

/** Queries within queries, and texts that are put together: each of them may make a text as many times as long. */
const deepestQuery = 6;
const mostJoined = 40;

/** What is known of a statement that was let through. */
export interface SelectFacts {
  /** It says in which order its rows stand. */
  isOrdered: boolean;
  /** Registered relations that it reads. */
  relations: readonly string[];
  /** Those of them that it names together with their schema. */
  inSchema: readonly string[];
}

/** Words of this statement that are neither relations nor columns of ours. */
interface Names {
  queries: Set<string>;
  columns: Set<string>;
}

/**
 * Lets one SELECT through whose every node, relation, function, type and operator is on a list. What is on none is refused,
 * also when a later PostgreSQL invents it.
 *
 * @param parsed what the parser gives
 * @returns whether it says in which order its rows stand, and which relations it reads
 * @throws ReportRefused with the reason
 * @source security 8.36
 */
export function checkSelect(parsed: unknown): SelectFacts {
  checkDepth(parsed);
  const statements = (parsed as { stmts?: readonly { stmt?: Node }[] }).stmts ?? [];
  const statement = statements[0]?.stmt;
  if (statements.length !== 1 || statement === undefined || !('SelectStmt' in statement))
    throw new ReportRefused('只允许一条SELECT语句', 'one SELECT is allowed and nothing else');
  const names: Names = { queries: new Set(), columns: new Set(Object.values(reportRelations).flat()) };
  collect(statement, names);
  const relations: Node[] = [];
  each(statement, (type, body) => {
    if (type === 'RangeVar') relations.push(body);
  });
  if (relations.length > mostRelations) throw new ReportRefused(`数据表超过${mostRelations}个`, `more than ${mostRelations} tables`);
  check(statement, names);
  checkScopes(statement, new Set());
  checkGrowth(statement);
  const registered = relations.filter(({ relname }) => Object.hasOwn(reportRelations, String(relname)));
  return {
    isOrdered: listOf((statement['SelectStmt'] as Node)['sortClause']).length > 0,
    relations: namesOf(registered),
    inSchema: namesOf(registered.filter(({ schemaname }) => schemaname !== undefined)),
  };
}

const namesOf = (relations: readonly Node[]): string[] => [...new Set(relations.map(({ relname }) => String(relname)))];

/** Walks without calling itself: what is nested too deep would end in the stack. */
function checkDepth(parsed: unknown): void {
  let level: unknown[] = [parsed];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new ReportRefused('SQL嵌套过深', 'the SQL is nested too deep');
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
}

/** A short statement must not make a text of gigabytes, which the planner would not see. */
function checkGrowth(statement: Node): void {
  let joined = 0;
  each(statement, (type, body) => {
    if (type === 'A_Expr' && stringOf(listOf(body['name'])[0]) === '||') joined += 2;
    const name = type === 'FuncCall' ? stringOf(listOf(body['funcname']).at(-1)) : '';
    if (name === 'concat' || name === 'concat_ws') joined += listOf(body['args']).length;
    if (name !== 'replace') return;
    const [, from, to] = listOf(body['args']).map(textConstant);
    if (from === undefined || to === undefined || to.length > from.length)
      throw new ReportRefused('replace 只能替换为不更长的文本', 'replace may only put a text in that is no longer');
  });
  if (joined > mostJoined) throw new ReportRefused(`拼接的文本超过${mostJoined}段`, `more than ${mostJoined} texts are joined`);
  if (queryDepth(statement) > deepestQuery)
    throw new ReportRefused(`子查询超过${deepestQuery}层`, `queries within queries go deeper than ${deepestQuery}`);
}

function queryDepth(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const inner = Object.entries(node).map(([key, value]) => queryDepth(value) + (key === 'SelectStmt' ? 1 : 0));
  return Math.max(0, ...inner);
}

const textConstant = (node: unknown): string | undefined =>
  (node as { A_Const?: { sval?: { sval?: string } } } | undefined)?.A_Const?.sval?.sval;

/** A name of WITH means its query only below that WITH and after it; elsewhere the same name would be a table. */
function checkScopes(node: unknown, outer: ReadonlySet<string>): void {
  if (Array.isArray(node)) for (const one of node) checkScopes(one, outer);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { withClause, ...rest } = node as Node;
  const known = new Set(outer);
  for (const one of listOf((withClause as Node | undefined)?.['ctes'])) {
    const query = (one as { CommonTableExpr: Node }).CommonTableExpr;
    checkScopes(query['ctequery'], known);
    known.add(String(query['ctename']));
  }
  for (const [key, value] of Object.entries(rest)) {
    const name = key === 'RangeVar' ? String((value as Node)['relname']) : '';
    if (name !== '' && !known.has(name) && !Object.hasOwn(reportRelations, name)) throw unregistered(name);
    checkScopes(value, known);
  }
}

const forbiddenName = (name: string): ReportRefused => new ReportRefused(`名称 ${name} 不允许使用`, `the name ${name} may not be used`);

const unregistered = (name: string): ReportRefused =>
  new ReportRefused(`数据表 ${name} 未登记，不能查询`, `the table ${name} is none that reports may read`);

/** Names that the statement itself gives, wherever they stand. None may look like one of the catalogue, which out of its place it would be. */
function collect(node: unknown, names: Names): void {
  each(node, (type, body) => {
    if (type === 'CommonTableExpr') {
      const name = wordOf(body['ctename']);
      if (Object.hasOwn(reportRelations, name))
        throw new ReportRefused(`名称 ${name} 与报表数据表重名`, `the name ${name} is that of a table of reports`);
      names.queries.add(name);
    }
    if (type === 'ResTarget' && body['name'] !== undefined) names.columns.add(wordOf(body['name']));
    for (const key of ['aliascolnames', 'colnames'] as const) for (const one of listOf(body[key])) names.columns.add(wordOf(stringOf(one)));
  });
}

function wordOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[a-z\u4e00-\u9fff][\w\u4e00-\u9fff]*$/i.test(value) || /^pg_|^information_schema$/i.test(value))
    throw forbiddenName(String(value));
  if (/^(?:json|xml|row_to|to_|query_to|table_to|lo_|dblink|record_|array_)/i.test(value)) throw forbiddenName(value);
  return value;
}

function check(node: unknown, names: Names): void {
  each(node, (type, body) => {
    const rule = Object.hasOwn(rules, type) ? rules[type] : undefined;
    if (rule !== undefined) rule(body, names);
    else if (!plain.has(type)) throw new ReportRefused(`不支持的语法 ${type}`, `${type} is not supported`);
  });
}

const rules: Readonly<Record<string, (body: Node, names: Names) => void>> = {
  SelectStmt: (body) => {
    if (body['intoClause'] !== undefined) throw new ReportRefused('不允许 INTO', 'INTO is not allowed');
    if (body['lockingClause'] !== undefined) throw new ReportRefused('不允许锁定', 'rows may not be locked');
    if (body['valuesLists'] !== undefined) throw new ReportRefused('不允许 VALUES', 'VALUES is not allowed');
    // The planner knows nothing of how many rows the rules of a view leave, so products are refused by their form.
    if (listOf(body['fromClause']).length > 1) throw new ReportRefused('多表请用 JOIN … ON 连接', 'tables are put together by JOIN … ON');
  },
  WithClause: (body) => {
    if (body['recursive'] === true) throw new ReportRefused('不允许递归查询', 'recursive queries are not allowed');
  },
  CommonTableExpr: (body) => {
    if (!hasType(body['ctequery'], 'SelectStmt')) throw new ReportRefused('WITH 中只允许 SELECT', 'WITH may hold SELECT alone');
    if (body['search_clause'] !== undefined || body['cycle_clause'] !== undefined)
      throw new ReportRefused('不允许递归查询', 'recursive queries are not allowed');
  },
  JoinExpr: (body) => {
    const isLinked = listOf(body['usingClause']).length > 0 || linksColumns(body['quals']);
    if (body['isNatural'] === true || !isLinked)
      throw new ReportRefused('JOIN 需要两表字段相等的条件', 'JOIN needs a condition that columns of both tables are equal');
  },
  RangeVar: (body, names) => {
    const name = String(body['relname']);
    const schema = body['schemaname'];
    const isOwn = schema === undefined && names.queries.has(name);
    const isRegistered = (schema === undefined || schema === 'rpt') && Object.hasOwn(reportRelations, name);
    if (body['catalogname'] !== undefined || !(isOwn || isRegistered)) throw unregistered(name);
  },
  FuncCall: (body) => {
    const parts = listOf(body['funcname']).map(stringOf);
    const name = parts.at(-1) ?? '';
    const isBuiltIn = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
    if (!isBuiltIn || !functions.has(name))
      throw new ReportRefused(`函数 ${parts.join('.')} 不允许使用`, `the function ${parts.join('.')} is not allowed`);
    // With a text in the place of a number it looks for a pattern, which may take for ever.
    if (name === 'substring' && !listOf(body['args']).slice(1).every(isInteger))
      throw new ReportRefused('substring 只接受整数，请用 substr', 'substring takes whole numbers alone; use substr');
  },
  TypeName: (body) => {
    const parts = listOf(body['names']).map(stringOf);
    const isBuiltIn = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
    if (!isBuiltIn || !types.has(parts.at(-1) ?? '') || body['arrayBounds'] !== undefined || body['setof'] === true)
      throw new ReportRefused(`类型 ${parts.join('.')} 不允许使用`, `the type ${parts.join('.')} is not allowed`);
    for (const one of listOf(body['typmods'])) {
      const length = (one as { A_Const?: { ival?: { ival?: number } } }).A_Const?.ival?.ival ?? 0;
      if (length > longestText && parts.at(-1) === 'bpchar')
        throw new ReportRefused(`文本长度超过${longestText}`, `a text longer than ${longestText}`);
    }
  },
  TypeCast: () => undefined,
  A_Expr: (body) => {
    const kind = String(body['kind']);
    const parts = listOf(body['name']).map(stringOf);
    const isWord = kind === 'AEXPR_BETWEEN' || kind === 'AEXPR_NOT_BETWEEN';
    if (!expressionKinds.has(kind) || parts.length !== 1 || !(isWord || operators.has(parts[0] ?? '')))
      throw new ReportRefused(`运算 ${parts.join('.')} 不允许使用`, `the operator ${parts.join('.')} is not allowed`);
  },
  SubLink: (body) => {
    if (!subLinks.has(String(body['subLinkType'])) || body['operName'] !== undefined)
      throw new ReportRefused('不支持的子查询', 'this kind of subquery is not supported');
  },
  SQLValueFunction: (body) => {
    if (!momentValues.has(String(body['op']))) throw new ReportRefused('不允许读取会话信息', 'a report may not ask about its session');
  },
  ColumnRef: (body, names) => {
    const fields = listOf(body['fields']);
    // `row.name` calls a function of that name where the row has no such column.
    const last = fields.at(-1);
    if (fields.length > 1 && !hasType(last, 'A_Star') && !names.columns.has(stringOf(last)))
      throw new ReportRefused(`字段 ${fields.map(stringOf).join('.')} 未登记`, `the column ${fields.map(stringOf).join('.')} is not known`);
    if (fields.length > 3) throw new ReportRefused('字段写法不支持', 'this way to name a column is not supported');
  },
};

/** Calls `visit` for every node, outer before inner. A node is an object whose only key is a type's name. */
function each(node: unknown, visit: (type: string, body: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) each(one, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const type = /^[A-Z]/.test(key) ? key : Object.hasOwn(embedded, key) ? embedded[key] : undefined;
    if (type !== undefined && typeof value === 'object' && value !== null && !Array.isArray(value)) visit(type, value as Node);
    each(value, visit);
  }
}

/** Places where the parser writes a node without its type, because no other could stand there. */
const embedded: Readonly<Record<string, string>> = {
  larg: 'SelectStmt',
  rarg: 'SelectStmt',
  withClause: 'WithClause',
  typeName: 'TypeName',
  relation: 'RangeVar',
  over: 'WindowDef',
  alias: 'Alias',
};

/** Whether a condition asks, by itself or as one of several that all must hold, for two columns to be equal. */
function linksColumns(node: unknown): boolean {
  const { BoolExpr, A_Expr } = (node ?? {}) as { BoolExpr?: Node; A_Expr?: Node };
  if (BoolExpr !== undefined) return BoolExpr['boolop'] === 'AND_EXPR' && listOf(BoolExpr['args']).some(linksColumns);
  if (A_Expr === undefined || A_Expr['kind'] !== 'AEXPR_OP' || stringOf(listOf(A_Expr['name'])[0]) !== '=') return false;
  const tables = [A_Expr['lexpr'], A_Expr['rexpr']].map((side) => {
    const fields = listOf((side as { ColumnRef?: Node } | undefined)?.ColumnRef?.['fields']);
    return fields.length > 1 ? stringOf(fields[0]) : undefined;
  });
  return tables[0] !== undefined && tables[1] !== undefined && tables[0] !== tables[1];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isInteger = (node: unknown): boolean => (node as { A_Const?: Node } | undefined)?.A_Const?.['ival'] !== undefined;

const hasType = (node: unknown, type: string): boolean => typeof node === 'object' && node !== null && Object.hasOwn(node, type);

const stringOf = (node: unknown): string => {
  const text = (node as { String?: { sval?: unknown } } | undefined)?.String?.sval;
  return typeof text === 'string' ? text : '';
};
