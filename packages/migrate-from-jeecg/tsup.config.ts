import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../scripts/lib/declarations.mjs';

const entry = { index: 'src/index.ts', cli: 'src/cli.ts' };

/** The kit's names of JeecgBoot's views are built in: the command needs nothing else of the kit, nor React. */
export default defineConfig({
  entry,
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  treeshake: true,
  noExternal: ['@tarmac/admin-kit'],
  esbuildOptions: (options) => {
    // The entry would bring what it loads later.
    options.alias = { '@tarmac/admin-kit/jeecg': '../admin-kit/src/jeecg/menuNodes.ts' };
  },
  onSuccess: async () => writeDeclarations(import.meta.dirname, { index: entry.index }),
});
