import { createDictionaryStore, type DictionaryItem } from '@tarmac/admin-kit/dictionary';
import { createCategorySource } from '@tarmac/admin-kit/jeecg';
import { tones } from '@tarmac/freight-api/tones';
import { client, preferences, session } from '../session/session.ts';

/** Dictionaries of the server; those of the login are taken over at once. @source DICT-01 … DICT-03, DICT-05, LAY-10 */
export const dictionaryStore = createDictionaryStore({
  items: async (code) => withTones(code, await client.get<DictionaryItem[]>(`/sys/dict/getDictItems/${encodeURIComponent(code)}`)),
  search: (code, { keyword, signal }) =>
    client.get<DictionaryItem[]>(`/sys/dict/loadDict/${encodeURIComponent(code)}`, { keyword }, signal),
  textOf: (code, keys) => client.get<string[]>(`/sys/dict/loadDictItem/${encodeURIComponent(code)}`, { key: keys.join(',') }),
  categories: createCategorySource(client.request),
  refresh: async () => {
    await client.get('/sys/dict/refleshCache');
    const asked = preferences.read().locale;
    const all = await client.get<Record<string, DictionaryItem[]>>('/sys/dict/queryAllDictItems');
    if (asked === preferences.read().locale) session.keepDictionaries(all);
    return allWithTones(all);
  },
});

/** The wire of a dictionary knows no colours; those of the product's own states come with the client. */
function withTones(code: string, items: readonly DictionaryItem[]) {
  // Codes and values are those of the tenant's own dictionaries, too.
  const known = Object.hasOwn(tones, code) ? new Map(Object.entries(tones[code]!)) : undefined;
  return known === undefined ? items : items.map((item) => ({ ...item, tone: known.get(item.value) }));
}

function allWithTones(all: Record<string, DictionaryItem[]>) {
  return Object.fromEntries(Object.entries(all).map(([code, items]) => [code, withTones(code, items)]));
}

/** Takes over those that came with the login, in this page or in one before it. */
export function seedDictionaries(): void {
  const kept = session.dictionaries();
  if (kept !== undefined) dictionaryStore.seed(allWithTones(kept));
}

// The server speaks the language of each request: another language needs other texts.
let spoken = preferences.read().locale;
preferences.subscribe(() => {
  const { locale } = preferences.read();
  if (locale === spoken) return;
  spoken = locale;
  dictionaryStore.clear();
  session.keepDictionaries({});
});
