import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import type { Platform } from '../../../platform/platform.ts';
import { createDesk, type Desk } from './sandboxDesk.ts';
import { govSandboxIdentity } from './sandbox.table.ts';

/** The running test receiver, as a province would introduce itself to a company. */
export interface Sandbox {
  /** On this machine alone. */
  url: string;
  publicKey: string;
  userName: string;
  passWord: string;
  /** What goes wrong with the next messages, one after the other. Tests write it. @source freight-domain 6.8 */
  faults: string[];
}

interface Running extends Sandbox {
  server: Server;
}

const running = new WeakMap<Platform, Promise<Running>>();

/**
 * The test receiver of a server, started when it is first asked for, so that nobody waits for it who sends nothing. It listens on
 * the loopback alone, on a port that is free, and keeps what it is given in tables of its own.
 *
 * @source freight-domain 6.8
 */
export function openSandbox(platform: Platform): Promise<Sandbox> {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const starting = start(platform);
  running.set(platform, starting);
  starting.catch(() => running.delete(platform));
  return starting;
}

/** Stops the test receiver, where it runs. */
export async function closeSandbox(platform: Platform): Promise<void> {
  const known = await running.get(platform)?.catch(() => undefined);
  running.delete(platform);
  if (known === undefined) return;
  known.server.closeAllConnections();
  await new Promise((resolve) => known.server.close(resolve));
}

async function start(platform: Platform): Promise<Running> {
  const identity = await findIdentity(platform);
  const faults: string[] = [];
  const desk = createDesk(platform, identity, faults);
  const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, (request, response) => {
    answer(desk, { request, response }).catch((error: unknown) => {
      platform.log.error({ err: error }, 'test receiver of uploads');
      reply(response, { status: 500, body: { code: '9001', message: '测试接收端：系统异常' } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // The process ends without it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const { publicKey, userName, passWord } = identity;
  return { url: `http://127.0.0.1:${port}`, publicKey, userName, passWord, faults, server };
}

/** There is one of an installation, however many processes start at once. */
const identityId = 'sandbox';

/** The key pair and login, made at the first start. */
function findIdentity(platform: Platform) {
  return platform.database.transaction('system', async (tx) => {
    const { privateKey, publicKey } = sm2.generateKeyPairHex();
    await tx
      .insert(govSandboxIdentity)
      .values({ id: identityId, userName: 'tarmac', passWord: randomBytes(18).toString('base64url'), publicKey, privateKey })
      .onConflictDoNothing();
    const [identity] = await tx.select().from(govSandboxIdentity).where(eq(govSandboxIdentity.id, identityId));
    return identity!;
  });
}

const mostBytes = 1024 * 1024;

async function answer(desk: Desk, { request, response }: { request: IncomingMessage; response: ServerResponse }): Promise<void> {
  const call = `${request.method} ${request.url?.split('?')[0] ?? ''}`;
  const header = (name: string) => (typeof request.headers[name] === 'string' ? request.headers[name] : undefined);
  if (call === 'GET /console') {
    const messages = await desk.console(header('x-token'));
    return messages === undefined
      ? reply(response, { status: 401, body: { code: '2001', message: '令牌无效' } })
      : reply(response, { status: 200, body: messages });
  }
  if (call !== 'POST /auth/applyToken' && call !== 'POST /wlhy/send')
    return reply(response, { status: 404, body: { code: '9001', message: '地址不存在' } });
  const body = await readBody(request);
  if (call === 'POST /auth/applyToken') return reply(response, { status: 200, body: desk.applyToken(body) });
  const outcome = await desk.take(body, header('x-sandbox-fault'));
  if (outcome.silent === true) return undefined;
  return reply(response, { status: outcome.status ?? 200, body: outcome.answer });
}

/** The body as JSON; undefined where it is none or too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
