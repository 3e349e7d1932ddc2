import type { DictionaryItem } from '@tarmac/admin-kit/dictionary';

/** Codes and what they are called; a server that keeps dictionaries answers `items` itself. */
const dictionaries: Readonly<Record<string, readonly DictionaryItem[]>> = {
  device_state: [
    { value: 'free', text: { zh: '可用', en: 'Free' }, tone: 'ok' },
    { value: 'lent', text: { zh: '已借出', en: 'Lent' }, tone: 'running' },
    { value: 'repair', text: { zh: '维修中', en: 'In repair' }, tone: 'waiting' },
  ],
  // create-admin-kit: dictionaries
};

export const dictionarySource = { items: async (code: string) => dictionaries[code] ?? [] };
