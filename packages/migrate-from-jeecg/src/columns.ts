import type { Node, ObjectExpression } from '@babel/types';
import { cellTypeOf, propOf } from './cellTypes.ts';
import { namedValues } from './data.ts';
import type { Finding, Problem } from './findings.ts';
import { Code, hasHiddenMembers, isKnown, isObject, type Literal, literalOf, membersOf, textIn } from './literals.ts';
import { inText, type Printable, printable } from './print.ts';
import { convertRules } from './rules.ts';
import { lineOf, type Script, type SourceFile, textOf } from './source.ts';

/** Columns of one editable table of the project. */
export interface ColumnSet {
  /** Where they stand, such as `testOrderTable.columns`: what a template binds. */
  path: string;
  line: number;
  columns: Printable[];
}

/** Finds the columns of editable tables in a file and converts them. */
export function findColumnSets(file: SourceFile): { sets: ColumnSet[]; findings: Finding[] } {
  const sets: ColumnSet[] = [];
  const findings: Finding[] = [];
  for (const script of file.scripts)
    for (const { path, node, isTyped } of namedValues(script)) {
      const objects =
        node.type === 'ArrayExpression' ? node.elements.flatMap((one) => (one?.type === 'ObjectExpression' ? [one] : [])) : [];
      if (objects.length === 0 || !(isTyped || objects.some(isCellColumn))) continue;
      const columns = objects.map((object) => convertColumn({ object, script, file: file.path, findings }));
      sets.push({ path, line: lineOf(script, node), columns: link(columns) });
    }
  return { sets, findings };
}

/** A column names its cells: `type: JVXETypes.input`. Columns of read-only lists have no such type. */
function isCellColumn(object: ObjectExpression): boolean {
  return membersOf(object).some(
    ([name, value]) =>
      name === 'type' &&
      value.type === 'MemberExpression' &&
      value.object.type === 'Identifier' &&
      /^(?:JVXE?Types|FormTypes)$/i.test(value.object.name),
  );
}

const plainMembers = new Set(['key', 'title', 'align', 'dictCode', 'placeholder', 'showDetails', 'isOrder']);
/** Members that say nothing: the kit does it by itself, or the value is what it does anyway. */
const needless = new Set(['token', 'sortable', 'resizable', 'showOverflow', 'showHeaderOverflow', 'dataIndex', 'cellRender', 'editRender']);

interface ConvertCall {
  object: ObjectExpression;
  script: Script;
  file: string;
  findings: Finding[];
}

