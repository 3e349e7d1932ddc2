import { type KeyValueStore, readKept, writeKept } from '@tarmac/admin-kit/session';

/** Why a session may end otherwise than by a logout, as the server names it. */
export const sessionEnds = ['expired', 'frozen', 'deleted', 'password', 'recovery', 'forced', 'replaced', 'stolen', 'tenant'] as const;
type SessionEnd = (typeof sessionEnds)[number];

const key = 'Session_Ended';
/** Somebody who comes back later than that does not wonder any more. */
const toldForMs = 600_000;

/** Keeps why the session ended, out of the `errorData` of the refusal that told of it, for the login page. */
export function keepEnd(store: KeyValueStore, { errorData, now = Date.now() }: { errorData: unknown; now?: number }): void {
  const { ended }: { ended?: unknown } = typeof errorData === 'object' && errorData !== null ? errorData : {};
  if (isEnd(ended)) writeKept(store, { key, value: ended, now, forMs: toldForMs });
}

/** What {@link keepEnd} kept, as long as it is news. */
export function readEnd(store: KeyValueStore, now = Date.now()): SessionEnd | undefined {
  const ended = readKept<unknown>(store, { key, now });
  return isEnd(ended) ? ended : undefined;
}

/** Somebody is signed in again. */
export const forgetEnd = (store: KeyValueStore): void => store.remove(key);

const isEnd = (value: unknown): value is SessionEnd => (sessionEnds as readonly unknown[]).includes(value);
