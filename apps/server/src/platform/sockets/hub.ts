import type { WebSocket } from '@fastify/websocket';
import { shutSocket } from './shutSocket.ts';

/** A message as notification sockets carry it. @source jeecg-wire 4.9 */
export interface SocketMessage {
  /** `user` for the one addressed, `topic` for all; `menu` says that menus or permissions changed, `rows` that those of a list did. */
  cmd: string;
  msgId?: string;
  msgTxt?: string;
  [further: string]: unknown;
}

/** An open socket of a signed-in user. */
export interface OpenSocket {
  socket: WebSocket;
  userId: string;
  tenantId: number;
  /** Id of the session row: a socket ends with its session. */
  sessionId: string;
  /** Whether the person may use what this permission names. */
  may(permission: string): boolean;
  /** Looks at once whether the session still is and what the person may do. */
  recheck(): void;
  /** Only on sockets of tables: they are told nothing else, and others nothing of tables. */
  table?: TableListener;
}

/** Which tables a socket listens to. */
export interface TableListener {
  /** Those that it has named. */
  readonly keys: Set<string>;
  /** Whether it may be told of a table what people with this view of its rows say. */
  hears(key: string, view: string): boolean;
}

/** Whom a message is for: people by id, anyone who holds a permission, everybody of the tenant, or those who have a table open. */
export type SocketTarget = { userIds: readonly string[] } | { permission: string } | { table: string; view: string } | 'all';

/** Sockets that one user may have open. @source security 52 */
export const maxSocketsPerUser = 20;

/** Carries messages between server processes. */
export interface SocketRelay {
  publish(message: string): Promise<void>;
  /**
   * Told every message of every process, this one's too.
   *
   * @param onGap told when messages may have been lost
   */
  subscribe(listener: (message: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The open sockets of all processes, addressed by user. */
export interface SocketHub {
  add(open: OpenSocket): boolean;
  remove(socket: WebSocket): void;
  send(tenantId: number, given: { target: Exclude<SocketTarget, { table: string }>; message: SocketMessage }): Promise<void>;
  send(tenantId: number, given: { target: Extract<SocketTarget, { table: string }>; message: object }): Promise<void>;
  /** Ends the sockets of sessions that are over. */
  end(sessionIds: readonly string[]): Promise<void>;
  /** Ends all sockets of a tenant that is closed. */
  endTenant(tenantId: number): Promise<void>;
  /** Sockets of this process. */
  size(): number;
  close(): Promise<void>;
}

type Relayed =
  | { kind: 'send'; tenantId: number; target: SocketTarget; message: object }
  | { kind: 'end'; sessionIds: readonly string[] }
  | { kind: 'endTenant'; tenantId: number };

/** Close codes that clients tell apart. */
export const closeCodes = { restarting: 1012, sessionEnded: 4401, badMessage: 1003, tooMany: 4429 } as const;

/** Creates the hub over a relay; with one process the relay is a plain loop. */
export async function createSocketHub(relay: SocketRelay): Promise<SocketHub> {
  const sockets = new Map<WebSocket, OpenSocket>();

  const hear = (text: string): void => {
    const relayed = JSON.parse(text) as Relayed;
    for (const open of sockets.values()) {
      if (relayed.kind === 'send') {
        if (open.tenantId === relayed.tenantId && isMeant(open, relayed.target)) open.socket.send(JSON.stringify(relayed.message));
      } else if (relayed.kind === 'end' ? relayed.sessionIds.includes(open.sessionId) : relayed.tenantId === open.tenantId) {
        // From now on it is told nothing, whenever its far side agrees to the end.
        sockets.delete(open.socket);
        shutSocket(open.socket, { code: closeCodes.sessionEnded, reason: 'session ended' });
      }
    }
  };
  // Sessions may have ended unheard.
  await relay.subscribe(hear, () => {
    for (const open of sockets.values()) open.recheck();
  });

  return {
    add: (open) => {
      const count = [...sockets.values()].filter((other) => other.userId === open.userId).length;
      if (count >= maxSocketsPerUser) return false;
      sockets.set(open.socket, open);
      return true;
    },
    remove: (socket) => void sockets.delete(socket),
    send: (tenantId: number, { target, message }: { target: SocketTarget; message: object }) =>
      relay.publish(JSON.stringify({ kind: 'send', tenantId, target, message } satisfies Relayed)),
    end: (sessionIds) => relay.publish(JSON.stringify({ kind: 'end', sessionIds } satisfies Relayed)),
    endTenant: (tenantId) => relay.publish(JSON.stringify({ kind: 'endTenant', tenantId } satisfies Relayed)),
    size: () => sockets.size,
    close: async () => {
      for (const open of sockets.values()) shutSocket(open.socket, { code: closeCodes.restarting, reason: 'restarting' });
      sockets.clear();
      await relay.close();
    },
  };
}

function isMeant(open: OpenSocket, target: SocketTarget): boolean {
  if (typeof target === 'object' && 'table' in target) return open.table?.hears(target.table, target.view) ?? false;
  if (open.table !== undefined) return false;
  if (target === 'all') return true;
  return 'userIds' in target ? target.userIds.includes(open.userId) : open.may(target.permission);
}

/** The relay of a single process. */
export function localRelay(): SocketRelay {
  const listeners: ((message: string) => void)[] = [];
  return {
    publish: async (message) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: async (listener) => void listeners.push(listener),
    close: async () => void listeners.splice(0),
  };
}
