import type { Node } from '@babel/types';
import { pairsOf } from './columns.ts';
import type { Finding, Problem } from './findings.ts';
import { bare, isKnown, isObject, type Literal, literalOf, membersOf, textIn } from './literals.ts';
import { inText, type Printable } from './print.ts';
import { lineOf, type SourceFile, walk } from './source.ts';
import { elementsOf, valueOf } from './template.ts';

/** Settings of one popup picker. */
export interface Popup {
  line: number;
  /** Props of `PopupPicker`. */
  props: { [name: string]: Printable };
}

/** Finds the popups of a file: `<j-popup>` in templates, `component: 'JPopup'` in declared forms. */
export function findPopups(file: SourceFile): { popups: Popup[]; findings: Finding[] } {
  const popups: Popup[] = [];
  const findings: Finding[] = [];
  const take = (settings: ReadonlyMap<string, Literal>, { line, field }: { line: number; field: string }): void => {
    const tell = (problem: Problem, detail: string): void => {
      findings.push({ file: file.path, line, subject: field, problem, detail });
    };
    const props = convert(settings, { field, tell });
    if (props !== undefined) popups.push({ line, props });
  };

  for (const { tag, line, attributes } of elementsOf(file.template)) {
    if (tag !== 'j-popup') continue;
    const settings = new Map([...attributes].map(([name, attribute]) => [camel(name), valueOf(attribute)]));
    take(settings, { line, field: '' });
  }
  for (const script of file.scripts)
    walk(script.ast, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const members = new Map(membersOf(node));
      if (literalOf(members.get('component')) !== 'JPopup') return;
      const field = textIn(literalOf(members.get('field'))) ?? '';
      take(settingsOf(members.get('componentProps')), { line: lineOf(script, node), field });
    });
  return { popups, findings };
}

/** `componentProps: {…}`, or a function that answers them. */
function settingsOf(node: Node | undefined): Map<string, Literal> {
  if (node === undefined) return new Map();
  const answer = answerOf(node);
  return new Map(answer?.type === 'ObjectExpression' ? membersOf(answer).map(([name, value]) => [name, literalOf(value)]) : []);
}

function answerOf(node: Node): Node | undefined {
  const value = bare(node);
  if (value.type === 'ArrowFunctionExpression' && value.body.type !== 'BlockStatement') return bare(value.body);
  if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression' && value.type !== 'ObjectMethod') return value;
  const last = value.body.type === 'BlockStatement' ? value.body.body.findLast((one) => one.type === 'ReturnStatement') : undefined;
  return last?.argument ? bare(last.argument) : undefined;
}

function convert(
  settings: ReadonlyMap<string, Literal>,
  { field, tell }: { field: string; tell: (problem: Problem, detail: string) => void },
): { [name: string]: Printable } | undefined {
  const code = settings.get('code');
  if (typeof code !== 'string' || code === '') {
    tell('popupCode', '');
    return undefined;
  }
  const pairs = pairsOf(settings.get('fieldConfig')) ?? {
    sources: listOf(settings.get('orgFields')),
    targets: listOf(settings.get('destFields')),
  };
  if (pairs.sources.length === 0 || pairs.sources.length !== pairs.targets.length) {
    tell('popupFields', code);
    return undefined;
  }
  const own = textIn(settings.get('field')) ?? field;
  const param = settings.get('param');
  const known = isObject(param) ? Object.entries(param).filter(([, value]) => isKnown(value)) : [];
  const unknown = isObject(param) ? Object.keys(param).filter((name) => !isKnown(param[name])) : param === undefined ? [] : ['param'];
  if (unknown.length > 0) tell('popupParam', unknown.join(', '));
  const sorter = settings.get('sorter');
  const width = settings.get('width');
  return {
    code,
    originalFields: pairs.sources,
    destinationFields: pairs.targets,
    field: pairs.targets.includes(own) && own !== pairs.targets[0] ? own : undefined,
    multiple: settings.get('multi') === true || undefined,
    // A text in a text: the stock server put it into SQL with its quotes.
    param: known.length > 0 ? Object.fromEntries(known.map(([name, value]) => [name, unquoted(value)])) : undefined,
    sorter: typeof sorter === 'string' && sorter !== '' ? sorter : undefined,
    width: typeof width === 'number' ? width : undefined,
  };
}

const unquoted = (value: Literal): string => inText(value).replace(/^'(.*)'$/, '$1');
const listOf = (value: Literal): string[] => (typeof value === 'string' && value !== '' ? value.split(',').map((one) => one.trim()) : []);
const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
