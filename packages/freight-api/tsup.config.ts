import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const domains = readdirSync('src/generated').filter((name) => name.endsWith('.ts') && existsSync(`src/generated/${name.slice(0, -3)}`));
const entries = {
  index: 'src/index.ts',
  'rules/index': 'src/rules/index.ts',
  dictionaries: 'src/generated/dictionaries.ts',
  tones: 'src/generated/tones.ts',
  ...Object.fromEntries(domains.map((name) => [name.slice(0, -3), `src/generated/${name}`])),
};

/** One entry per door of the package. */
export default defineConfig({
  entry: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  treeshake: true,
});
