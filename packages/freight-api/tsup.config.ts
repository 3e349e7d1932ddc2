import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = { index: 'src/index.ts', 'rules/index': 'src/rules/index.ts' };

/** One entry per door of the package. */
export default defineConfig({
  entry: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  treeshake: true,
});
