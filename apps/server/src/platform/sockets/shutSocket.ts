import type { WebSocket } from '@fastify/websocket';

/** How long the far side may take to agree to the end, ms. The library alone would wait half a minute. @source security 3.12 */
const agreeMs = 1000;

/** Ends a socket. Who does not agree is cut off. */
export function shutSocket(socket: WebSocket, { code, reason }: { code: number; reason: string }): void {
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), agreeMs).unref();
  socket.once('close', () => clearTimeout(cut));
}
