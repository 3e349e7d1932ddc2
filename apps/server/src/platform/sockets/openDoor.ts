import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import { holds, type Actor } from '../context.ts';
import { AppError, unauthenticated } from '../errors.ts';
import { createRateLimiter } from '../http/rateLimit.ts';
import { take } from '../http/requestAuth.ts';
import type { Platform } from '../platform.ts';
import { closeCodes, type OpenSocket, type SocketHub } from './hub.ts';
import { shutSocket } from './shutSocket.ts';
import { admit, type Admitted } from './socketGuard.ts';

const messagesPerSecond = 20;
const pingMs = 30_000;
/** How often a socket's person is looked at again, for what no service has told. */
const recheckMs = 60_000;
/** What a person does at a socket is noted no more often, as for requests. @source security 3.10 */
const noteMs = 60_000;

/** What a socket is to the door that it came in by. */
export interface Visitor {
  socket: WebSocket;
  request: FastifyRequest;
  /** The person as last looked at. */
  actor: () => Actor;
  /** Says that the person has just done something: the session is not idle. @source security 3.11 */
  acted: () => void;
}

/** What stands behind one address for sockets. */
export interface Door {
  /** Ends with `/:userId`, or has it before further parts. */
  path: string;
  /** Refuses what else the address says, by throwing before the upgrade. */
  check?: (request: FastifyRequest) => void;
  /** What the hub keeps of the socket beside its person. */
  keep?: (visitor: Visitor) => Pick<OpenSocket, 'table'>;
  /** Hears a text; what is binary, too large or too frequent ends the socket before. */
  hear: (visitor: Visitor, given: { text: string; open: OpenSocket }) => void;
  /** The person may do other things than before. */
  rightsChanged?: (visitor: Visitor) => void;
  closed?: (visitor: Visitor, open: OpenSocket) => void;
}

/** Opens an address to sockets: every one is admitted, counted, limited, watched and ended alike. @source security 52 */
export function openDoor(api: FastifyInstance, { platform, hub, door }: { platform: Platform; hub: SocketHub; door: Door }): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const limiter = createRateLimiter();
  const { limits } = platform.config;
  /** Counts who is known by the session, strangers by their address: an office behind one router comes back all at once. */
  const admitCounted = async (request: FastifyRequest): Promise<Admitted> => {
    const found = await admit(platform, request).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'Unauthenticated') take(limiter.take(request.ip, limits.anonymous));
      throw error;
    });
    take(limiter.take(found.session.id, limits.handshake));
    return found;
  };
  api.get(
    door.path,
    {
      websocket: true,
      // The token is checked here, before the upgrade: browsers cannot send the header on sockets.
      config: { auth: 'handshake' },
      preValidation: async (request) => {
        const found = await admitCounted(request);
        door.check?.(request);
        admitted.set(request, found);
      },
    },
    // Nothing is awaited before the listeners are there: what a client says at once would be lost.
    (socket, request) => {
      const found = admitted.get(request);
      if (found === undefined) throw unauthenticated();
      let { actor } = found;
      let notedAt = 0;
      const acted = () => {
        const now = platform.clock.now().getTime();
        if (now - notedAt < noteMs) return;
        notedAt = now;
        recheck(true);
      };
      const visitor: Visitor = { socket, request, actor: () => actor, acted };
      const open: OpenSocket = {
        socket,
        userId: actor.userId,
        tenantId: actor.tenantId,
        sessionId: found.session.id,
        may: (permission) => holds(actor, permission),
        recheck: () => recheck(),
        ...door.keep?.(visitor),
      };
      if (!hub.add(open)) {
        shutSocket(socket, { code: closeCodes.tooMany, reason: 'too many sockets' });
        return;
      }
      serve(socket, (text) => door.hear(visitor, { text, open }));
      const recheck = (isPerson?: boolean) => {
        admit(platform, request, isPerson).then(
          ({ actor: present }) => {
            const before = actor;
            actor = present;
            // Anyone who changed the roles, and wherever.
            if (rightsOf(present) !== rightsOf(before)) door.rightsChanged?.(visitor);
          },
          (error: unknown) => {
            // A database that is away for a moment ends nobody's session.
            if (error instanceof AppError) shutSocket(socket, { code: closeCodes.sessionEnded, reason: 'session ended' });
            else request.log.warn({ reason: String(error) }, 'socket not rechecked');
          },
        );
      };
      const rechecks = setInterval(() => recheck(), recheckMs);
      // What ended or changed between the check and the upgrade was told to a hub that did not know this socket yet.
      recheck();
      socket.on('close', () => {
        clearInterval(rechecks);
        hub.remove(socket);
        door.closed?.(visitor, open);
      });
    },
  );
}

const rightsOf = (actor: Actor): string => JSON.stringify([actor.isSuperAdmin, [...actor.roles].sort(), [...actor.permissions].sort()]);

/** Counts messages and ends sockets whose far side is gone. */
function serve(socket: WebSocket, hear: (text: string) => void): void {
  let isAlive = true;
  let count = 0;
  const beat = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, pingMs);
  const second = setInterval(() => {
    count = 0;
  }, 1000);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // What is on its way when the socket is ended counts no more.
    if (socket.readyState !== socket.OPEN) return;
    isAlive = true;
    count += 1;
    if (isBinary || count > messagesPerSecond) {
      if (isBinary) shutSocket(socket, { code: closeCodes.badMessage, reason: 'text only' });
      else shutSocket(socket, { code: closeCodes.tooMany, reason: 'too many messages' });
      return;
    }
    hear(data.toString());
  });
  socket.on('close', () => {
    clearInterval(beat);
    clearInterval(second);
  });
}
