import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import type { Actor } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { closeCodes, type SocketHub } from './hub.ts';

/** The protocol that clients offer beside their token. @source security 52 */
export const socketProtocol = 'freight.v1';

const maxMessageBytes = 64 * 1024;
const messagesPerSecond = 20;
const pingMs = 30_000;
/** How often a socket's person is looked at anew, for what no service has told. */
const recheckMs = 60_000;

/**
 * Opens `/websocket/:userId`, on which the server tells a person of news. The token travels as a second offered protocol, so
 * it stands in no address and no log; the path must name the session's own user.
 *
 * @source NOTI-06, jeecg-wire 4.9, security 52
 */
export async function registerSockets(api: FastifyInstance, platform: Platform, hub: SocketHub): Promise<void> {
  platform.sockets.attach(hub);
  await api.register(websocket, {
    // What a client does wrong, such as a frame that is too large, is no failure of ours. `ws` closes with the right code itself.
    errorHandler: (error, socket, request) => {
      request.log.info({ reason: error.message }, 'socket ended by its client');
      socket.terminate();
    },
    options: {
      maxPayload: maxMessageBytes,
      handleProtocols: (offered: Set<string>) => (offered.has(socketProtocol) ? socketProtocol : false),
    },
  });
  api.get<{ Params: { userId: string } }>(
    '/websocket/:userId',
    {
      websocket: true,
      // The token is checked here, before the upgrade: browsers cannot send the header on sockets.
      config: { auth: 'public' },
      preValidation: async (request) => void (await authenticate(platform, request)),
    },
    async (socket, request) => {
      const found = await authenticate(platform, request);
      const entry = { socket, userId: found.actor.userId, tenantId: found.actor.tenantId, sessionId: found.session.id };
      if (!hub.add(entry)) {
        socket.close(closeCodes.tooMany, 'too many sockets');
        return;
      }
      serve(socket);
      let rights = rightsOf(found.actor);
      const recheck = setInterval(() => {
        authenticate(platform, request).then(
          ({ actor }) => {
            // Whoever changed the roles, and wherever: the person's menus are other ones now.
            if (rightsOf(actor) !== rights) socket.send(JSON.stringify({ cmd: 'menu', msgTxt: '菜单或权限已变更' }));
            rights = rightsOf(actor);
          },
          () => socket.close(closeCodes.sessionEnded, 'session ended'),
        );
      }, recheckMs);
      socket.on('close', () => {
        clearInterval(recheck);
        hub.remove(socket);
      });
    },
  );
}

const rightsOf = (actor: Actor): string => JSON.stringify([actor.isSuperAdmin, [...actor.roles].sort(), [...actor.permissions].sort()]);

function isOwnOrigin({ config }: Platform, origin: string, host: string | undefined): boolean {
  if (config.corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  // Behind a proxy the host header may be an inner name.
  return new URL(origin).host === host || (config.publicUrl !== null && new URL(origin).origin === new URL(config.publicUrl).origin);
}

async function authenticate(platform: Platform, request: FastifyRequest) {
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(platform, origin, host)) throw forbidden('拒绝跨站请求');
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  const token = offered.find((one) => one !== socketProtocol);
  if (!offered.includes(socketProtocol) || token === undefined || token.length > 256) throw unauthenticated();
  const found = await platform.ports.authenticate(platform, { token, tenantId: undefined, address: request.ip });
  if (found === undefined) throw unauthenticated();
  if (found.session.mustChangePassword) throw forbidden('请先修改密码');
  if (found.actor.userId !== (request.params as { userId?: string }).userId) throw forbidden();
  return found;
}

/** Answers heart-beats, counts messages and ends sockets whose far side is gone. */
function serve(socket: WebSocket): void {
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
  socket.on('message', (_data: unknown, isBinary: boolean) => {
    isAlive = true;
    count += 1;
    if (isBinary || count > messagesPerSecond) {
      socket.close(isBinary ? closeCodes.badMessage : closeCodes.tooMany);
      return;
    }
    // Whatever the text, the wire's answer to it is a heart-beat.
    socket.send(JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' }));
  });
  socket.on('close', () => {
    clearInterval(beat);
    clearInterval(second);
  });
}
