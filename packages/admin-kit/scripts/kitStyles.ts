// Makes `dist/styles.css`: the utilities that the kit uses under their prefixed names, and a reset that acts on the kit's own elements alone.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMark, prefix, prefixClasses, prefixProperties } from './prefixClasses.ts';
import { compileUtilities, loadUtilities } from './utilities.ts';

/** Sources that are published: no tests, stories or what only those need. */
export const isPublished = (path: string) => /\.tsx?$/.test(path) && !/\.(?:test|test-d|stories|fixtures?)\.tsx?$/.test(path);

/** Elements of the kit: their rules win over whatever a host says without layers, short of an id or `!important`. */
const own = `[class*='${prefix}']:not(.${openMark},#tk)`;
/** Elements of the kit that carry a host's classes too: these win over the reset. */
const open = `.${openMark}`;
/** Makes a utility as strong as the reset before it. */
const strong = ':not(#tk)';

/** The whole sheet, in no layer: what is in one would lose to every rule of a host that is in none. */
export async function kitStyles(folder: string): Promise<string> {
  const isUtility = await loadUtilities(folder);
  const source = join(folder, 'src');
  // Room around a host's own pages, which follows the density.
  const names = new Set(['p-gap', 'sr-only']);
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isPublished))
    prefixClasses(path, { code: readFileSync(join(source, path), 'utf8'), isUtility }).utilities.forEach((name) => names.add(name));
  const blocks = parse(await compileUtilities(folder, names));
  const layers = { theme: '', base: '', utilities: '', properties: '', rest: '' };
  for (const block of blocks) {
    const layer = /^@layer (\w+)$/.exec(block.head)?.[1] as keyof typeof layers | undefined;
    if (layer === 'properties') layers.properties += write([{ ...block, head: `@layer ${prefix}properties` }], keep);
    else if (layer !== undefined)
      layers[layer] += write(block.body ?? [], { theme: keep, base: reset, utilities: utility }[layer as 'base']);
    else if (/^@(?:property|keyframes)/.test(block.head)) layers.rest += write([block], keep);
    else if (block.body !== undefined) layers.rest += write([block], always);
  }
  const byHand = (name: string) =>
    write(parse(readFileSync(join(folder, `scripts/${name}.css`), 'utf8')), (selector) =>
      selector.replaceAll(':own', own).replaceAll(':open', open),
    );
  return [layers.properties, layers.theme, byHand('reset'), layers.base, byHand('letters'), layers.utilities, layers.rest].join('\n');
}

interface Block {
  /** Selector or at-rule; of a declaration all of it. */
  head: string;
  /** Absent for a declaration. */
  body?: Block[];
}

/** Reads the nested blocks of a sheet. */
function parse(css: string): Block[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  let at = 0;
  const read = (): Block[] => {
    const blocks: Block[] = [];
    let head = '';
    for (; at < text.length; at++) {
      const sign = text[at]!;
      if (sign === '\\') head += sign + text[++at];
      else if (sign === '"' || sign === "'") {
        const end = text.indexOf(sign, at + 1);
        head += text.slice(at, end + 1);
        at = end;
      } else if (sign === '{') {
        at++;
        blocks.push({ head: head.trim(), body: read() });
        head = '';
      } else if (sign === ';' || sign === '}') {
        if (head.trim() !== '') blocks.push({ head: head.trim() });
        head = '';
        if (sign === '}') return blocks;
      } else head += sign;
    }
    return blocks;
  };
  return read();
}

/** Writes blocks with their selectors rewritten, and their custom properties under the kit's names. */
function write(blocks: readonly Block[], rewrite: (selector: string) => string | undefined): string {
  return blocks
    .map(({ head, body }) => {
      if (body === undefined) return `${inPixels(propertiesOf(head))};`;
      if (head.startsWith('@')) {
        const inner = write(body, /^@(?:property|keyframes|font-face)/.test(head) ? keep : rewrite);
        return inner === '' ? '' : `${propertiesOf(head)}{${inner}}`;
      }
      if (body.length === 0) return '';
      const selectors = listOf(head).flatMap((one) => rewrite(one) ?? []);
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${write(body, keep)}}`;
    })
    .join('');
}

/** Tailwind's own properties are told apart from the theme's, some of which have the same name behind the prefix. */
const propertiesOf = (text: string) => prefixProperties(text.replaceAll('--tw-', '--u-'));

/** A rem is what a host says it is. */
const inPixels = (text: string) => text.replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`);

/** The selectors of a list. */
function listOf(selectors: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let at = 0; at < selectors.length; at++) {
    const sign = selectors[at]!;
    if (sign === '\\') {
      part += sign + selectors[++at];
      continue;
    }
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
}

const keep = (selector: string) => selector;

const renamed = (selector: string) => selector.replaceAll(/(?<!\\)\.(?=[\w@[-]|\\)/g, `.${prefix}`);

/** Gives a utility its prefixed name, and strength over the reset. */
function utility(selector: string): string {
  // `space-y-2` says of its children what any of them may say otherwise.
  const children = /^:where\((.+)\)$/.exec(renamed(selector))?.[1];
  if (children !== undefined) return `${own}:where(${children}),${open}:where(${children})`;
  return renamed(selector).replace(/^(.*?)((?:(?<!\\)::[\w-]+(?::[\w-]+)*)?)$/, `$1${strong}$2`);
}

/** What the theme and Tailwind's preflight say of elements, said of the kit's alone. */
function reset(selector: string): string | undefined {
  if (/^(?:html|:host|\[data-kit\])$/.test(selector)) return undefined;
  if (selector.startsWith('[data-kit][data-')) return selector.replace(/ (?=\*|::)/, ` [class*='${prefix}']`).replace(']*', ']');
  const [, subject = '', part = ''] = /^(.*?)(::.*)?$/.exec(renamed(selector.replace(/^\[data-kit\] /, '')))!;
  const which = subject === '' || subject === '*' ? '' : `:where(${subject})`;
  return `${own}${which}${part},${open}${which}${part}`;
}

/** What has to win over utilities: print, and letters of inputs on phones. */
function always(selector: string): string {
  const mark = `[class*='${prefix}']${strong}${strong}`;
  const named = renamed(selector);
  if (named.startsWith('[data-kit] ')) return `${mark}${named.slice('[data-kit] '.length)}`;
  return named.replaceAll(/^table|\[role='dialog'\]/g, `$&${mark}`);
}
