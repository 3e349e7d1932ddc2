import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'oxc-transform-react';
import { defineConfig, type Options } from 'tsup';
import { hostTokens } from './scripts/hostTokens.ts';
import { prefixClasses } from './scripts/prefixClasses.ts';
import { loadUtilities } from './scripts/utilities.ts';
import { withoutSources, writeDeclarations } from '../../scripts/lib/declarations.mjs';

/** Every folder with a door becomes one entry: `src/dialog/index.ts` is `@tarmac/admin-kit/dialog`, and one level below it too. */
const entry = Object.fromEntries(doorsBelow('src', { levels: 2 }).map((folder) => [folder, `src/${folder}/index.ts`]));

function doorsBelow(root: string, { levels, folder = '' }: { levels: number; folder?: string }): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap((one) => {
      const path = folder === '' ? one.name : `${folder}/${one.name}`;
      return [
        ...(existsSync(`${root}/${path}/index.ts`) ? [path] : []),
        ...(levels > 1 ? doorsBelow(root, { levels: levels - 1, folder: path }) : []),
      ];
    });
}

// Two builds write there, so neither may clean up after the other has begun.
rmSync('dist', { recursive: true, force: true });

/** A worker is a file of its own, which the bundler of an app finds beside the chunk that starts it. */
const sheetWorker: Options = {
  entry: { 'sheet-worker': 'src/resource/import/wizard/sheetWorker.ts' },
  format: 'esm',
  target: 'es2022',
  minify: true,
};

/**
 * What is installed is not compiled by the app, so the compiler runs here: where many rows and cells render. Elsewhere it would
 * add a third to the kit's weight (36 of 152 kB) for widgets that seldom render twice.
 */
const isCompiled = /\/src\/table\/(?:Grid\w+|DataTable|CardList)\.tsx$/;

async function compile(path: string, code: string) {
  const result = await transform(path, code, {
    jsx: { runtime: 'automatic' },
    reactCompiler: { reportDiagnostics: true },
    sourcemap: true,
  });
  return { contents: result.code, loader: 'js' as const, warnings: result.errors.map((error) => ({ text: error.message })) };
}

/** Marks calls that only make something: a widget that nobody imports would leave its `late(…)` in the app otherwise. */
function markPure(code: string): string {
  return code.replaceAll(
    /^((?:export )?const \w+(?:: [^=\n]+)? = )(?=(?:late|memo|createContext|forwardRef|tableFeatures)\b)/gm,
    '$1/* @__PURE__ */ ',
  );
}

const isUtility = await loadUtilities(process.cwd());

/** Sources as they are published: without marks of our documents, with classes and custom properties that no host has. */
const published: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'kit-source',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const marked = markPure(withoutSources(await readFile(path, 'utf8'))).replace(
        "new URL('./sheetWorker.ts'",
        "new URL('./sheet-worker.js'",
      );
      const { code } = prefixClasses(path, { code: marked, isUtility });
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      return isCompiled.test(path) ? compile(path, code) : { contents: code, loader };
    });
  },
};

/** What runs before the first paint is a plain script in one piece: modules run too late. */
const firstPaint: Options = {
  entry: { 'first-paint': 'src/theme/firstPaint.ts' },
  format: 'iife',
  target: 'es2020',
  minify: true,
  esbuildPlugins: [published],
  outExtension: () => ({ js: '.js' }),
};

const library: Options = {
  entry,
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [published],
  onSuccess: async () => {
    await writeFile('dist/theme.css', hostTokens(process.cwd()));
    writeDeclarations(import.meta.dirname, entry);
    for (const name of Object.keys(entry)) await markForClient(`dist/${name}.js`);
  },
};

/**
 * Says 'use client' in entries that need React, for hosts with server components. Entries without React, such as `request` and
 * `permission/rules`, stay open to both sides, and so do the chunks they share. On the first line, so that source maps hold.
 */
async function markForClient(file: string): Promise<void> {
  if (await needsReact(file)) await writeFile(file, `"use client";${await readFile(file, 'utf8')}`);
}

async function needsReact(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = await readFile(file, 'utf8');
  const imports = [...code.matchAll(/^(?:import|export)\s[^'";]*?['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? match[2]!,
  );
  if (imports.some((one) => /^(react|react-dom)(\/|$)/.test(one))) return true;
  for (const one of imports) if (one.startsWith('.') && (await needsReact(join(dirname(file), one), seen))) return true;
  return false;
}

export default defineConfig([library, firstPaint, sheetWorker]);
