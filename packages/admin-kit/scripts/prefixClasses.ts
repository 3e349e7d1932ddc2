// What is published names its classes `tk-flex` where the source says `flex`, so that a host's classes and the kit's never meet.
import { parseSync } from 'vite';

/** Begins every class of the published kit, and so marks the elements that are the kit's. */
export const prefix = 'tk-';

/** Custom properties that are not ours: libraries set them. */
const foreignProperty = /(?<![\w<!-])--(?!radix-|rdp-)(?=[a-z]|$)/g;

/** Stands on elements that take classes of a host beside the kit's own: what the kit leaves open there, those may say. */
export const openMark = `${prefix}open`;

/** Puts the kit's prefix before each custom property of a text: `var(--color-ink)` becomes `var(--tk-color-ink)`. */
export const prefixProperties = (text: string): string => text.replaceAll(foreignProperty, '--tk-');

/** Words that are utilities too, and stand in the kit's code with another meaning: roles, events, tags, commands, values of styles. */
const plainWords = new Set(
  'blur border collapse ease-in filter fixed grid group hidden inline italic static table underline visible'.split(' '),
);

/** Elements below an `<svg>`, which say how they look by attributes, and those that are never drawn. */
const undrawn = new Set(
  'circle defs g line linearGradient path polygon polyline rect stop text tspan title style script br col'.split(' '),
);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Rewrites one source: each utility in it gets the prefix, each element that it draws has at least one class of the kit, and custom
 * properties get a prefix as well. No line moves.
 *
 * @param isUtility whether Tailwind knows a class of this name
 * @returns the code, and the utilities as the source says them
 * @throws Error a class of an attribute or of `cx` is none that Tailwind knows, or a lone word might be one
 */
