import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../scripts/lib/declarations.mjs';

const domains = readdirSync('src/generated').filter((name) => name.endsWith('.ts') && existsSync(`src/generated/${name.slice(0, -3)}`));
const entries = {
  index: 'src/index.ts',
  'rules/index': 'src/rules/index.ts',
  dictionaries: 'src/generated/dictionaries.ts',
  tones: 'src/generated/tones.ts',
  ...Object.fromEntries(domains.map((name) => [name.slice(0, -3), `src/generated/${name}`])),
};

const entry = Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file)));

/** One entry per door of the package. */
export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2023',
  clean: true,
  treeshake: true,
  onSuccess: async () => writeDeclarations(import.meta.dirname, entry),
});
