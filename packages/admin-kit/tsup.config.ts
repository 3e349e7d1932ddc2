import { existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { transform } from 'oxc-transform-react';
import { defineConfig, type Options } from 'tsup';

/** Every folder with a door becomes one entry: `src/dialog/index.ts` is `@tarmac/admin-kit/dialog`, and one level below it too. */
const entry = Object.fromEntries(doorsBelow('src', 2).map((folder) => [folder, `src/${folder}/index.ts`]));

function doorsBelow(root: string, levels: number, folder = ''): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap((one) => {
      const path = folder === '' ? one.name : `${folder}/${one.name}`;
      return [...(existsSync(`${root}/${path}/index.ts`) ? [path] : []), ...(levels > 1 ? doorsBelow(root, levels - 1, path) : [])];
    });
}

// Two builds write there, so neither may clean up after the other has begun.
rmSync('dist', { recursive: true, force: true });

/** What runs before the first paint is a plain script in one piece: modules run too late. */
const firstPaint: Options = {
  entry: { 'first-paint': 'src/theme/firstPaint.ts' },
  format: 'iife',
  target: 'es2020',
  minify: true,
  outExtension: () => ({ js: '.js' }),
};

const library: Options = {
  entry,
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [
    {
      // The dist of a library is not compiled by the app that installs it, so the compiler runs here.
      name: 'react-compiler',
      setup(build) {
        build.onLoad({ filter: /src\/.*\.tsx$/ }, async (args) => {
          const result = await transform(args.path, await readFile(args.path, 'utf8'), {
            jsx: { runtime: 'automatic' },
            reactCompiler: { reportDiagnostics: true },
            sourcemap: true,
          });
          return { contents: result.code, loader: 'js', warnings: result.errors.map((error) => ({ text: error.message })) };
        });
      },
    },
  ],
  onSuccess: () => copyFile('src/theme/theme.css', 'dist/theme.css'),
};

export default defineConfig([library, firstPaint]);
