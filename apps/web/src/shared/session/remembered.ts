import { ApiError } from '@tarmac/admin-kit/request';
import { type LoginResult, readKept, sessionLifetimeMs, writeKept } from '@tarmac/admin-kit/session';
import { browserStore, loadSessionApi, rememberedKey, session } from './session.ts';

/** Keeps the ticket that came with a login, or forgets the one before where none came. @source SESS-05 */
export function keepTicket({ rememberId }: LoginResult): void {
  if (typeof rememberId === 'string')
    writeKept(browserStore, { key: rememberedKey, value: rememberId, now: Date.now(), forMs: sessionLifetimeMs });
  else browserStore.remove(rememberedKey);
}

/**
 * Begins a session by the ticket of this browser. A ticket is good for one use, so that of several windows that open at once one
 * alone asks; the others find its session.
 *
 * @source SESS-05
 */
export async function restoreSession(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return restore();
  const isAlone = await locks.request(rememberedKey, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await restore();
    return lock !== null;
  });
  if (isAlone) return undefined;
  return locks.request(rememberedKey, async () => {
    await otherSession();
    await restore();
  });
}

/** Milliseconds in which what another window stored reaches this one: a browser promises no order between its locks and its storage. */
const storageDelayMs = 1000;

/** Waits for the session that another window has begun, if there is one. */
const otherSession = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(stop, storageDelayMs);
    const unsubscribe = session.subscribe(() => {
      if (session.state().token !== undefined) stop();
    });
    if (session.state().token !== undefined) stop();
  });

async function restore(): Promise<void> {
  // While this window waited for its turn another one may have begun the session.
  if (session.state().interruption === undefined) session.resume();
  const id = readKept<string>(browserStore, { key: rememberedKey, now: Date.now() });
  if (id === undefined || session.state().token !== undefined) return;
  try {
    const outcome = await (await loadSessionApi()).loginWith('remembered', { id });
    if (outcome.kind === 'signedIn') keepTicket(outcome.login);
  } catch (error) {
    // Without an answer the ticket may still be good.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    // Another window may have used it a moment before. Else it is of no use any more: the login asks for the password.
    await otherSession();
    if (readKept<string>(browserStore, { key: rememberedKey, now: Date.now() }) === id) browserStore.remove(rememberedKey);
  }
}
