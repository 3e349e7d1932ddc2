/**
 * Rules, reducers and transitions that depend on nothing but what they are given: every branch of them is tested. Globs below the
 * repository.
 */
const pureCores = [
  'packages/admin-kit/src/**/*Reducer.ts',
  'packages/admin-kit/src/permission/rules/*.ts',
  'packages/admin-kit/src/session/guard.ts',
  'packages/admin-kit/src/request/requestPolicy.ts',
  'packages/admin-kit/src/expression/*.ts',
  'packages/admin-kit/src/layout/menu.ts',
  'packages/admin-kit/src/editable-table/rules/*.ts',
  'packages/admin-kit/src/table/arrangeColumns.ts',
  'packages/admin-kit/src/internals/{decimal,currency}.ts',
  'packages/admin-kit/src/input/tree/treeStep.ts',
  'packages/admin-kit/src/input/uploadModel.ts',
  'packages/freight-api/src/rules/*.ts',
];

/** Arguments of Vitest that measure them and fail where a branch was not taken. */
export const coverageOfCores = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  ...pureCores.map((glob) => `--coverage.include=${glob}`),
  '--coverage.thresholds.branches=100',
  '--coverage.reporter=text',
  '--coverage.skipFull',
];
