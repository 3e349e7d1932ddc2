/** A ticket of a central login, and the address that it was given to. */
export interface CasTicket {
  /** As the central login gave it; good for one use. */
  ticket: string;
  /** This page's address without the ticket; the server repeats it to the central login. */
  service: string;
}

/**
 * Finds the ticket that a central login appended to an address.
 *
 * @param href whole address of the page
 * @returns undefined when there is no ticket, or more than one
 * @example const ticket = readTicket(location.href);
 * @source SESS-01, jeecg-wire 2.5
 */
export function readTicket(href: string): CasTicket | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const [ticket, ...more] = url.searchParams.getAll('ticket');
  if (ticket === undefined || ticket === '' || ticket.length > 512 || more.length > 0) return undefined;
  url.searchParams.delete('ticket');
  url.hash = '';
  return { ticket, service: url.href };
}

/**
 * Where the central login begins; it comes back to `service` with a ticket.
 *
 * @example location.assign(casLoginUrl('https://cas.example.com/cas', location.href));
 */
export const casLoginUrl = (prefix: string, service: string): string =>
  `${prefix.replace(/\/$/, '')}/login?service=${encodeURIComponent(service)}`;

/** Where the central logout begins. */
export const casLogoutUrl = (prefix: string, service: string): string =>
  `${prefix.replace(/\/$/, '')}/logout?service=${encodeURIComponent(service)}`;

/** What waiting for a provider's window takes. */
export interface ThirdPartyOptions {
  /** The window that shows the provider. */
  popup: Window;
  /** Origin that may hand over the token: that of the server, never any other. */
  origin: string;
  /** The page that waits. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Stops waiting for the other window. */
  signal?: AbortSignal;
}

/** What the provider's window says when the login failed. */
const failedText = '登录失败';

/**
 * Waits until the window of a third party hands over the token for `loginWith('thirdParty', { token })`. Messages of other
 * windows and origins are not listened to: they could sign a person in as somebody else.
 *
 * @throws Error '登录失败' when the provider refused
 * @example const token = await waitForThirdParty({ popup: window.open('/sys/thirdLogin/render/wechat')!, origin: location.origin, page: window });
 * @source SESS-01, jeecg-wire 2.1
 */
export function waitForThirdParty({ popup, origin, page, signal }: ThirdPartyOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      page.removeEventListener('message', handle);
      signal?.removeEventListener('abort', leave);
    };
    const leave = () => {
      stop();
      reject(signal?.reason as Error);
    };
    const handle = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== popup || typeof data !== 'string' || data === '') return;
      stop();
      if (data === failedText) reject(new Error(failedText));
      else resolve(data);
    };
    if (signal?.aborted === true) return reject(signal.reason as Error);
    page.addEventListener('message', handle);
    signal?.addEventListener('abort', leave, { once: true });
    return undefined;
  });
}
