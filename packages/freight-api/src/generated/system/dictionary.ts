// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DictModel } from '../models.ts';
export type { DictModel } from '../models.ts';
/** Query of `loadDict`. */
export type DictionaryLoadDictQuery = {
  keyword?: string;
  pageSize?: number;
};
/** Query of `loadDictItem`. */
export type DictionaryLoadDictItemQuery = {
  key: string;
  delNotExist?: string;
};
/** Calls of dictionary. */
export const createDictionaryApi = (transport: Transport) => ({
  /** 字典项 · Items of a dictionary. Needs `session`. */
  getDictItems: (dictCode: string, options?: CallOptions) =>
    transport.request<DictModel[]>({ method: 'GET', path: `/sys/dict/getDictItems/${encodeURIComponent(dictCode)}`, ...options }),
  /** 字典文本 · Text of a coded value. Needs `session`. */
  getDictText: (dictCode: string, key: string, options?: CallOptions) =>
    transport.request<string>({ method: 'GET', path: `/sys/dict/getDictText/${encodeURIComponent(dictCode)}/${encodeURIComponent(key)}`, ...options }),
  /** 搜索字典 · Search a dictionary. Needs `session`. */
  loadDict: (dictCode: string, query: DictionaryLoadDictQuery = {}, options?: CallOptions) =>
    transport.request<DictModel[]>({ method: 'GET', path: `/sys/dict/loadDict/${encodeURIComponent(dictCode)}`, query, ...options }),
  /** 字典值对应文本 · Texts of values. Needs `session`. */
  loadDictItem: (dictCode: string, query: DictionaryLoadDictItemQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/dict/loadDictItem/${encodeURIComponent(dictCode)}`, query, ...options }),
  /** 全部字典 · All dictionaries. Needs `session`. */
  queryAllDictItems: (options?: CallOptions) =>
    transport.request<Record<string, DictModel[]>>({ method: 'GET', path: `/sys/dict/queryAllDictItems`, ...options }),
  /** 刷新字典缓存 · Forget cached dictionaries. Needs `dict:refreshCache`. */
  refleshCache: (options?: CallOptions) => transport.request<null>({ method: 'GET', path: `/sys/dict/refleshCache`, ...options }),
});
