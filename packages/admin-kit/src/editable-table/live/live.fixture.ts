import { buildStore } from '../store/buildStore.ts';
import type { TableStore } from '../store/tableStore.ts';
import { createLiveTable, type LiveTable } from './createLiveTable.ts';
import { createHeldClock, createMemoryHub, type HeldClock, type MemoryHub } from './memoryHub.fixture.ts';
import { createTableLine } from './tableLine.ts';

/** One of several people on a table. */
export interface Peer {
  name: string;
  store: TableStore;
  live: LiveTable;
  /** Row keys and columns that the person is writing into, as `key column`. */
  editing: Set<string>;
  /** What the app was told of saved rows. */
  saved: Array<readonly string[] | 'all'>;
  write: (rowKey: string, key: string, value: unknown) => void;
  value: (rowKey: string, key: string) => unknown;
  id: (rowKey: string) => number;
}

/** People on one table, with a clock and a network that go when told to. */
export interface Party {
  hub: MemoryHub;
  clock: HeldClock;
  peers: Peer[];
  /** Lets time pass and all messages arrive. */
  settle: (ms?: number) => Promise<void>;
}

export async function buildParty(names: readonly string[], options: { holds?: boolean; rows?: number } = {}): Promise<Party> {
  const hub = createMemoryHub({ holds: options.holds ?? false });
  const clock = createHeldClock();
  const peers = names.map((name, index): Peer => {
    const store = buildStore();
    const editing = new Set<string>();
    const saved: Peer['saved'] = [];
    const line = createTableLine({ connect: hub.connect(name), pageId: `page${index}`, clock });
    const live = createLiveTable({
      store,
      line,
      clock,
      socketKey: 'waybills',
      caseId: `case-${name}`,
      isEditing: (rowId, key) => editing.has(`${store.keyOf(rowId)} ${key}`),
      onSave: (rowKeys) => saved.push(rowKeys),
    });
    const id = (rowKey: string) => store.rowIdOf(rowKey)!;
    return {
      name,
      store,
      live,
      editing,
      saved,
      id,
      write: (rowKey, key, value) => void store.write({ rowId: id(rowKey), key, value }),
      value: (rowKey, key) => store.value(id(rowKey), key),
    };
  });
  const party: Party = {
    hub,
    clock,
    peers,
    async settle(ms = 1_000) {
      for (let round = 0; round < ms / 50; round += 1) {
        clock.advance(50);
        // Microtasks of the network: an opening, then an answer.
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
        while (hub.flying.length > 0) hub.flying.shift()!.deliver();
      }
    },
  };
  await party.settle();
  return party;
}
