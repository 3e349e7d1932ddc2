// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DictModel } from '../models.ts';
import type { DictionaryLoadDictItemQuery, DictionaryLoadDictQuery } from './dictionary.ts';
import { createDictionaryApi } from './dictionary.ts';
/** Questions of dictionary as TanStack Query takes them. */
export const createDictionaryQueries = (transport: Transport) => {
  const api = createDictionaryApi(transport);
  return {
    /** 字典项 · Items of a dictionary. Needs `session`. */
    getDictItems: (dictCode: string): QueryOptions<DictModel[]> => ({
      queryKey: ['dictionary', 'getDictItems', dictCode],
      queryFn: ({ signal }) => api.getDictItems(dictCode, { signal }),
    }),
    /** 字典文本 · Text of a coded value. Needs `session`. */
    getDictText: (dictCode: string, key: string): QueryOptions<string> => ({
      queryKey: ['dictionary', 'getDictText', dictCode, key],
      queryFn: ({ signal }) => api.getDictText(dictCode, key, { signal }),
    }),
    /** 搜索字典 · Search a dictionary. Needs `session`. */
    loadDict: (dictCode: string, query: DictionaryLoadDictQuery = {}): QueryOptions<DictModel[]> => ({
      queryKey: ['dictionary', 'loadDict', dictCode, query],
      queryFn: ({ signal }) => api.loadDict(dictCode, query, { signal }),
    }),
    /** 字典值对应文本 · Texts of values. Needs `session`. */
    loadDictItem: (dictCode: string, query: DictionaryLoadDictItemQuery): QueryOptions<string[]> => ({
      queryKey: ['dictionary', 'loadDictItem', dictCode, query],
      queryFn: ({ signal }) => api.loadDictItem(dictCode, query, { signal }),
    }),
    /** 全部字典 · All dictionaries. Needs `session`. */
    queryAllDictItems: (): QueryOptions<Record<string, DictModel[]>> => ({
      queryKey: ['dictionary', 'queryAllDictItems'],
      queryFn: ({ signal }) => api.queryAllDictItems({ signal }),
    }),
    /** 刷新字典缓存 · Forget cached dictionaries. Needs `dict:refreshCache`. */
    refleshCache: (): QueryOptions<null> => ({ queryKey: ['dictionary', 'refleshCache'], queryFn: ({ signal }) => api.refleshCache({ signal }) }),
  };
};
