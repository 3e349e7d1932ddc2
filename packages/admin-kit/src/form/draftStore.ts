import { createBrowserStore, type KeyValueStore, readKept, writeKept } from '../session/keyValueStore.ts';

/** What was typed in a form and not saved. */
export interface Draft {
  /** Values by field, without those that may not lie in the browser. */
  values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Keeps drafts of forms over a crash, a closed window or an expired session. */
export interface DraftStore {
  /** The draft that is kept; undefined where none is. */
  read(id: string): Draft | undefined;
  /** The drafts of a form in all of its windows, newest first: that of its id itself, and those of ids that go on with `#`. */
  list(id: string): ReadonlyArray<Draft & { id: string }>;
  /** Keeps a draft. */
  write(id: string, values: Readonly<Record<string, unknown>>): void;
  /** Forgets it. */
  remove(id: string): void;
  /** Forgets the drafts of this person, as at a logout. */
  clear(): void;
}

/** How long a draft is offered. */
const lifetime = 7 * 24 * 3_600_000;

/**
 * Makes a store of drafts, apart for each person of this browser. Without a person nothing is kept.
 *
 * @param owner id of the person who is logged in
 * @param scope what of this person's the drafts belong to, such as a tenant; forgotten all together
 * @example
 * const drafts = createDraftStore(() => session.state().user?.id);
 * return <DraftContext value={drafts}><App /></DraftContext>;
 */
export function createDraftStore(
  owner: () => string | undefined,
  {
    store = createBrowserStore(),
    now = Date.now,
    scope = () => '',
  }: { store?: KeyValueStore; now?: () => number; scope?: () => string } = {},
): DraftStore {
  const listKey = () => `drafts:${owner() ?? ''}`;
  const keyOf = (id: string) => `draft:${owner() ?? ''}:${id}`;
  const scoped = (id: string) => (scope() === '' ? id : `${scope()}/${id}`);
  const ids = () => readKept<string[]>(store, { key: listKey(), now: now() }) ?? [];
  const keepIds = (list: readonly string[]) => {
    if (list.length === 0) store.remove(listKey());
    else writeKept(store, { key: listKey(), value: list, now: now() });
  };
  const stored = (id: string): Draft | undefined => {
    const draft = owner() === undefined ? undefined : readKept<Draft>(store, { key: keyOf(id), now: now() });
    return typeof draft?.values === 'object' && draft.values !== null ? draft : undefined;
  };
  return {
    read: (given) => stored(scoped(given)),
    list: (given) => {
      const first = scoped(given);
      const found = ids().flatMap((id) => {
        const draft = id === first || id.startsWith(`${first}#`) ? stored(id) : undefined;
        return draft ? [{ ...draft, id: `${given}${id.slice(first.length)}` }] : [];
      });
      return found.toSorted((one, other) => other.savedAt - one.savedAt);
    },
    write: (given, values) => {
      if (owner() === undefined) return;
      const id = scoped(given);
      writeKept(store, { key: keyOf(id), value: { values, savedAt: now() } satisfies Draft, now: now(), forMs: lifetime });
      const before = ids();
      if (before.includes(id)) return;
      // Each form has a draft of its own: those too old to be offered would be left behind.
      const kept = before.filter((one) => stored(one) !== undefined);
      for (const one of before) if (!kept.includes(one)) store.remove(keyOf(one));
      keepIds([...kept, id]);
    },
    remove: (given) => {
      const id = scoped(given);
      store.remove(keyOf(id));
      if (ids().includes(id)) keepIds(ids().filter((one) => one !== id));
    },
    clear: () => {
      for (const id of ids()) store.remove(keyOf(id));
      keepIds([]);
    },
  };
}
