import { defineConfig } from '@playwright/test';
import { installedChromium, testOptions } from './scripts/lib/chromium.mjs';

/** What takes long, and what would come last by its name: at the end one worker would wait for the other. */
const long = ['a11y', 'monitor', 'shell', 'tenants', 'tenantSwitch', 'touch', 'vehicle', 'views', 'roles', 'print'].map(
  (name) => `**/${name}.e2e.ts`,
);

/** What is proved on the embedded database: the way of the demonstration from its login to the paid driver, and an import. */
const embedded = ['waybill', 'demoSignIn', 'paying', 'importWizard'].map((name) => `**/${name}.e2e.ts`);

/** Flows in a real browser against real servers, which `globalSetup` starts on folders of their own with the demonstration data. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/support/startServer.ts',
  // A server and a database for each worker: its flows run one after the other and leave nothing that another one minds. One more than
  // there are cores, because a flow waits for its page a quarter of the time; a fourth only makes two cores wait.
  workers: 3,
  fullyParallel: false,
  projects: [
    // Its password can be changed for the first time only once, and other flows need it changed.
    { name: 'first', testMatch: '**/firstLogin.e2e.ts' },
    // One server for all of them: they come one after the other.
    { name: 'embedded', testMatch: embedded, workers: 1 },
    { name: 'long', testMatch: long },
    { name: 'flows', testMatch: '**/*.e2e.ts', testIgnore: [...long, ...embedded, '**/firstLogin.e2e.ts'] },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A new context costs each flow a tenth of its time. What a page stores is removed all the same.
    reuseContext: true,
    // Stories move; flows do not wait for what moves. A trace of every flow costs a third of their time: `--trace on` makes one.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What waits longer for a button will not get it: it fails before the time of its whole flow is over.
    actionTimeout: 20_000,
    launchOptions: {
      ...testOptions(installedChromium()),
      // Files bear Chinese names, which a browser can neither read nor write where the machine's language is not set.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
