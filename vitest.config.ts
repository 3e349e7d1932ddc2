import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { installedChromium, testOptions } from './scripts/lib/chromium.mjs';

/**
 * Three projects: `unit` runs `*.test.ts` of the packages in Node, `browser` runs `*.test.tsx` in Chromium, and `storybook`
 * plays every story in Chromium with axe findings as errors. The apps bring their own configuration.
 */
const executablePath = installedChromium();
if (executablePath === undefined || !existsSync(executablePath)) {
  console.warn(`No Chromium at ${executablePath ?? 'any known place'}: only the unit project can run. Install one or set CHROMIUM_PATH.`);
}

/**
 * Takes from pages what React's development build writes for the profiler and the debugger, which nobody reads here: a twentieth of the
 * time.
 */
const untraced = (): Plugin => ({
  name: 'untraced',
  transformIndexHtml: () => [{ tag: 'script', children: 'delete console.timeStamp; delete console.createTask;', injectTo: 'head-prepend' }],
});

/**
 * Keeps the sources as they are developed where `npm test` takes React and all other packages as people get them, which takes a quarter off
 * the time: the permission inspector, for example, is a tool of developers.
 */
const developed = (): Plugin => ({
  name: 'developed',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/packages\/[^/]+\/src\//, exclude: /\/node_modules\// }, code: 'process.env.NODE_ENV' },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"development"'),
  },
});

// Vitest names the instances in place, so each project gets its own.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // What moves and fades would have tests wait; motion itself is tested in the flows.
  provider: playwright({ launchOptions: testOptions(executablePath), contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

export default defineConfig({
  test: {
    // One more than there are cores: a page waits for its browser a sixth of the time.
    maxWorkers: 3,
    projects: [
      {
        // The packages as they are written: nothing has to be built before.
        ssr: { resolve: { conditions: ['@tarmac/source', ...defaultServerConditions] } },
        // What is tested here keeps nothing in modules, and loading them took half of the time.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // As in the browser: what is optimised here is over before it pays.
          execArgv: ['--no-opt'],
          // The first test of a file may load what comes late; beside the server's tests that has taken over Vitest's five seconds.
          testTimeout: 20_000,
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/docs/guides/*.test.ts'],
        },
      },
      {
        plugins: [react({ compiler: true }), tailwindcss(), untraced(), developed()],
        // Found at the start: a dependency that is bundled in the middle of a test brings a second React. What only a running source
        // imports is found in that source.
        optimizeDeps: { entries: ['packages/*/src/**/*.test.tsx', 'packages/admin-kit/src/internals/textSearch.ts'] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx', 'apps/docs/guides/*.test.tsx'],
          setupFiles: ['packages/admin-kit/src/testing/patience.fixture.ts', 'packages/admin-kit/src/testing/freshPage.fixture.ts'],
          // Tests share a page, as stories do: loading the kit again for each file took a fifth of their time.
          // What a file leaves is taken away before the next.
          isolate: false,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), untraced(), developed()],
        // Stories share a page, as those of a file do: loading the kit again for each file took a sixth of their time. What one leaves in
        // stores and in the browser's storage, the preview takes away before the next.
        test: { name: 'storybook', isolate: false, browser: browser() },
      },
    ],
  },
});
