import { casLoginUrl, readTicket, waitForThirdParty } from '@tarmac/admin-kit/session';
import { keepTicket } from '../../shared/remembered.ts';
import { basePath, loadSessionApi } from '../../shared/session.ts';

/** Says in this tab alone that it began a central login: a link with somebody else's ticket signs nobody in. */
const nonceKey = 'cas-nonce';

/** Leaves for the central login, which comes back to this page with a ticket. */
export function beginCas(prefix: string): void {
  const nonce = crypto.randomUUID();
  sessionStorage.setItem(nonceKey, nonce);
  const service = new URL(location.href);
  service.searchParams.delete('ticket');
  service.searchParams.set('cas', nonce);
  location.assign(casLoginUrl(prefix, service.href));
}

let isAsked = false;

/** Signs in by the ticket in the address, if this tab asked for one. It asks once: a ticket is good once. @source SESS-01 */
export async function finishCas(): Promise<void> {
  const found = readTicket(location.href);
  const nonce = sessionStorage.getItem(nonceKey);
  if (found === undefined || nonce === null || isAsked || new URL(location.href).searchParams.get('cas') !== nonce) return;
  isAsked = true;
  sessionStorage.removeItem(nonceKey);
  const outcome = await (await loadSessionApi()).loginWith('cas', found);
  if (outcome.kind === 'signedIn') keepTicket(outcome.login);
}

/**
 * Opens the window of a third party and signs in with what it hands over.
 *
 * @throws Error the browser blocked the window, the third party refused, or the person closed it
 * @source SESS-01
 */
export async function logInByThirdParty(party: string, blocked: string): Promise<void> {
  const popup = window.open(`${basePath}/thirdLogin/render/${party}`, 'third-login', 'width=500,height=500');
  if (popup === null) throw new Error(blocked);
  const leaving = new AbortController();
  const watch = setInterval(() => popup.closed && setTimeout(() => leaving.abort(), 1000), 500);
  try {
    const { origin } = new URL(basePath, location.href);
    const token = await waitForThirdParty({ popup, origin, page: window, signal: leaving.signal });
    const outcome = await (await loadSessionApi()).loginWith('thirdParty', { token });
    if (outcome.kind === 'signedIn') keepTicket(outcome.login);
  } catch (error) {
    // Whoever closes the window has changed their mind.
    if (!leaving.signal.aborted) throw error;
  } finally {
    clearInterval(watch);
  }
}
