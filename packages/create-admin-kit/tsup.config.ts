import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  // Of `yaml` the build that is made of modules: the one for Node asks for its parts by `require`, which a bundle of modules has not.
  platform: 'neutral',
  external: [/^node:/],
  target: 'node20',
  // What is bundled keeps its licence.
  footer: { js: `/*! yaml:\n${readFileSync('node_modules/yaml/LICENSE', 'utf8')}*/` },
  clean: true,
});
