import { ApiError } from '@tarmac/admin-kit/request';
import { casLoginUrl, readTicket } from '@tarmac/admin-kit/session';
import { keepTicket } from '../../../shared/session/remembered.ts';
import { loadSessionApi } from '../../../shared/session/session.ts';
import { askThirdParty, type ThirdParty } from '../../../shared/session/thirdParty.ts';

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

/** A third party's person whom nobody here is yet, and the ticket to become somebody with. */
export interface Stranger {
  token: string;
  party: ThirdParty;
  name: string;
}

/** What the server still needs, as a refusal with code 406 says it. */
export function needOf(error: unknown): readonly string[] {
  const { need } = Object(refusalOf(error)) as { need?: unknown };
  return Array.isArray(need) ? need.filter((one) => typeof one === 'string') : [];
}

const refusalOf = (error: unknown): unknown =>
  error instanceof ApiError ? (Object(error.response) as { result?: unknown }).result : undefined;

/**
 * Opens the window of a third party and signs in with what it hands over.
 *
 * @returns the person where nobody here is that yet: now there is a choice to make
 * @throws Error the browser blocked the window, or the third party refused
 * @source SESS-01
 */
export async function logInByThirdParty(party: ThirdParty, blocked: string): Promise<Stranger | undefined> {
  const token = await askThirdParty(party, blocked);
  if (token === undefined) return undefined;
  try {
    const outcome = await (await loadSessionApi()).loginWith('thirdParty', { token });
    if (outcome.kind === 'signedIn') keepTicket(outcome.login);
    return undefined;
  } catch (error) {
    if (!needOf(error).includes('account')) throw error;
    const { name } = Object(refusalOf(error)) as { name?: unknown };
    return { token, party, name: typeof name === 'string' ? name : '' };
  }
}
