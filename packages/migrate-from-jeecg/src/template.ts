import { parseExpression } from '@babel/parser';
import { type Literal, literalOf } from './literals.ts';
import type { TemplateRoot } from './source.ts';

type TemplateChild = TemplateRoot['children'][number];
type TemplateElement = Extract<TemplateChild, { type: 1 }>;

/** An element of a template. */
export interface Element {
  /** In small letters with dashes: `JVxeTable` and `j-vxe-table` are one. */
  tag: string;
  line: number;
  /** Attributes by name in small letters with dashes; those that are bound have `code`. */
  attributes: ReadonlyMap<string, Attribute>;
  /** Own directives such as `v-has`, without the `v-`. */
  directives: ReadonlyArray<{ name: string; code: string }>;
  /** Names of the slots that are filled in it. */
  slots: readonly string[];
}

/** A text, or code that is bound. */
export type Attribute = { text: string } | { code: string };

// compiler-core names its kinds of nodes by numbers, which it exports as a const enum only.
const elementKind = 1;
const attributeKind = 6;
const directiveKind = 7;

/** Every element of a template, the outer ones first. */
export function elementsOf(template: TemplateRoot | undefined): Element[] {
  const elements: Element[] = [];
  const enter = (node: TemplateChild): void => {
    if (node.type !== elementKind) return;
    elements.push(read(node));
    for (const child of node.children) enter(child);
  };
  for (const child of template?.children ?? []) enter(child);
  return elements;
}

function read(node: TemplateElement): Element {
  const attributes = new Map<string, Attribute>();
  const directives: { name: string; code: string }[] = [];
  for (const prop of node.props) {
    if (prop.type === attributeKind) attributes.set(dashed(prop.name), { text: prop.value?.content ?? '' });
    else if (prop.type === directiveKind) {
      const code = prop.exp === undefined ? '' : prop.exp.loc.source;
      const argument = prop.arg === undefined ? undefined : dashed(prop.arg.loc.source);
      if (prop.name === 'bind' && argument !== undefined) attributes.set(argument, { code });
      else if (!vueDirectives.has(prop.name)) directives.push({ name: prop.name, code });
    }
  }
  return { tag: dashed(node.tag), line: node.loc.start.line, attributes, directives, slots: node.children.flatMap(slotOf) };
}

const vueDirectives = new Set([
  'bind',
  'on',
  'model',
  'if',
  'else',
  'else-if',
  'for',
  'show',
  'html',
  'text',
  'slot',
  'pre',
  'once',
  'memo',
  'cloak',
]);

function slotOf(node: TemplateChild): string[] {
  if (node.type !== elementKind || node.tag !== 'template') return [];
  return node.props.flatMap((prop) => {
    if (prop.type === directiveKind && prop.name === 'slot') return [prop.arg?.loc.source ?? 'default'];
    return prop.type === attributeKind && prop.name === 'slot' ? [prop.value?.content ?? 'default'] : [];
  });
}

const dashed = (name: string): string => name.replaceAll(/\B([A-Z])/g, '-$1').toLowerCase();

/** The value of an attribute, as far as it stands in the template. */
export function valueOf(attribute: Attribute | undefined): Literal {
  if (attribute === undefined) return undefined;
  if ('text' in attribute) return attribute.text;
  try {
    return literalOf(parseExpression(attribute.code, { plugins: ['typescript'] }));
  } catch {
    return undefined;
  }
}

/** A switch of an element: `toolbar`, `:toolbar="true"`; undefined where it is worked out. */
export function isOn(value: Literal): boolean | undefined {
  if (value === '') return true;
  return typeof value === 'boolean' ? value : undefined;
}
