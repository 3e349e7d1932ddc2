// What Tailwind knows of the kit's theme, without a build: whether a name is a utility, and what it looks like.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem, compile } from 'tailwindcss';

const sheet = [
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/preflight.css' layer(base);",
  "@import 'tailwindcss/utilities.css' layer(utilities);",
  "@import './theme.css';",
].join('\n');

const optionsFor = (folder: string) => ({
  base: join(folder, 'src/theme'),
  loadStylesheet: async (id: string, base: string) => {
    const path = id.startsWith('tailwindcss/') ? createRequire(import.meta.url).resolve(id) : join(base, id);
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
  },
});

/**
 * @param folder the package
 * @returns whether a class of this name is a utility of Tailwind under the kit's theme
 */
export async function loadUtilities(folder: string): Promise<(name: string) => boolean> {
  const system = await __unstable__loadDesignSystem(sheet, optionsFor(folder));
  const known = new Map<string, boolean>();
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) known.set(name, (answer = system.candidatesToCss([name])[0] !== null));
    return answer;
  };
}

/** @returns the theme, the rules beside it and these utilities, in layers, as Tailwind writes them */
export async function compileUtilities(folder: string, names: Iterable<string>): Promise<string> {
  const { build } = await compile(sheet, optionsFor(folder));
  return build([...names]);
}
