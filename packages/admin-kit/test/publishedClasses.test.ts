import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostTokens } from '../scripts/hostTokens.ts';
import { kitStyles } from '../scripts/kitStyles.ts';
import { prefixClasses, prefixProperties } from '../scripts/prefixClasses.ts';
import { loadUtilities } from '../scripts/utilities.ts';

const folder = join(import.meta.dirname, '..');
let isUtility: (name: string) => boolean;

beforeAll(async () => {
  isUtility = await loadUtilities(folder);
});

const published = (code: string) => prefixClasses('Part.tsx', { code, isUtility }).code;

describe('PKG-01 the classes of the published kit', () => {
  it('have a prefix in markup, in constants and in templates', () => {
    expect(published(`<a className="flex hover:text-ink -mt-2 p-0! before:content-['a'] group/row" />`)).toBe(
      `<a className="tk-flex tk-hover:text-ink tk--mt-2 tk-p-0! tk-before:content-['a'] tk-group/row" />`,
    );
    expect(published("const looks = { on: 'text-ok-ink', off: 'flex gap-2' };")).toBe(
      "const looks = { on: 'tk-text-ok-ink', off: 'tk-flex tk-gap-2' };",
    );
    expect(published('<a className={`flex ${is ? "hidden" : "block"} p-1`} />')).toBe(
      '<a className={`tk-flex ${is ? "tk-hidden" : "tk-block"} tk-p-1`} />',
    );
    expect(published("element.classList.add('hidden'); element.className = 'grid';")).toBe(
      "element.classList.add('tk-hidden'); element.className = 'tk-grid';",
    );
  });

  it('are not taken from words with another meaning', () => {
    const code = `on('blur', () => kind === 'table' ? 'Choose in a table' : { role: 'group', overflow: 'hidden', easing: 'ease-in' });`;
    expect(published(code)).toBe(code);
    expect(published(`<a className={cx(mode === 'fixed' && 'fixed')} role="grid" />`)).toBe(
      `<a className={"tk- "+((cx(mode === 'fixed' && 'tk-fixed'))??"")} role="grid" />`,
    );
  });

  it('stand on every element, and say where a class of the host stands beside them', () => {
    expect(published('<ul><li><svg><path d="" /></svg></li></ul>')).toBe(
      '<ul className="tk-"><li className="tk-"><svg className="tk-"><path d="" /></svg></li></ul>',
    );
    expect(published("import { X } from 'lucide-react'; <X size={2} />;")).toBe(
      'import { X } from \'lucide-react\'; <X className="tk-" size={2} />;',
    );
    expect(published("<p className={cx('p-1', className)} />")).toBe('<p className={"tk-open "+((cx(\'tk-p-1\', className))??"")} />');
    expect(published('<Inner className={className} />')).toBe('<Inner className={className} />');
  });

  it('are classes that there are, and no words of which nobody knows', () => {
    expect(() => published('<a className="flex flx" />')).toThrow('no class of Tailwind: flx');
    expect(() => published("const look = isOff ? 'invisible' : '';")).toThrow("a class or a word? 'invisible'");
  });

  it('come with custom properties of the kit', () => {
    expect(prefixProperties('calc(var(--spacing-row) - var(--radix-popper-x))')).toBe(
      'calc(var(--tk-spacing-row) - var(--radix-popper-x))',
    );
    expect(published('element.style.setProperty(`--${name}-primary`, "<!--td");')).toBe(
      'element.style.setProperty(`--tk-${name}-primary`, "<!--td");',
    );
    expect(published('<a className="h-(--kit-line)" />')).toBe('<a className="tk-h-(--kit-line)" />');
  });
});

describe('PKG-01 the published sheet', () => {
  it('names no class, element or custom property that a host may have', async () => {
    // What is escaped is part of a name.
    const sheet = (await kitStyles(folder)).replaceAll(/\\./g, '');
    const selectors = [...sheet.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g)].flatMap(([, list]) => list!.split(/,(?![^(]*\))/));
    expect(selectors.length).toBeGreaterThan(800);
    const classes = selectors.flatMap((one) => [...one.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));
    expect(classes.filter((name) => !name.startsWith('tk-'))).toEqual([]);
    const isOurs = /tk-|^\s*(?:from|to|50%|:root|:host|\[data-(?:theme|density)='\w+'\]|\[data-kit\]\[data-(?:grey|color-weak)\])\s*$/;
    expect(selectors.filter((one) => !isOurs.test(one) && !/^\s*(?:\*|::?before|::?after|::backdrop)\s*$/.test(one))).toEqual([]);
    expect([...sheet.matchAll(/(?<![\w-])--(?!tk-|radix-|rdp-)[\w-]+/g)].map(([name]) => name)).toEqual([]);
    expect(sheet).not.toMatch(/[;{][\w-]+:[^;{}]*\drem\b/);
  });

  it('gives a host its colours under the names that Tailwind has not', () => {
    const tokens = hostTokens(folder);
    expect(tokens).toContain('--color-surface: var(--tk-color-surface);');
    expect(tokens).not.toMatch(/--(?:text|radius|font|spacing):|--text-base|--color-\*/);
  });
});
