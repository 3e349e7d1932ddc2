import type { Node } from '@babel/types';
import { Code, isObject, type Literal } from './literals.ts';
import { type Printable, Raw } from './print.ts';
import { type Script, textOf, walk } from './source.ts';

interface RulesCall {
  node: Node;
  script: Script;
  /** Told what needs a person. */
  tell: (name: string, node: Node) => void;
}

/** Rules of a column. Functions that read nothing but what they are given are taken over as they are. */
export function convertRules(value: Literal, { node, script, tell }: RulesCall): Printable[] {
  if (!Array.isArray(value)) {
    tell('validateRules', node);
    return [];
  }
  return value.flatMap((rule): Printable[] => {
    if (!isObject(rule)) {
      tell('validateRules', node);
      return [];
    }
    const { required, unique, pattern, message, handler } = rule;
    const converted: { [name: string]: Printable } = {};
    if (required === true) converted.required = true;
    if (unique === true || pattern === 'only') converted.unique = true;
    else if (typeof pattern === 'string') converted.pattern = pattern;
    else if (pattern instanceof Code && pattern.node.type === 'RegExpLiteral') converted.pattern = new Raw(textOf(script, pattern.node));
    else if (pattern !== undefined) tell('pattern', pattern instanceof Code ? pattern.node : node);
    if (handler instanceof Code) {
      const text = handlerText(handler.node, script);
      if (text === undefined) tell('handler', handler.node);
      else converted.handler = new Raw(text);
    }
    if (Object.keys(converted).length === 0) return [];
    if (typeof message === 'string') converted.message = message;
    return [converted];
  });
}

/** The function as text, where it reads neither `this` nor names from around it. Its third argument, the table, is not given here. */
function handlerText(node: Node, script: Script): string | undefined {
  if (!isFunction(node) || node.params.length > 3) return undefined;
  const [, second, third] = node.params;
  if (freeNames({ ...node, params: node.params.slice(0, 2) }).size > 0) return undefined;
  const start = node.start ?? 0;
  const whole = textOf(script, node);
  const text = second && third ? whole.slice(0, (second.end ?? 0) - start) + whole.slice((third.end ?? 0) - start) : whole;
  return node.type === 'ObjectMethod'
    ? text.replace(/^(async\s+)?[\w$]+\s*\(/, (_, async: string | undefined) => `${async ?? ''}function (`)
    : text;
}

function isFunction(node: Node) {
  return node.type === 'ObjectMethod' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}

const globals = new Set(
  'undefined NaN Infinity Number String Boolean Array Object Math Date JSON RegExp Set Map parseInt parseFloat isNaN isFinite Promise console'.split(
    ' ',
  ),
);

/** Names that a function reads and does not define; `this` counts as one. */
function freeNames(fn: Node): Set<string> {
  const own = new Set<string>();
  const read = new Set<string>();
  const declare = (pattern: Node | null | undefined): void =>
    walk(pattern, (node) => {
      if (node.type === 'ObjectProperty') {
        declare(node.value as Node);
        return false;
      }
      if (node.type === 'Identifier') own.add(node.name);
      return undefined;
    });
  walk(fn, (node) => {
    if (isFunction(node) || node.type === 'FunctionDeclaration') {
      for (const parameter of node.params) declare(parameter);
      if (node.type === 'FunctionDeclaration') declare(node.id);
    }
    if (node.type === 'VariableDeclarator') declare(node.id);
    if (node.type === 'CatchClause') declare(node.param);
    if (node.type === 'ThisExpression') read.add('this');
    if (node.type.startsWith('TSType')) return false;
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      readAll(node.object);
      if (node.computed) readAll(node.property);
      return false;
    }
    if (node.type === 'ObjectProperty' && !node.computed) {
      readAll(node.value as Node);
      return false;
    }
    if (node.type === 'Identifier') read.add(node.name);
    return undefined;
  });
  if (fn.type === 'ObjectMethod' && fn.key.type === 'Identifier') own.add(fn.key.name);
  return new Set([...read].filter((name) => !own.has(name) && !globals.has(name)));

  function readAll(node: Node): void {
    for (const name of freeNames(node)) read.add(name);
  }
}
