import { createDictionaryStore } from '@tarmac/admin-kit/dictionary';

// #region source
/** Any server: a dictionary is asked for by its code, once, however many controls show it. */
export const createDictionaries = (ask: (path: string) => Promise<ReadonlyArray<{ code: string; name: string }>>) =>
  createDictionaryStore({
    items: async (code) => (await ask(`/dictionaries/${code}`)).map(({ code: value, name }) => ({ value, text: name })),
  });
// #endregion
