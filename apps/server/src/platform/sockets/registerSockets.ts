import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import type { SocketHub } from './hub.ts';
import { openDoor } from './openDoor.ts';
import { socketProtocol } from './socketGuard.ts';
import { tableDoor } from './tableDoor.ts';

const maxMessageBytes = 64 * 1024;

/** What our client says while its person is at work; stock clients say other words, and those only that they are there. @source security 3.11 */
const personIsHere = 'person';

/**
 * Opens the two addresses for sockets. The token travels as a second offered protocol, so it stands in no address and no log;
 * the path must name the session's own user.
 *
 * - `/websocket/:userId`: the server tells a person of news
 * - `/vxeSocket/:userId/:pageId`: people who edit one table tell each other, see {@link tableDoor}
 *
 * @source NOTI-06, TBL-13, jeecg-wire 4.9, security 52
 */
export async function registerSockets(api: FastifyInstance, { platform, hub }: { platform: Platform; hub: SocketHub }): Promise<void> {
  platform.sockets.attach(hub);
  await api.register(websocket, {
    // What a client does wrong, such as a frame that is too large, is not a failure of ours. `ws` closes with the right code itself.
    errorHandler: (error, socket, request) => {
      request.log.info({ reason: error.message }, 'socket ended by its client');
      socket.terminate();
    },
    options: {
      maxPayload: maxMessageBytes,
      // A browser ends a socket whose server answers with none of what it offered: the stock client offers nothing but its token.
      handleProtocols: (offered: Set<string>) => (offered.has(socketProtocol) ? socketProtocol : ([...offered][0] ?? false)),
    },
  });
  openDoor(api, {
    platform,
    hub,
    door: {
      path: '/websocket/:userId',
      // Whatever the text, the wire's answer to it is a heart-beat.
      hear: ({ socket, acted }, { text }) => {
        if (text === personIsHere) acted();
        socket.send(JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' }));
      },
      rightsChanged: ({ socket }) => socket.send(JSON.stringify({ cmd: 'menu', msgTxt: '菜单或权限已变更' })),
    },
  });
  openDoor(api, { platform, hub, door: tableDoor(platform, hub) });
}
