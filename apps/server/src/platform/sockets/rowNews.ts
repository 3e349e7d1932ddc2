import { inBackground, type ReportFailure } from '../background.ts';
import type { ServerModule } from '../platform.ts';
import type { SocketDoor } from './socketDoor.ts';

/** Tells lists on the screen that rows have changed. */
export interface RowNews {
  /** Rows of an entity have changed and are committed. */
  changed(tenantId: number, entity: string): void;
}

/** A list hears of changes no more often than that, ms: of many at once the first and the last. */
const pauseMs = 2000;

/** What is declared while the server runs is called by the prefix of its permissions, such as `online:fuel_card`. */
const atRunTime = (entity: string): readonly string[] => (entity.includes(':') ? [`${entity}:list`] : []);

/**
 * Makes what tells of changed rows. Only those who may list the rows hear of it, and only that there is something new: what it is
 * they ask for themselves, so that nobody learns of a row that is not theirs.
 *
 * @param modules whose contracts say which permission lists an entity
 */
export function createRowNews(
  modules: readonly Pick<ServerModule, 'routes'>[],
  { sockets, report }: { sockets: Pick<SocketDoor, 'send'>; report: ReportFailure },
): RowNews {
  const listings = new Map<string, Set<string>>();
  for (const { contract } of modules.flatMap((module) => module.routes ?? [])) {
    const permission = contract.endpoints['list']?.permission;
    if (contract.about.entity === undefined || permission === undefined) continue;
    const known = listings.get(contract.about.entity.name) ?? new Set();
    listings.set(contract.about.entity.name, known.add(permission));
  }
  const waiting = new Map<string, { again: boolean }>();

  const tell = (tenantId: number, permission: string): void => {
    const key = `${tenantId} ${permission}`;
    const last = waiting.get(key);
    if (last !== undefined) {
      last.again = true;
      return;
    }
    const pause = { again: false };
    waiting.set(key, pause);
    setTimeout(() => {
      waiting.delete(key);
      if (pause.again) tell(tenantId, permission);
    }, pauseMs).unref();
    inBackground('news of rows', {
      report,
      work: () => sockets.send(tenantId, { target: { permission }, message: { cmd: 'rows', msgTxt: permission } }),
    });
  };
  return {
    changed: (tenantId, entity) => {
      for (const permission of listings.get(entity) ?? atRunTime(entity)) tell(tenantId, permission);
    },
  };
}
