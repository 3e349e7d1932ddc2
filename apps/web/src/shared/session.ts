import { createBrowserStore, createSession } from '@tarmac/admin-kit/session';
import { notices } from '@tarmac/admin-kit/notice';
import { createRequestClient, defaultBasePath } from '@tarmac/admin-kit/request';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';

/** Texts of this browser: session, preferences, what the platform says of itself. */
export const browserStore = createBrowserStore();

/** What the person chose about the look. */
export const preferences = createPreferenceStore(browserStore);

/** Who is signed in. Another window that logs out, or signs in as somebody else, starts this page anew. */
export const session = createSession({ store: browserStore, onReplaced: () => location.reload() });

/** Base path of the server; `window.TARMAC_CONFIG` may point the app at another one. @source REQ-01 */
export const basePath: string = (globalThis as { TARMAC_CONFIG?: { apiBase?: string } }).TARMAC_CONFIG?.apiBase ?? defaultBasePath;

type ExpiredListener = (dialog: { title: string; message: string; button: string }) => Promise<void>;
let askExpired: ExpiredListener | undefined;

/** Lets the shell show the modal of an expired login. */
export function onLoginExpired(listener: ExpiredListener): void {
  askExpired = listener;
}

/** Forgets the session and starts anew at the login. */
function leave(): void {
  session.end();
  location.reload();
}

/** The client of the server. */
export const client = createRequestClient({
  basePath,
  token: () => session.state().token,
  tenantId: () => session.state().tenantId,
  locale: () => preferences.read().locale,
  notify: ({ title, message, durationMs }) =>
    notices.show({ title, content: message, tone: 'warning', duration: durationMs, key: message }),
  confirmExpired: (dialog) => askExpired?.(dialog) ?? Promise.resolve(),
  leave,
});
