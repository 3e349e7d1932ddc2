import { subject } from './subjects.mjs';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  mutate: [...subject.mutate, '!**/*.test.ts', '!**/index.ts'],
  coverageAnalysis: 'perTest',
  // What a module evaluates once cannot be switched per test: such tables are proved by the tests that name their values.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['json'],
  jsonReporter: { fileName: `.data/mutation/${subject.name}.json` },
  tempDirName: '.data/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', '.data', 'storybook-static', '.storybook', 'apps/web', 'bench'],
  disableTypeChecks: false,
};
