import { existsSync, readdirSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { transform } from 'oxc-transform-react';
import { defineConfig } from 'tsup';

/** Every folder with a door becomes one entry: `src/dialog/index.ts` is `@tarmac/admin-kit/dialog`. */
const entry = Object.fromEntries(
  readdirSync('src', { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && existsSync(`src/${folder.name}/index.ts`))
    .map((folder) => [folder.name, `src/${folder.name}/index.ts`]),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
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
});
