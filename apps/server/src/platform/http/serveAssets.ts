import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** A year: names of these files change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** How a build writes a file, the shortest first. */
const encodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves `assets/` of a build from memory: a page asks for thirty of these files at once, and to look each up, open, read and close it
 * took longer than to send it. What is asked for is read once and kept, which is 3 MB for all of them.
 *
 * @param folder with the files, and beside them what the build compressed (`.br`, `.gz`)
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Buffer>>();
  const contentOf = (name: string) => {
    const content = kept.get(name) ?? readFile(join(folder, name));
    kept.set(name, content);
    // What could not be read now may be another time.
    content.catch(() => kept.delete(name));
    return content;
  };
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name)) return reply.callNotFound();
    const encoding = encodings.find((one) => names.has(name + one.end) && accepts(request.headers['accept-encoding'], one.name));
    reply.header('cache-control', immutable).type(contentTypes[extname(name)] ?? 'application/octet-stream');
    if (encodings.some(({ end }) => names.has(name + end))) reply.header('vary', 'accept-encoding');
    if (encoding !== undefined) reply.header('content-encoding', encoding.name);
    return reply.send(await contentOf(name + (encoding?.end ?? '')));
  });
}

/** Whether a client takes an encoding; `q=0` refuses it. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const wishes = String(header ?? '').split(',');
  return wishes.some((wish) => {
    const [name, quality] = wish.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? '');
  });
}
