import type { Expression, Node, ObjectExpression } from '@babel/types';

/** What is not known before the code runs, or is code itself. */
export class Code {
  readonly node: Node;
  constructor(node: Node) {
    this.node = node;
  }
}

/** A value that stands in the code as it is; parts that do not are {@link Code}. */
export type Literal = string | number | boolean | null | undefined | Code | Literal[] | { [name: string]: Literal };

/** Reads a value from the code; whatever is not written out stays {@link Code}. */
export function literalOf(node: Node | null | undefined): Literal {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : new Code(node);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : new Code(node);
    case 'UnaryExpression': {
      const value = literalOf(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : new Code(node);
    }
    case 'ArrayExpression':
      return node.elements.map((one) => literalOf(one));
    case 'ObjectExpression':
      return Object.fromEntries(membersOf(node).map(([name, value]) => [name, literalOf(value)]));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return literalOf(node.expression);
    case undefined:
      return undefined;
    default:
      return new Code(node as Node);
  }
}

/** Members of an object by name, a method as its function; spread and computed ones are left out, see {@link hasHiddenMembers}. */
export function membersOf(node: ObjectExpression): Array<[name: string, value: Node]> {
  return node.properties.flatMap((property): Array<[string, Node]> => {
    if (property.type === 'SpreadElement' || property.computed) return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
    if (name === undefined) return [];
    return [[name, property.type === 'ObjectMethod' ? property : property.value]];
  });
}

/** Whether an object takes members from elsewhere. */
export const hasHiddenMembers = (node: ObjectExpression): boolean =>
  node.properties.some((property) => property.type === 'SpreadElement' || property.computed);

/** What an expression is without casts, brackets, and the `ref()` or `reactive()` around it. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    case 'CallExpression': {
      const [only] = node.arguments;
      const isWrapper =
        node.callee.type === 'Identifier' && /^(?:ref|shallowRef|reactive|shallowReactive|readonly|markRaw)$/.test(node.callee.name);
      return isWrapper && only !== undefined ? bare(only as Expression) : node;
    }
    default:
      return node;
  }
}

export const isObject = (value: Literal): value is { [name: string]: Literal } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code);

/** Whether a value is known to its last part. */
export function isKnown(value: Literal): boolean {
  if (value instanceof Code) return false;
  if (Array.isArray(value)) return value.every(isKnown);
  return isObject(value) ? Object.values(value).every(isKnown) : true;
}

/** A text that is written out; undefined for anything else. */
export const textIn = (value: Literal): string | undefined => (typeof value === 'string' ? value : undefined);
