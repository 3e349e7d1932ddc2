import type { FastifyRequest } from 'fastify';
import { holds } from '../context.ts';
import { invalidInput } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { SocketHub } from './hub.ts';
import type { Door, Visitor } from './openDoor.ts';
import { sharedTablesOf, viewOf } from './sharedTables.ts';
import { createActionReader } from './tableActions.ts';
import { readTableMessage, relayed, type Speaker } from './tableMessages.ts';

/**
 * `/vxeSocket/:userId/:pageId`: people who have one table open tell each other what they write and where they are. JeecgBoot tells
 * everything to everyone; here a message reaches those of the same tenant who may list the table and see the same rows of it.
 *
 * @source TBL-13, jeecg-wire 4.9, security 52
 */
export function tableDoor(platform: Platform, hub: SocketHub): Door {
  const tables = sharedTablesOf(platform.modules);
  const actions = new WeakMap<Visitor, ReturnType<typeof createActionReader>>();
  const may = ({ actor }: Visitor, permission: string) => holds(actor(), permission);

  const tell = (visitor: Visitor, { socketKey, message }: { socketKey: string; message: object }) => {
    const table = tables.get(socketKey);
    if (table === undefined) return;
    const { tenantId } = visitor.actor();
    hub.send(tenantId, { target: { table: socketKey, view: viewOf(visitor.actor(), table) }, message }).catch((error: unknown) => {
      visitor.request.log.warn({ reason: String(error) }, 'table message not relayed');
    });
  };

  return {
    path: '/vxeSocket/:userId/:pageId',
    check: (request) => {
      if (!/^[0-9a-f]{32}$/.test(pageIdOf(request))) throw invalidInput('页面标识不正确');
    },
    keep: (visitor) => {
      actions.set(visitor, createActionReader());
      const keys = new Set<string>();
      return {
        table: {
          keys,
          hears: (key, view) => {
            const table = tables.get(key);
            if (table === undefined || !may(visitor, table.listPermission)) return false;
            // A client of JeecgBoot names no table before its first edit, and is told of all.
            return (keys.size === 0 || keys.has(key)) && viewOf(visitor.actor(), table) === view;
          },
        },
      };
    },
    hear: (visitor, { text, open }) => {
      const message = readTableMessage(text);
      if (message === undefined) return;
      const answer = (reply: object) => visitor.socket.send(JSON.stringify(reply));
      if (message.type === 'heart_beat') {
        answer({ type: 'heart_beat', data: true });
        return;
      }
      const { socketKey } = message.data;
      const table = tables.get(socketKey);
      const needed = message.type === 'update_vxe_table' ? table?.editPermission : table?.listPermission;
      if (table === undefined || needed === undefined || !may(visitor, table.listPermission) || !may(visitor, needed)) {
        answer({ type: 'common_send_date', data: { key: `live.${socketKey}`, socketKey, args: [{ kind: 'refused' }] } });
        return;
      }
      open.table?.keys.add(socketKey);
      const told = relayed(message, { table, from: speakerOf(visitor) });
      if (told === undefined) return;
      if (actions.get(visitor)?.(message) === true) visitor.acted();
      tell(visitor, { socketKey, message: told });
    },
    // Anyone whose line broke is not there any more, whether they could say so or not.
    closed: (visitor, open) => {
      for (const socketKey of open.table?.keys ?? [])
        tell(visitor, {
          socketKey,
          message: {
            type: 'common_send_date',
            data: { key: `live.${socketKey}`, socketKey, args: [{ kind: 'gone' }], from: speakerOf(visitor) },
          },
        });
    },
  };
}

const pageIdOf = (request: FastifyRequest): string => (request.params as { pageId?: string }).pageId ?? '';

function speakerOf({ actor, request }: Visitor): Speaker {
  const { userId, realname, username } = actor();
  return { userId, name: realname || username, pageId: pageIdOf(request) };
}
