import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { answer } from './answer.ts';
import { languageOf, type MockAnswer } from './mockTypes.ts';

/**
 * A MOCK of the server, for development and tests: rows in memory that are forgotten with the process, people without passwords worth the name. It
 * keeps the rules of a real one (see `devices.ts`), refuses what was made from an old version of a row, and says `X-Mock: 1` with every answer. A built app has nothing of it.
 */
export function mockServer(): Plugin {
  const handle: Connect.NextHandleFunction = async (request, reply, next) => {
    if (!(await respond(request, reply))) next();
  };
  return {
    name: 'mock-server',
    configureServer: ({ middlewares, config }) => {
      config.logger.info('  ➜  Mock server: admin / admin may do everything, guest / guest may look.');
      middlewares.use(handle);
    },
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
  };
}

/** Answers a call; false where the address is none of the mock's. */
async function respond(request: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  const made = await answer({
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://mock.invalid'),
    token: tokenOf(request.headers),
    language: languageOf(request.headers['accept-language']),
    body: await readBody(request),
  });
  if (made !== undefined) send(reply, made);
  return made !== undefined;
}

/** The same mock in place of `fetch`, for tests. */
export async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, 'http://mock.invalid'), init);
  const {
    status = 200,
    body,
    file,
  } = (await answer({
    method: request.method,
    url: new URL(request.url),
    token: tokenOf(Object.fromEntries(request.headers)),
    language: languageOf(request.headers.get('accept-language')),
    body: parse(await request.text()),
  })) ?? { status: 404 };
  return new Response(file?.text ?? (body === undefined ? null : JSON.stringify(body)), { status, headers: headersOf({ file }) });
}

function tokenOf({ authorization, 'x-access-token': token }: IncomingMessage['headers']): string | undefined {
  return authorization?.replace(/^Bearer /, '') ?? (typeof token === 'string' ? token : undefined);
}

function send(reply: ServerResponse, { status = 200, body, file }: MockAnswer) {
  reply.writeHead(status, headersOf({ file }));
  reply.end(file?.text ?? (body === undefined ? undefined : JSON.stringify(body)));
}

const headersOf = ({ file }: Pick<MockAnswer, 'file'>) => ({
  'Content-Type': file === undefined ? 'application/json' : 'text/csv; charset=utf-8',
  ...(file && { 'Content-Disposition': `attachment; filename="${file.name}"` }),
  'X-Mock': '1',
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parse(Buffer.concat(parts).toString());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
