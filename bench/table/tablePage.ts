import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { findChromium, launchOptions } from '../../scripts/lib/chromium.mjs';
import { inTemporaryFolder } from '../processes.ts';
import { writePackedApp } from './packedApp.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the page with its tables as an app is built, serves it, and opens a browser.
 *
 * @throws Error when there is no Chromium
 */
export async function withTablePage(run: (url: string, browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The tables need a Chromium.');
  await inTemporaryFolder(async (folder) => {
    const outDir = join(folder, 'dist');
    const page = join(folder, 'page');
    writePackedApp(page);
    await build({
      configFile: false,
      logLevel: 'warn',
      root: page,
      plugins: [react({ compiler: true }), tailwindcss()],
      resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
      build: { outDir, emptyOutDir: true, target: 'es2023', minify: process.env['BENCH_NAMES'] === undefined, reportCompressedSize: false },
    });
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname;
      const file = join(outDir, path === '/' ? 'index.html' : path);
      try {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch(launchOptions(executablePath));
    try {
      await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, browser);
    } finally {
      await browser.close();
      server.close();
    }
  });
}
