import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The page in which examples run: stories and recipes, each a file that loads when it is asked for. */
export default defineConfig({
  root: join(import.meta.dirname, 'frame'),
  base: './',
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['@tarmac/source', ...defaultClientConditions],
    alias: [{ find: /^\.\/DocsPage\.tsx$/, replacement: join(import.meta.dirname, 'frame/noDocsPage.ts') }],
  },
  build: { outDir: join(import.meta.dirname, 'public/frame'), emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
});