function convertColumn({ object, script, file, findings }: ConvertCall): { [name: string]: Printable } {
  const members = membersOf(object);
  const values = new Map(members.map(([name, node]) => [name, literalOf(node)]));
  const key = textIn(values.get('key')) ?? '';
  const title = textIn(values.get('title')) ?? key;
  const column: { [name: string]: Printable } = { key, title };
  const props: { [name: string]: Printable } = {};
  const tell = (problem: Problem, { detail, node = object }: { detail: string; node?: Node }): void => {
    findings.push({ file, line: lineOf(script, node), subject: key || title, problem, detail });
  };
  if (hasHiddenMembers(object)) tell('member', { detail: '...' });

  const type = convertType(members.find(([name]) => name === 'type')?.[1], { tell, script });
  if (type !== undefined) column.type = type.name;
  if (type?.name === 'slot' && type.was !== undefined) props.slotName = type.was;

  const oldCode = (name: string, { node, problem = 'code' }: { node: Node; problem?: Problem }): void => {
    tell(problem, { detail: problem === 'dictionaryWhere' ? (textIn(values.get(name)) ?? name) : name, node });
    const comment = `// ${name}:`;
    const before = column[comment];
    const text = dedented(textOf(script, node));
    column[comment] = typeof before === 'string' ? `${before}\n${text}` : text;
  };
  const takeProp = (name: string, { value, node }: { value: Literal; node: Node }): void => {
    const prop = propOf(type?.name ?? 'normal', name);
    if (prop === undefined) tell('member', { detail: name, node });
    else if (!isKnown(value)) oldCode(name, { node });
    else props[prop] = printable(value);
  };

  for (const [name, node] of members) {
    const value = values.get(name);
    if (name === 'type' || name === 'key' || name === 'title' || needless.has(name)) continue;
    if (name === 'validateRules') {
      const rules = convertRules(value, { node, script, tell: (what, at) => oldCode(what, { node: at, problem: 'handler' }) });
      if (rules.length > 0) column.validateRules = rules;
    } else if (name === 'width' || name === 'minWidth') {
      const width = pixels(value);
      if (width === undefined) tell('width', { detail: typeof value === 'string' ? value : textOf(script, node), node });
      else column[name] = width;
    } else if (name === 'fixed') {
      if (value === 'right') column.fixed = 'right';
      else if (value === 'left' || value === true) column.fixed = 'left';
    } else if (name === 'options') {
      const options = convertOptions(value);
      if (options === undefined) oldCode(name, { node });
      else if (options.length > 0) column.options = options;
    } else if (name === 'dictCode' && typeof value === 'string' && /\swhere\s/i.test(value)) {
      oldCode(name, { node, problem: 'dictionaryWhere' });
    } else if (name === 'defaultValue') {
      if (!isKnown(value)) oldCode(name, { node });
      // An empty text is what a new row has anyway; lists are joined by commas on the wire.
      else if (value !== '') column.defaultValue = Array.isArray(value) ? value.map(inText).join(',') : printable(value);
    } else if (name === 'disabled') {
      if (value instanceof Code) oldCode(name, { node });
      else if (value === true) column.disabled = true;
    } else if (name === 'statistics') {
      const figures = Array.isArray(value) ? value.filter((one) => one === 'sum' || one === 'average') : [];
      if (figures.length > 0) column.statistics = figures;
      else tell('member', { detail: name, node });
    } else if (name === 'linkageKey') {
      if (typeof value === 'string') {
        column['linkageKey'] = value;
        tell('linkage', { detail: `${key} → ${value}`, node });
      } else tell('member', { detail: name, node });
    } else if (name === 'fieldConfig') {
      const fields = pairsOf(value);
      if (fields === undefined) oldCode(name, { node });
      else {
        props.orgFields = fields.sources.join(',');
        props.destFields = fields.targets.join(',');
      }
    } else if (name === 'props' && isObject(value ?? null)) {
      for (const [prop, one] of Object.entries(value as { [name: string]: Literal })) takeProp(prop, { value: one, node });
    } else if (plainMembers.has(name)) {
      if (isKnown(value)) column[name] = printable(value);
      else oldCode(name, { node });
    } else if (value instanceof Code && /Function|ObjectMethod/.test(value.node.type)) oldCode(name, { node });
    else takeProp(name, { value, node });
  }
  // The kit copies the first field into the column itself: a list of them says the same.
  if (typeof props.field === 'string' && props.field.includes(',')) delete props.field;
  if (Object.keys(props).length > 0) column.props = props;
  return column;
}

function convertType(
  node: Node | undefined,
  { tell, script }: { tell: (problem: Problem, about: { detail: string; node?: Node }) => void; script: Script },
): { name: string; was?: string } | undefined {
  if (node === undefined) return undefined;
  const name =
    node.type === 'StringLiteral'
      ? node.value
      : node.type === 'MemberExpression' && node.property.type === 'Identifier'
        ? node.property.name
        : undefined;
  if (name === undefined) {
    tell('unknownType', { detail: textOf(script, node), node });
    return undefined;
  }
  const type = cellTypeOf(name);
  if (type !== undefined) return { name: type };
  tell('cellType', { detail: name, node });
  return { name: 'slot', was: name };
}

/** Code without the indentation of where it stood, after its first line. */
function dedented(text: string): string {
  const [first = '', ...others] = text.split(/\r?\n/);
  const depth = Math.min(...others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [first, ...others.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join('\n');
}

function pixels(value: Literal): number | undefined {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' ? /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(value)?.[1] : undefined;
  return number === undefined ? undefined : Math.round(Number(number));
}

function convertOptions(value: Literal): Printable[] | undefined {
  if (!Array.isArray(value) || !isKnown(value)) return undefined;
  return value.map((one) => (isObject(one) ? printable(one) : { value: printable(one) }));
}

/** `[{ source, target }]` of Vue 3, as two lists. */
export function pairsOf(value: Literal): { sources: string[]; targets: string[] } | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const pairs = value.map((one) => (isObject(one) ? { source: textIn(one.source), target: textIn(one.target) } : {}));
  const sources = pairs.flatMap(({ source }) => source ?? []);
  const targets = pairs.flatMap(({ target }) => target ?? []);
  return sources.length === pairs.length && targets.length === pairs.length ? { sources, targets } : undefined;
}

/** JeecgBoot names the lower column in the upper one, the kit the upper one in the lower. */
function link(columns: Array<{ [name: string]: Printable }>): Printable[] {
  const upperOf = new Map(columns.flatMap(({ key, linkageKey }) => (typeof linkageKey === 'string' ? [[linkageKey, key] as const] : [])));
  return columns.map(({ linkageKey: _taken, ...column }) => {
    const upper = typeof column.key === 'string' ? upperOf.get(column.key) : undefined;
    return upper === undefined ? column : { ...column, linkedTo: upper };
  });
}
