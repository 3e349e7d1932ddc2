import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { kitChunks } from '../../packages/admin-kit/src/vite/kitChunks.ts';
import { chunkStages } from './scripts/chunkStages.ts';

/** Writes .br and .gz beside every text file of the build, so that the server never compresses at run time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle() {
      for (const file of filesBelow(join(import.meta.dirname, 'dist'))) {
        if (!/\.(m?js|css|html|svg|json)$/.test(file)) continue;
        const content = readFileSync(file);
        if (content.length < 256) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * Has the browser compile what follows the login in its own time, while it arrives: most of its functions run as soon as somebody is in, and to
 * compile each of them with its first call would hold up the first list.
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    writeBundle(_, bundle) {
      for (const { name, fileName } of Object.values(bundle).filter((file) => file.type === 'chunk')) {
        if (!['frame', 'list', 'parts'].includes(name)) continue;
        const file = join(import.meta.dirname, 'dist', fileName);
        writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
      }
    },
  };
}

const conditions = ['@tarmac/source', 'module', 'browser', 'development|production'];

/** Puts the script of the first paint beside the page: modules, and what they import, would run too late. */
function firstPaint(): Plugin {
  const bundle = async () => {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      resolve: { conditions },
      build: {
        write: false,
        target: 'es2020',
        lib: { entry: join(import.meta.dirname, 'src/firstPaint.ts'), formats: ['iife'], name: 'firstPaint' },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (output === undefined || !('output' in output)) throw new Error('The script of the first paint was not built.');
    return output.output[0].code;
  };
  return {
    name: 'first-paint',
    configureServer: ({ middlewares }) => {
      middlewares.use('/first-paint.js', (_request, response) => {
        void bundle().then((code) => response.setHeader('content-type', 'text/javascript').end(code));
      });
    },
    transformIndexHtml: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const addressOf = (stage: string) => chunks.filter(({ name }) => name === stage).map(({ fileName }) => `/${fileName}`)[0];
      const hints = { 'data-login': addressOf('login'), 'data-frame': addressOf('frame') };
      return [{ tag: 'script', attrs: { src: '/first-paint.js', ...hints }, injectTo: 'head-prepend' }];
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'first-paint.js', source: await bundle() });
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

/** Plugins keep what they saw, so that every build gets its own. */
const shared = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss()],
  resolve: { conditions },
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // In kB: MapLibre is one part of 1062, which loads where a map is drawn.
    chunkSizeWarningLimit: 1100,
  },
});

export default defineConfig(() => {
  const own = shared();
  return {
    ...own,
    plugins: [own.plugins, kitChunks(chunkStages(shared)), firstPaint(), compileAhead(), precompress()],
    server: { proxy: { '/jeecg-boot': { target: server, ws: true } } },
  };
});
