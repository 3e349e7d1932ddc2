import { configDefaults, defineConfig } from 'vitest/config';

/** With an address of a PostgreSQL the tests run on it instead of the embedded engine. */
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** What PostgreSQL alone can show: logins of its own. */
const postgresOnly = ['test/postgres/**'];
/** What is about the embedded engine or about processes that start with it, and what touches no database. */
const embeddedOnly = [
  'test/embedded.test.ts',
  'test/faults/**',
  'src/modules/finance/ledger/postings.test.ts',
  'src/modules/shipping/fees/fees.test.ts',
  'src/modules/system/account/passwordPolicy.test.ts',
  'src/platform/excel/**',
  'src/platform/files/**',
  'src/platform/sealed.test.ts',
];

export default defineConfig({
  test: {
    name: onPostgres ? 'postgres' : 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(onPostgres ? embeddedOnly : postgresOnly)],
    globalSetup: ['./test/globalSetup.ts'],
    // Each file has a database of its own; more of them at once only make two cores wait.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
