import pg from 'pg';
import { newId } from '../db/newId.ts';
import type { SocketRelay } from './hub.ts';

const channel = 'tarmac_sockets';
/** PostgreSQL refuses payloads of 8000 bytes and more; longer messages go through a table of their own. */
const maxPayload = 7000;
const reconnectMs = 2000;

/**
 * Carries socket messages between processes by LISTEN/NOTIFY. What is sent while the connection is down is lost, as it is for
 * a client that is away: clients reload after they reconnect.
 */
export function postgresRelay(pool: pg.Pool, connectionString: string, onError: (error: unknown) => void): SocketRelay {
  let client: pg.Client | undefined;
  let isClosed = false;
  const listeners: ((message: string) => void)[] = [];
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
    const next = new pg.Client({ connectionString });
    next.on('notification', (notification) => receive(notification.payload ?? ''));
    next.on('error', (error) => {
      onError(error);
      if (client !== next || isClosed) return;
      client = undefined;
      setTimeout(() => void connect().catch(onError), reconnectMs).unref();
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
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
    subscribe: async (listener) => {
      listeners.push((encoded) => listener(Buffer.from(encoded, 'base64').toString('utf8')));
      if (client === undefined) await connect();
    },
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
