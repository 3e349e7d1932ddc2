import type { Node } from '@babel/types';
import { bare, type Literal, literalOf, membersOf } from './literals.ts';
import { type Script, type SourceFile, walk } from './source.ts';

/** A value that a template can name, such as `order.columns` for `data() { return { order: { columns: […] } } }`. */
export interface Named {
  path: string;
  node: Node;
  /** The variable says, or is made with, the type of columns. */
  isTyped: boolean;
}

/** Values that a template can name: constants, and members of what functions answer, such as `data()`. */
export function namedValues(script: Script): Named[] {
  const found: Named[] = [];
  const visited = new Set<Node>();
  const enter = (node: Node, { path, isTyped }: { path: readonly string[]; isTyped: boolean }): void => {
    const value = bare(node);
    if (visited.has(value)) return;
    visited.add(value);
    if (path.length > 0) found.push({ path: path.join('.'), node: value, isTyped });
    if (value.type === 'ObjectExpression')
      for (const [name, member] of membersOf(value))
        if (!/Function|ObjectMethod/.test(member.type)) enter(member, { path: [...path, name], isTyped: false });
  };
  walk(script.ast, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      enter(node.init, {
        path: [node.id.name],
        isTyped: namesColumns(node.id.typeAnnotation) || (node.init.type === 'CallExpression' && namesColumns(node.init.typeParameters)),
      });
    if (node.type === 'ReturnStatement' && node.argument) enter(node.argument, { path: [], isTyped: false });
    if (node.type === 'ArrowFunctionExpression' && node.body.type === 'ObjectExpression') enter(node.body, { path: [], isTyped: false });
  });
  return found;
}

/** `JVxeColumn[]`, as a type of a variable or of `ref<…>()`. */
function namesColumns(type: unknown): boolean {
  let isFound = false;
  walk(type, (node) => {
    if (node.type === 'Identifier' && node.name === 'JVxeColumn') isFound = true;
  });
  return isFound;
}

/** What names of a file's scripts hold, as far as it is written out. */
export function dataOf(file: SourceFile): ReadonlyMap<string, Literal> {
  return new Map(file.scripts.flatMap((script) => namedValues(script).map(({ path, node }) => [path, literalOf(node)] as const)));
}
