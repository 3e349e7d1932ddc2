import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVerifier } from '../src/modules/finance/bank-channel/https/signature.ts';
import type { Clock } from '../src/platform/clock.ts';

/** Something that goes wrong with the next calls: an error before or after it was taken, nonsense, another shape, silence, a slow answer. */
export type InstitutionFault = 'http' | 'late500' | 'garbage' | 'shape' | 'silence' | 'slow' | 'redirect';

/** What a call does; 200 where it says nothing else. */
export type SignedCall = (body: never) => { status?: number; answer: unknown };

/** The line to an institution for tests. */
export interface SignedServer {
  url: string;
  /** Requests that were refused, and why. */
  refused: string[];
  close(): Promise<void>;
}

/**
 * Listens as an institution does: what is signed is taken, at the addresses that its document in `docs/` names.
 *
 * @param faultyAt where the next of `faults` comes about
 */
export async function openSignedServer(
  clock: Clock,
  keys: { keyId: string; secret: string },
  {
    document,
    calls,
    faults,
    faultyAt,
  }: { document: string; calls: Readonly<Record<string, SignedCall>>; faults: InstitutionFault[]; faultyAt: readonly string[] },
): Promise<SignedServer> {
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs', document), 'utf8')) as { paths: object };
  const verify = createVerifier(keys);
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    const path = request.url ?? '';
    const reply = (status: number, answer: unknown, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    };
    const refusal = verify(request.headers, { method: request.method ?? '', path, body, now: clock.now() });
    if (refusal !== undefined) {
      refused.push(refusal);
      return reply(401, { code: 'REFUSED' });
    }
    const call = Object.hasOwn(paths, path) && request.method === 'POST' ? calls[path] : undefined;
    if (call === undefined) return reply(404, { code: 'NO_ADDRESS' });
    const fault = faultyAt.includes(path) ? faults.shift() : undefined;
    if (fault === 'http') return reply(503, { code: 'BUSY' });
    if (fault === 'redirect') return reply(302, '', { location: faultyAt[0] });
    if (fault === 'slow') await wait(200);
    const { status = 200, answer } = call(JSON.parse(body) as never);
    if (fault === 'silence') return void response.destroy();
    if (fault === 'late500') return reply(500, { code: 'FAULT' });
    if (fault === 'garbage') return reply(200, `x${body.slice(-400)}`);
    if (fault === 'shape') return reply(200, { state: 'fine' });
    return reply(status, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
