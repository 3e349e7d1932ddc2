import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server that a test can let go silent. */
export interface TcpProxy {
  port: number;
  /** From now on nothing comes through on the lines that are open, and neither end is told. New ones work. */
  silence(): void;
  /** The same for lines still to come, until it is lifted. */
  silenceNew(isSilent: boolean): void;
  close(): Promise<void>;
}

/** Opens a proxy before a port of this machine. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const lines = new Set<{ near: Socket; far: Socket; isSilent: boolean }>();
  let isNewSilent = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const line = { near, far, isSilent: isNewSilent };
    lines.add(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (!line.isSilent) to.write(chunk);
      });
      from.on('end', () => {
        if (!line.isSilent) to.end();
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (line.isSilent) return;
        to.destroy();
        lines.delete(line);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const line of lines) line.isSilent = true;
    },
    silenceNew: (isSilent) => {
      isNewSilent = isSilent;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
      await closed;
    },
  };
}
