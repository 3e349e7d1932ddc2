// How much one entry of the kit costs an app.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../../packages/admin-kit');

/**
 * Kilobytes that an app downloads for one entry, minified and gzipped: what loads later and what the app brings itself (peers)
 * does not count. Undefined when the kit has no such entry, or has not been built.
 */
export async function entryWeight(name) {
  const entry = join(folder, `dist/${name}.js`);
  if (!existsSync(entry)) return undefined;
  const peers = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).peerDependencies);
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: { minify: true },
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const visit = (chunk) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) visit(chunks.get(imported));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk);
  return gzipSync([...seen].map((chunk) => chunk.code).join('\n'), { level: 9 }).length / 1024;
}
