import { createBrowserStore, createSession, type DictionaryItem } from '@tarmac/admin-kit/session';
import { createDictionaryStore } from '@tarmac/admin-kit/dictionary';
import { notices } from '@tarmac/admin-kit/notice';
import { createRequestClient, defaultBasePath } from '@tarmac/admin-kit/request';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';
import type { Dictionary } from '@tarmac/freight-api';

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
export function leave(): void {
  session.end();
  location.reload();
}

/** The client of the server. */
export const client = createRequestClient({
  basePath,
  token: () => session.state().token,
  tenantId: () => session.state().tenantId,
  locale: () => preferences.read().locale,
  notify: ({ title, message, durationMs }) => notices.show({ title, content: message, tone: 'warning', duration: durationMs, key: message }),
  confirmExpired: (dialog) => askExpired?.(dialog) ?? Promise.resolve(),
  leave,
});

/** Dictionaries of the server; those of the login are taken over at once. @source DICT-01 … DICT-03 */
export const dictionaryStore = createDictionaryStore({
  items: async (code) => withTones(code, await client.get<DictionaryItem[]>(`/sys/dict/getDictItems/${encodeURIComponent(code)}`), await shippedDictionaries()),
  search: (code, keyword, signal) => client.get<DictionaryItem[]>(`/sys/dict/loadDict/${encodeURIComponent(code)}`, { keyword }, signal),
  textOf: (code, keys) => client.get<string[]>(`/sys/dict/loadDictItem/${encodeURIComponent(code)}`, { key: keys.join(',') }),
});

/** Takes over the dictionaries that a login or a cache refresh brought. */
export function takeDictionaries(all: Record<string, DictionaryItem[]>): void {
  session.keepDictionaries(all);
  seedDictionaries(all);
}

// Texts are there at once; the colours of states follow as soon as their chunk has arrived.
function seedDictionaries(all: Record<string, DictionaryItem[]>): void {
  dictionaryStore.seed(all);
  void shippedDictionaries().then((shipped) => dictionaryStore.seed(Object.fromEntries(Object.entries(all).map(([code, items]) => [code, withTones(code, items, shipped)]))));
}

type Shipped = Readonly<Record<string, Dictionary>>;

/** The wire of a dictionary knows no colours; those of the product's own states come with the client. */
const shippedDictionaries = async (): Promise<Shipped> => (await import('@tarmac/freight-api/dictionaries')).dictionaries;

function withTones(code: string, items: readonly DictionaryItem[], shipped: Shipped) {
  const known = new Map(shipped[code]?.items.map((item) => [item.value, item.tone]));
  return items.map((item) => ({ ...item, tone: known.get(item.value) }));
}

const kept = session.dictionaries();
if (kept !== undefined) seedDictionaries(kept);

// The server speaks the language of each request: another language needs other texts.
let spoken = preferences.read().locale;
preferences.subscribe(() => {
  const { locale } = preferences.read();
  if (locale === spoken) return;
  spoken = locale;
  dictionaryStore.clear();
  session.keepDictionaries({});
});
