import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes .br and .gz beside every text file of the build, so that the server never compresses at run time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle() {
      for (const file of filesBelow(join(import.meta.dirname, 'dist'))) {
        if (!/\.(js|css|html|svg|json)$/.test(file)) continue;
        const content = readFileSync(file);
        if (content.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Serves the kit's script of the first paint beside the page: it runs before the styles' modules, under a strict CSP. */
function firstPaint(): Plugin {
  const read = () => readFileSync(createRequire(import.meta.url).resolve('@tarmac/admin-kit/first-paint.js'), 'utf8');
  return {
    name: 'first-paint',
    configureServer: ({ middlewares }) => {
      middlewares.use('/first-paint.js', (_request, response) => response.setHeader('content-type', 'text/javascript').end(read()));
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/first-paint.js' }, injectTo: 'head-prepend' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'first-paint.js', source: read() });
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const server = process.env['API_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss(), firstPaint(), precompress()],
  resolve: { conditions: ['@tarmac/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/jeecg-boot': { target: server, ws: true } } },
  build: { target: 'es2023', sourcemap: false, modulePreload: { polyfill: false }, reportCompressedSize: false },
});
