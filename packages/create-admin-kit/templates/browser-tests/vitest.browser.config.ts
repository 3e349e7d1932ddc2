import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// A Chromium of your own, else Playwright's: `npx playwright install chromium`.
const executablePath = process.env['CHROMIUM_PATH'];

/** Tests that need a page, which end in `.tsx`: `npm run test:browser`. */
export default defineConfig({
  plugins: [react()],
  // What is found in the middle of a test would bring a second React.
  optimizeDeps: { entries: ['src/**/*.test.tsx'] },
  test: {
    include: ['src/**/*.test.tsx'],
    // The first page loads the kit.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ ...(executablePath && { launchOptions: { executablePath } }), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
