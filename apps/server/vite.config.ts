import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const own = join(import.meta.dirname, '/');
const output = join(import.meta.dirname, 'dist');

/** What a module reads beside itself (sheets, migrations, the code of threads) still lies beside its source. */
function keepPlaces(): Plugin {
  const place = (path: string) => JSON.stringify(relative(output, path));
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(own) || id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined;
      return code
        .replaceAll('import.meta.url', `new URL(${place(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(dirname(id))})`);
    },
  };
}

/** Tables are looked for in the folders of the sources; loaded from there, each would be there twice. */
function bundleTables(): Plugin {
  const loader = join(own, 'src/platform/db/loadTables.ts');
  return {
    name: 'bundle-tables',
    transform: (_code, id) =>
      id === loader
        ? `const tables = import.meta.glob('../../**/*.table.ts', { eager: true });
           export const loadTables = async () => void tables;`
        : undefined,
  };
}

/**
 * The server in two files, for `npm start`: loading its 1,500 modules one by one took a third of a start. Everything else (the server’s tests,
 * commands, `pnpm --filter @tarmac/server start`) runs the sources. Not minified: what is logged of an error names a line
 * there, and the comment above that names the source.
 */
export default defineConfig({
  plugins: [bundleTables(), keepPlaces()],
  // What brings files of its own stays where it is installed.
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', '@electric-sql/pglite-socket', '@embedpdf/fonts-sc', '@node-rs/argon2', 'libpg-query', 'pdfkit'],
  },
  build: {
    ssr: 'src/main.ts',
    outDir: output,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
