import type { SocketHub, SocketMessage, SocketTarget } from './hub.ts';

/** What services may do with the open sockets of all processes. Without a hub, as in a command of the terminal, nothing hears it. */
export interface SocketDoor extends Pick<SocketHub, 'end' | 'endTenant'> {
  /** Tells people of a tenant; not those who have a table open, who tell each other. */
  send(tenantId: number, given: { target: Exclude<SocketTarget, { table: string }>; message: SocketMessage }): Promise<void>;
  /** Opens the door: from now on the hub carries what services say. */
  attach(hub: SocketHub): void;
}

/** Makes the door of a server that has no hub yet. */
export function createSocketDoor(): SocketDoor {
  let open: SocketHub | undefined;
  return {
    attach: (hub) => {
      open = hub;
    },
    send: async (tenantId, { target, message }) => open?.send(tenantId, { target, message }),
    end: async (sessionIds) => open?.end(sessionIds),
    endTenant: async (tenantId) => open?.endTenant(tenantId),
  };
}
