import { connect } from 'node:net';
import type pg from 'pg';

/** The number by which a line says that it only cancels. @source https://www.postgresql.org/docs/current/protocol-message-formats.html */
const cancelRequest = 80_877_102;

/** Milliseconds that the server has to take it. */
const patience = 2000;

/** What the driver knows of the line of a client. */
interface Line {
  processID: number;
  secretKey: number;
  host: string;
  port: number;
}

/**
 * Ends the statement that runs on a connection, from a line beside it, as PostgreSQL wants it: by the key that this connection was given,
 * whatever its login may do otherwise. Where nothing runs, nothing happens. It resolves when the server has taken it, or cannot be reached.
 */
export function cancelStatement(client: pg.PoolClient): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as Line;
  const message = Buffer.alloc(16);
  [message.length, cancelRequest, processID, secretKey].forEach((word, at) => message.writeInt32BE(word, at * 4));
  return new Promise((resolve) => {
    const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    line.setTimeout(patience, () => line.destroy());
    line.once('connect', () => line.end(message));
    line.once('error', () => undefined);
    line.once('close', () => resolve());
  });
}
