import type { Socket } from 'node:net';

const known = new WeakMap<Socket, AbortSignal>();

/** Aborts when a line is closed: who asked on it waits no more. One for each line, which may carry many calls. */
export function lineGone(socket: Socket): AbortSignal {
  let signal = known.get(socket);
  if (signal === undefined) {
    const gone = new AbortController();
    socket.once('close', () => gone.abort());
    if (socket.destroyed) gone.abort();
    known.set(socket, (signal = gone.signal));
  }
  return signal;
}
