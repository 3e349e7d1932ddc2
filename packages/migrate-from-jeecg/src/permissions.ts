import type { Node } from '@babel/types';
import type { Finding } from './findings.ts';
import { type Literal, literalOf, membersOf } from './literals.ts';
import { lineOf, type SourceFile, walk } from './source.ts';
import { type Attribute, elementsOf, valueOf } from './template.ts';

/** A permission code where the project asks for it. */
export interface CodeUse {
  code: string;
  file: string;
  line: number;
  /** What asks: `v-has on a-button`, `hasPermission`. */
  by: string;
  /** What does so in the kit. */
  counterpart: string;
}

/** Directives and functions of Vue 2 and Vue 3. */
const directives = new Set(['has', 'auth']);
const functions = new Map([
  ['hasPermission', 'useCan'],
  ['isDisabledAuth', 'useCanUseData'],
]);

/** Finds what a file asks permissions for. */
export function findCodes(file: SourceFile): { uses: CodeUse[]; findings: Finding[] } {
  const uses: CodeUse[] = [];
  const findings: Finding[] = [];
  const take = (value: Literal, use: Omit<CodeUse, 'code' | 'file'> & { text: string }): void => {
    const { text, ...where } = use;
    const codes = codesOf(value);
    if (codes.length === 0) findings.push({ file: file.path, line: use.line, subject: use.by, problem: 'permissionCode', detail: text });
    for (const code of codes) uses.push({ ...where, code, file: file.path });
  };

  for (const { tag, line, directives: own, attributes } of elementsOf(file.template)) {
    for (const { name, code } of own) {
      if (directives.has(name)) take(valueOf({ code }), { line, by: `v-${name} on ${tag}`, counterpart: '<Can>', text: code });
      if (name === 'has-role' || name === 'role')
        findings.push({ file: file.path, line, subject: `v-${name} on ${tag}`, problem: 'role', detail: code });
    }
    const prefix = attributes.get('auth-pre');
    if (prefix !== undefined) take(prefixOf(prefix), { line, by: `authPre of ${tag}`, counterpart: 'buttonsBelow', text: '' });
    const buttons = attributes.get('auth');
    if (buttons !== undefined && tag.includes('button'))
      take(valueOf(buttons), { line, by: `auth of ${tag}`, counterpart: '<Can>', text: '' });
  }
  for (const script of file.scripts) {
    const own = functionsOf(script.ast);
    walk(script.ast, (node) => {
      if (node.type === 'CallExpression') {
        const name = calledName(node.callee);
        // A function of the file itself that only has the name.
        if (name !== undefined && own.has(name)) return;
        const counterpart = name === undefined ? undefined : functions.get(name);
        const [first] = node.arguments;
        if (name === undefined || counterpart === undefined || first === undefined) return;
        take(literalOf(first), {
          line: lineOf(script, node),
          by: name,
          counterpart,
          text: script.text.slice(first.start ?? 0, first.end ?? 0),
        });
      }
      // Actions of a row: `{ label: '编辑', auth: 'user:edit', onClick: … }`.
      if (node.type === 'ObjectExpression') {
        const members = new Map(membersOf(node));
        const auth = members.get('auth');
        if (auth === undefined || !(members.has('label') || members.has('onClick') || members.has('title'))) return;
        take(literalOf(auth), { line: lineOf(script, node), by: 'auth', counterpart: 'permission', text: '' });
      }
    });
  }
  return { uses, findings };
}

/** Names of the functions that a script declares. */
function functionsOf(ast: Node): Set<string> {
  const names = new Set<string>();
  walk(ast, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
  });
  return names;
}

function calledName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
}

function codesOf(value: Literal): string[] {
  if (typeof value === 'string' && value.trim() !== '') return [value.trim()];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')) return value.map(String);
  return [];
}

const prefixOf = (attribute: Attribute): Literal => {
  const value = valueOf(attribute);
  return typeof value === 'string' && !value.endsWith(':') ? `${value}:` : value;
};
