import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { subject } from './subjects.mjs';

/** The tests of one pure core by themselves, as a mutation run asks them again and again. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@tarmac/source', ...defaultServerConditions] } },
  test: { environment: 'node', isolate: false, include: subject?.tests ?? [], testTimeout: 20_000 },
});