export function prefixClasses(
  path: string,
  { code, isUtility }: { code: string; isUtility: (name: string) => boolean },
): { code: string; utilities: Set<string> } {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const utilities = new Set<string>();
  const edits: Edit[] = [];
  const problems: string[] = [];
  const icons = iconsOf(program as unknown as Node);

  const rename = ({ start, end }: Node, isClass: boolean) => {
    const text = code.slice(start, end);
    const words = text.match(/[^\s"'`]\S*?(?=\s|["'`]?$)/g) ?? [];
    const known = words.filter((word) => isMarker(word) || isUtility(word));
    if (known.length > 0 && known.length < words.length && isClass)
      problems.push(`no class of Tailwind: ${words.filter((word) => !known.includes(word)).join(' ')}`);
    const isSure = known.length === words.length && words.some((word) => /[-:[(!/]/.test(word) && isUtility(word) && !plainWords.has(word));
    if (known.length === 0 || !(isClass || isSure)) {
      if (known.length > 0 && known.length === words.length && words.some((word) => !plainWords.has(word)))
        problems.push(`a class or a word? ${text}`);
      const renamed = prefixProperties(text);
      if (renamed !== text) edits.push({ start, end, text: renamed });
      return;
    }
    for (const word of known) if (!isMarker(word)) utilities.add(word);
    edits.push({
      start,
      end,
      text: text.replaceAll(/[^\s"'`]\S*?(?=\s|["'`]?$)/g, (word) => (known.includes(word) ? prefix + word : word)),
    });
  };

  /** A part of a template without the signs around it. */
  const textOf = (part: Node): Node => {
    const [, before = '', after = ''] = /^([`}]?)[\s\S]*?(`|\$\{)?$/.exec(code.slice(part.start, part.end)) ?? [];
    return { ...part, start: part.start + before.length, end: part.end - after.length };
  };

  const walk = (value: unknown, isClass: boolean): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, isClass));
    if (!isNode(value)) return;
    const node = value;
    if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return;
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') return rename(node, isClass);
    if (node.type === 'TemplateElement') return rename(textOf(node), isClass);
    if (node.type === 'JSXOpeningElement') mark(node);
    for (const [key, child] of Object.entries(node)) walk(child, holdsClasses(node, { key, isClass }));
  };

  const mark = (element: Node) => {
    const name = (element['name'] as Node)['name'];
    const isPart = name === undefined || typeof name !== 'string';
    if (!isPart && (!(icons.has(name) || /^[a-z]/.test(name)) || undrawn.has(name))) return;
    const given = (element['attributes'] as Node[]).find(
      (one) => one.type === 'JSXAttribute' && (one['name'] as Node)['name'] === 'className',
    );
    if (given === undefined && isPart) return;
    if (given === undefined) {
      const at = (element['typeArguments'] as Node | null)?.end ?? (element['name'] as Node).end;
      edits.push({ start: at, end: at, text: ` className="${prefix}"` });
      return;
    }
    const expression = given['value'] as Node;
    const inner = expression['expression'] as Node | undefined;
    if (inner === undefined) return;
    const isOpen = mentionsClassName(inner);
    if (!isOpen && alwaysHasClass(inner)) return;
    edits.push(
      { start: inner.start, end: inner.start, text: `"${isOpen ? openMark : prefix} "+((` },
      { start: inner.end, end: inner.end, text: `)??"")` },
    );
  };

  const alwaysHasClass = (node: Node): boolean => {
    if (node.type === 'Literal' || node.type === 'TemplateElement')
      return code
        .slice(node.start, node.end)
        .split(/[\s"'`]+/)
        .some((word) => word !== '' && (isMarker(word) || isUtility(word)));
    if (node.type === 'TemplateLiteral') return (node['quasis'] as Node[]).some(alwaysHasClass);
    if (node.type === 'ConditionalExpression')
      return alwaysHasClass(node['consequent'] as Node) && alwaysHasClass(node['alternate'] as Node);
    return isCx(node) && (node['arguments'] as Node[]).some(alwaysHasClass);
  };

  walk(program, false);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
  return { code: applied(code, edits), utilities };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What variants such as `group-hover:` look for; no utility of its own. */
const isMarker = (word: string) => /^(?:group|peer)(?:\/[\w-]+)?$/.test(word);

const isCx = (node: Node) => node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'cx';

/** Whether strings in this place of a node are classes; places inside of classes are, unless they only decide between them. */
function holdsClasses(node: Node, { key, isClass }: { key: string; isClass: boolean }): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return /class(?:Names?|es)?$/i.test(String((node['name'] as Node)['name']));
    case 'CallExpression':
      return key === 'arguments' && (isCx(node) || isClassList(node['callee'] as Node));
    case 'AssignmentExpression':
      return key === 'right' && ((node['left'] as Node)['property'] as Node | undefined)?.['name'] === 'className';
    case 'VariableDeclarator':
      return /class(?:Names?|es)?$/i.test(String((node['id'] as Node)['name']));
    case 'ConditionalExpression':
      return key !== 'test' && isClass;
    case 'BinaryExpression':
      return node['operator'] === '+' && isClass;
    case 'LogicalExpression':
      return (key === 'right' || node['operator'] !== '&&') && isClass;
    case 'MemberExpression':
      return key === 'object' && isClass;
    case 'Property':
      return key === 'value' && isClass;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'JSXElement':
      return false;
    default:
      return isClass;
  }
}

/** Whether what a caller hands in as `className` is part of an expression. */
function mentionsClassName(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsClassName);
  if (!isNode(value)) return false;
  return (value.type === 'Identifier' && /className$/i.test(String(value['name']))) || Object.values(value).some(mentionsClassName);
}

const isClassList = (callee: Node) => ((callee['object'] as Node | undefined)?.['property'] as Node | undefined)?.['name'] === 'classList';

/** Names of components that only draw an icon. */
function iconsOf(program: Node): Set<string> {
  const imports = (program['body'] as Node[]).filter(
    (one) => one.type === 'ImportDeclaration' && (one['source'] as Node)['value'] === 'lucide-react',
  );
  return new Set(imports.flatMap((one) => (one['specifiers'] as Node[]).map((specifier) => String((specifier['local'] as Node)['name']))));
}

function applied(code: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}
