import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** With an address of a PostgreSQL the tests run on it instead of the embedded engine. */
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** `npm test` runs on both, one after the other, and asks each for its share; by hand everything can be run that an engine can show. */
const isShared = process.env['TEST_SHARED'] === '1';
/** `npm run fuzz` asks PostgreSQL, whose log it reads; the tests ask the embedded engine. */
const isFuzz = process.env['FUZZ_FIRST'] !== undefined;
const isStorm = process.env['STORM_KILLS'] !== undefined;
/** What PostgreSQL alone can show: logins of its own; and what is played by chance for as long as there is time. */
const postgresOnly = ['test/postgres/**', 'test/simulation/**', 'test/load/**'];
/**
 * What no engine decides: rules above the platform, whose statements are all built by it, and calls that carry no data. It is asked of
 * PostgreSQL, where it takes a quarter of the time; the embedded engine is asked by the flows of the project `embedded`.
 */
const engineless = [
  'seed/**',
  'test/advancedQuery.test.ts',
  'test/explorer/workLists.test.ts',
  'test/generatedRequests.test.ts',
  'test/permissionConformance.test.ts',
  'test/routeMatrix.test.ts',
  'test/{allAtOnce,askedNames,badInput,batchMessages,contractTables,drain,errorTexts,exportedIsImported,fieldChecks,fourEyes,heldUp,hiddenFees,importHeadings,objectMatrix,privateFiles,spellings,stockClient}.test.ts',
  'src/modules/contracts/**',
  'src/modules/fleet/**',
  'src/modules/customers/**',
  // The books themselves are asked of both; flows pay on the embedded engine, and storms kill it.
  'src/modules/finance/!(ledger|wallet)/**',
  'src/modules/general/**',
  'src/modules/government/**',
  'src/modules/monitor/**',
  // What becomes of their tables is asked of both, in `form-storage`.
  'src/modules/online/form/**',
  'src/modules/online/report/reportDefinition*',
  'src/modules/online/form-rights/**',
  'src/modules/online/form-rows/{formLife,formRuntime}*',
  'src/modules/review/**',
  'src/modules/shipping/common/**',
  'src/modules/shipping/note-event/**',
  'src/modules/shipping/order/**',
  'src/modules/region/**',
  'src/modules/shipping/place/**',
  'src/modules/shipping/shipping-note/**',
  'src/modules/track/**',
  'src/modules/system/*/**',
  'src/platform/http/**',
  'src/platform/sockets/**',
];
/** What is about the embedded engine or about processes that start with it, and what touches no database. */
const embeddedOnly = [
  'test/embedded.test.ts',
  'test/faults/**',
  'test/contractBounds.test.ts',
  'test/explorer/explorer.test.ts',
  'src/modules/finance/ledger/postings.test.ts',
  'src/modules/shipping/fees/**',
  'src/platform/excel/**',
  'src/platform/capitalAmount.test.ts',
  'src/platform/files/**',
  'src/platform/pdf/**',
  'src/platform/sealed.test.ts',
  ...(isFuzz ? [] : ['test/online-fuzz/**']),
];

/** What takes longest begins first, or one core would wait at the end for what the other has just begun. */
const longest = [
  'test/postgres/databaseLoss.test.ts',
  'seed/demoSet.test.ts',
  'test/faults/backup.test.ts',
  'test/faults/storm.test.ts',
  'test/embedded.test.ts',
  'test/hiddenFees.test.ts',
  'test/routeMatrix.test.ts',
  'test/fourEyes.test.ts',
  'test/objectMatrix.test.ts',
  'test/badInput.test.ts',
  'src/modules/finance/payment/payment.test.ts',
  'test/faults/start.test.ts',
  'test/permissionConformance.test.ts',
  'test/generatedRequests.test.ts',
  'src/modules/online/report/slowReport.test.ts',
  'src/platform/jobs/jobs.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((one) => moduleId.endsWith(one));
      return found < 0 ? longest.length : found;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    name: onPostgres ? 'postgres' : 'server',
    environment: 'node',
    // What `npm run storm` plays takes longer than a test run has.
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts', ...(isStorm ? ['test/storm/*.storm.ts'] : [])],
    exclude: [...configDefaults.exclude, ...(onPostgres ? embeddedOnly : [...postgresOnly, ...(isShared ? engineless : [])])],
    globalSetup: ['./test/globalSetup.ts'],
    setupFiles: ['./test/closeKeptServers.ts'],
    // Each file has a database of its own; more of them at once only make two cores wait.
    pool: 'forks',
    // Tests of memory ask what is alive.
    execArgv: ['--expose-gc'],
    maxWorkers: 2,
    // A file keeps nothing in modules that another would trip over: each has servers and a database of its own. Loading all modules again
    // for each of them took as long as the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
