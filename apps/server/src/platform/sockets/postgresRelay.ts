import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inBackground, type ReportFailure } from '../background.ts';
import { newId } from '../db/newId.ts';
import type { SocketRelay } from './hub.ts';

const channel = 'tarmac_sockets';
/** PostgreSQL refuses payloads of 8000 bytes and more; longer messages go through a table of their own. */
const maxPayload = 7000;
const reconnectMs = 2000;
/** How often the line is tried, and how long it may take to answer: one that went silent brings nothing and breaks nothing. */
const [beatMs, answerMs] = [5000, 3000];
const what = 'socket relay';

/**
 * Carries socket messages between processes by LISTEN/NOTIFY. What is sent while the connection is down is lost, as it is for
 * a client that is away: clients reload after they reconnect, and sessions are looked at again.
 */
export function postgresRelay(
  pool: pg.Pool,
  { connectionString, report }: { connectionString: string; report: ReportFailure },
): SocketRelay {
  let client: pg.Client | undefined;
  let isClosed = false;
  let beat: NodeJS.Timeout | undefined;
  const listeners: ((message: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const parts = new Map<string, string[]>();

  const receive = (payload: string) => {
    const [id = '', index = '', count = '', ...rest] = payload.split('|');
    const text = rest.join('|');
    const known = parts.get(id) ?? [];
    known[Number(index)] = text;
    if (known.filter((part) => part !== undefined).length < Number(count)) {
      parts.set(id, known);
      return;
    }
    parts.delete(id);
    for (const listener of listeners) listener(known.join(''));
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'tarmac sockets',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    next.on('notification', (notification) => receive(notification.payload ?? ''));
    next.on('error', (error) => {
      report(error, what);
      if (client !== next) return;
      client = undefined;
      clearInterval(beat);
      // A silent line is cut by that; of a broken one nothing is left to end.
      inBackground(what, { report: () => undefined, work: () => next.end() });
      inBackground(what, { report, work: reconnect });
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // With an answer outstanding the line is cut, which is told as an error.
    const drop = (error: unknown) => next.emit('error', error);
    beat = setInterval(() => next.query('select 1').catch(drop), beatMs).unref();
    if (isClosed) await next.end();
  }

  /** A database may be away for long: it is asked again until it is back. */
  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await sleep(reconnectMs, undefined, { ref: false });
      try {
        await connect();
        parts.clear();
        for (const tell of gaps) tell();
        return;
      } catch (error) {
        report(error, what);
      }
    }
  }

  return {
    publish: async (message) => {
      const id = newId();
      // Cut by code points of base64, so that no character falls apart.
      const encoded = Buffer.from(message).toString('base64');
      const pieces = encoded.match(new RegExp(`.{1,${maxPayload}}`, 'g')) ?? [''];
      for (const [index, piece] of pieces.entries())
        await pool.query('select pg_notify($1, $2)', [channel, `${id}|${index}|${pieces.length}|${piece}`]);
    },
    subscribe: async (listener, onGap) => {
      gaps.push(onGap);
      listeners.push((encoded) => listener(Buffer.from(encoded, 'base64').toString('utf8')));
      if (client === undefined) await connect();
    },
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      await client?.end();
    },
  };
}
