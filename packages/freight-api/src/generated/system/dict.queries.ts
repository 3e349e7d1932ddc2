// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Dict } from '../models.ts';
import type { DictListQuery, DictTreeListQuery } from './dict.ts';
import { createDictApi } from './dict.ts';
/** Questions of dict as TanStack Query takes them. */
export const createDictQueries = (transport: Transport) => {
  const api = createDictApi(transport);
  return {
    /** 字典回收站 · Removed dictionaries. Needs `dict:delete`. */
    deleteList: (): QueryOptions<Dict[]> => ({ queryKey: ['dict', 'deleteList'], queryFn: ({ signal }) => api.deleteList({ signal }) }),
    /** 数据字典列表 · List: Dictionary. Needs `dict:list`. */
    list: (query: DictListQuery = {}): QueryOptions<Page<Dict>> => ({
      queryKey: ['dict', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 数据字典详情 · Get: Dictionary. Needs `dict:list`. */
    get: (id: string): QueryOptions<Dict> => ({ queryKey: ['dict', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 字典树 · Dictionaries as a tree. Needs `dict:list`. */
    treeList: (
      query: DictTreeListQuery = {},
    ): QueryOptions<
      {
        id: string;
        /** 版本 · Version */
        version: number;
        /** 创建人 · Created by */
        createBy: string | null;
        /** 创建时间 · Created at */
        createTime: string | null;
        /** 更新人 · Updated by */
        updateBy: string | null;
        /** 更新时间 · Updated at */
        updateTime: string | null;
        /** 所属部门 · Department */
        sysOrgCode: string | null;
        /** 字典名称 · Name */
        dictName: string | null;
        /** 字典编号 · Code */
        dictCode: string | null;
        /** 英文名称 · English name */
        dictNameEn: string | null;
        /** 描述 · Description */
        description: string | null;
        /** 值类型 · Kind of value */
        type: number | null;
        /** 受保护 · Protected */
        isProtected: number | null;
        key: string;
        title: string;
      }[]
    > => ({ queryKey: ['dict', 'treeList', query], queryFn: ({ signal }) => api.treeList(query, { signal }) }),
  };
};
