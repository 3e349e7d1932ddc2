import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isSameSecret } from '../../../../platform/isSameSecret.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createCalls, type TakeCall } from './bankCalls.ts';
import { createDesk } from './bankDesk.ts';

/** The running embedded bank, as a bank would introduce itself to a customer. */
export interface EmbeddedBank {
  /** On this machine alone. */
  url: string;
  /** Goes with every call: other programs of the machine have no business here. It ends with the process. */
  key: string;
  /**
   * What goes wrong with the next transfers, one after the other: `silence` (done, and never answered), `slow`, `http` (nothing done), `garbage`
   * (done, and answered with nonsense). Tests write it.
   */
  faults: string[];
  /** What happens to the next calls of the bank: `twice`, `late`. Tests write it. */
  callFaults: string[];
  /** Carries out what is due and makes its calls. In production a timer does it; where the clock stands still, a test. */
  work(): Promise<void>;
}

interface Running extends EmbeddedBank {
  close(): Promise<void>;
}

const running = new WeakMap<Platform, Promise<Running>>();

// Who uses the bank first may stand in a transaction, which must not become that of everybody who comes later.
const outside = AsyncLocalStorage.snapshot();

/**
 * The embedded bank of a server, started when it is first used. It listens on the loopback alone, on a port that is free, and shares
 * nothing with our ledger: it has books of its own.
 *
 * @param take takes its calls
 * @source freight-domain 7
 */
export function openBank(platform: Platform, take: TakeCall): Promise<EmbeddedBank> {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const starting = outside(() => start(platform, take));
  running.set(platform, starting);
  starting.catch(() => running.delete(platform));
  return starting;
}

/** Stops the embedded bank, where it runs. */
export async function closeBank(platform: Platform): Promise<void> {
  const known = await running.get(platform)?.catch(() => undefined);
  running.delete(platform);
  await known?.close();
}

/** The bank sleeps no longer than that. */
const longestMs = 3_600_000;

async function start(platform: Platform, take: TakeCall): Promise<Running> {
  const key = randomBytes(24).toString('base64url');
  const faults: string[] = [];
  const callFaults: string[] = [];
  const desk = createDesk(platform);
  const makeCalls = createCalls(platform, { take, script: callFaults });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  // One step after the other; the end of the last one is waited for at the close.
  let steps = Promise.resolve();
  const runNext = (step: () => Promise<void>): void => {
    steps = steps.then(step).catch((error: unknown) => platform.log.error({ err: error }, 'embedded bank'));
  };

  const work = async (): Promise<void> => {
    await desk.carryOut();
    await makeCalls();
  };
  /** Wakes when there is something to do. A clock that stands still wakes nobody. */
  const plan = async (): Promise<void> => {
    if (isClosed || platform.config.mode === 'test') return;
    const due = await desk.nextTime();
    clearTimeout(timer);
    if (due === undefined || isClosed) return;
    const ms = Math.min(Math.max(due.getTime() - platform.clock.now().getTime(), 100), longestMs);
    timer = setTimeout(() => {
      runNext(work);
      runNext(plan);
    }, ms);
    timer.unref();
  };

  const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, (request, response) => {
    answer({ platform, desk, key, faults, request, response })
      .then(() => runNext(plan))
      .catch((error: unknown) => {
        platform.log.error({ err: error }, 'embedded bank');
        reply(response, { status: 500, body: { code: 'E99', reason: '系统异常' } });
      });
  });
  await listen(server);
  // The process ends without it.
  server.unref();
  runNext(plan);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    faults,
    callFaults,
    work,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await steps;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

interface Call {
  platform: Platform;
  desk: ReturnType<typeof createDesk>;
  key: string;
  faults: string[];
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ platform, desk, key, faults, request, response }: Call): Promise<void> {
  const path = request.url ?? '';
  if (!isSameSecret(request.headers['x-bank-key'], key)) return reply(response, { status: 401, body: { code: 'E00', reason: '身份无效' } });
  const body = await readBody(request);
  const fault = platform.config.mode === 'test' && path === '/transfer' ? faults.shift() : undefined;
  if (fault === 'http') return reply(response, { status: 500, body: { code: 'E99', reason: '系统异常' } });
  if (fault === 'slow') await wait(200);
  const done = request.method === 'POST' ? await desk.answer(path, body) : undefined;
  // The caller hears nothing more.
  if (fault === 'silence') return void response.destroy();
  if (fault === 'garbage') return reply(response, { status: 200, body: '{"state":' });
  return done === undefined
    ? reply(response, { status: 404, body: { code: 'E04', reason: '地址不存在' } })
    : reply(response, { status: done.status, body: done.body });
}

const mostBytes = 64 * 1024;

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
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
