import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** A year: names of these files change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** What a build adds to the name of a file that it compressed, by the encoding; the shortest first. */
const ends = { br: '.br', gzip: '.gz' } as const;
const encodings = Object.keys(ends) as (keyof typeof ends)[];

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
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
 * @param headers of scripts: a worker has the policy that its own file came with
 */
export function serveAssets(
  app: FastifyInstance,
  { folder, headers }: { folder: string; headers: () => Promise<Record<string, string>> },
): void {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Buffer>>();
  const contentOf = (name: string) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const content = readFile(join(folder, name));
    kept.set(name, content);
    // What could not be read now may be another time.
    content.catch(() => kept.delete(name));
    return content;
  };
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name)) return reply.callNotFound();
    if (/\.m?js$/.test(name)) reply.headers(await headers());
    reply.header('cache-control', immutable).type(contentTypes[extname(name)] ?? 'application/octet-stream');
    const offered = encodings.filter((encoding) => names.has(name + ends[encoding]));
    if (offered.length === 0) return reply.send(await contentOf(name));
    reply.header('vary', 'accept-encoding');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', offered);
    if (encoding === null) return reply.send(await contentOf(name));
    return reply.header('content-encoding', encoding).send(await contentOf(name + ends[encoding]));
  });
}
