import { useSession } from '@tarmac/admin-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basePath, session } from '../shared/session.ts';

const reconnectMs = 5000;

/**
 * Listens to the server's news: announcements and counts are asked anew, a changed menu is fetched. Reconnects with growing
 * pauses and stops with the frame. @source NOTI-06
 */
export function useServerNews(): void {
  const queryClient = useQueryClient();
  // An interrupted window has no token: it hears nothing any more.
  const { token } = useSession(session);
  useEffect(() => {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isOver = false;
    const connect = () => {
      const { user } = session.state();
      if (token === undefined || user === undefined || isOver) return;
      const address = new URL(`${basePath}/websocket/${encodeURIComponent(user.id)}`, location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      socket = new WebSocket(address, ['freight.v1', token]);
      socket.addEventListener('open', () => {
        failures = 0;
      });
      socket.addEventListener('message', (event) => {
        const cmd = commandOf(event.data);
        if (cmd === 'topic' || cmd === 'user') void queryClient.invalidateQueries({ queryKey: ['news'] });
        if (cmd === 'menu') void queryClient.invalidateQueries({ queryKey: ['access'] });
      });
      socket.addEventListener('close', (event) => {
        // The server ended the session: the next request says so in the usual way.
        if (isOver || event.code === 4401) return;
        failures += 1;
        timer = setTimeout(connect, Math.min(60_000, reconnectMs * failures) + Math.random() * reconnectMs);
      });
    };
    connect();
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [queryClient, token]);
}

function commandOf(data: unknown): string | undefined {
  try {
    const message = JSON.parse(String(data)) as { cmd?: unknown };
    return typeof message.cmd === 'string' ? message.cmd : undefined;
  } catch {
    return undefined;
  }
}
