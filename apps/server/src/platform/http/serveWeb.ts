import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveAssets } from './serveAssets.ts';

/** The file in which a host of the bare build sets what this server is told by its environment. */
const configFile = 'config.js';

/**
 * Serves the built web app beside the API: files of `assets/` for ever, everything else fresh, and the page itself for any
 * address that a person may have in the address bar.
 *
 * @param settings what the app is told at its start; this server's own address for what is absent
 * @param headers of the page and its scripts, beside those of all answers
 * @returns false when the app has not been built
 */
export async function serveWeb(
  app: FastifyInstance,
  {
    folder,
    webSettings: { apiBase = null, demo = [] } = {},
    headers = async () => ({}),
  }: { folder: string; webSettings?: WebSettings; headers?: () => Promise<Record<string, string>> },
): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: ['assets/**', configFile, `${configFile}.*`],
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  serveAssets(app, { folder: join(folder, 'assets'), headers });
  const settings = { ...(apiBase !== null && { apiBase }), ...(demo.length > 0 && { demo }) };
  const script = `globalThis.TARMAC_CONFIG ??= ${JSON.stringify(settings)};\n`;
  // Every visit loads it, and before anything else.
  const packed = { br: brotliCompressSync(script), gzip: gzipSync(script) };
  app.get(`/${configFile}`, (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/javascript; charset=utf-8');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) as keyof typeof packed | null;
    return encoding === null ? reply.send(script) : reply.header('content-encoding', encoding).send(packed[encoding]);
  });
  app.setNotFoundHandler({}, async (request, reply) => {
    const accepted = request.headers.accept ?? '*/*';
    // Who watches whether the product runs names no kind.
    const isPage = ['GET', 'HEAD'].includes(request.method) && (accepted === '*/*' || accepted.includes('text/html'));
    // A file that is missing must not be answered by a page: a browser would run HTML as code.
    if (!isPage || /\.[a-z0-9]{2,5}$/i.test(request.url.split('?', 1)[0] ?? ''))
      return reply.status(404).type('text/plain').send('not found');
    const bare = withoutSlash(request.url);
    if (bare !== undefined) return reply.header('cache-control', 'no-cache').redirect(bare);
    return reply
      .headers(await headers())
      .header('cache-control', 'no-cache')
      .sendFile('index.html');
  });
  return true;
}

/** The same address without the slash at its end, as the menu has it; undefined where there is none, or what is left could lead elsewhere. */
function withoutSlash(url: string): string | undefined {
  const [, path, query = ''] = /^(\/[\w%-](?:[^?#]*[^/?#])?)\/+(\?.*)?$/.exec(url) ?? [];
  return path === undefined ? undefined : `${path}${query}`;
}

/** What the web app is told. */
interface WebSettings {
  /** Where its API is: a path of this origin or an address elsewhere. @source REQ-01 */
  apiBase?: string | null;
  /** People of a demonstration whom its login page offers. */
  demo?: readonly { username: string; role: { zh: string; en: string } }[];
}
