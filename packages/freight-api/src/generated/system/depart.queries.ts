// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Depart, DepartOption, DepartTree, User } from '../models.ts';
import type {
  DepartGetDepartNameQuery,
  DepartGetUsersByDepartIdQuery,
  DepartListAllQuery,
  DepartListQuery,
  DepartQueryAllParentIdQuery,
  DepartQueryDepartTreeSyncQuery,
  DepartQueryTreeByKeyWordQuery,
  DepartSearchByQuery,
} from './depart.ts';
import { createDepartApi } from './depart.ts';
/** Questions of depart as TanStack Query takes them. */
export const createDepartQueries = (transport: Transport) => {
  const api = createDepartApi(transport);
  return {
    /** 按编码查询部门 · One department by code. Needs `session`. */
    getDepartName: (query: DepartGetDepartNameQuery): QueryOptions<Depart | null> => ({
      queryKey: ['depart', 'getDepartName', query],
      queryFn: ({ signal }) => api.getDepartName(query, { signal }),
    }),
    /** 部门人员 · People of a department. Needs `session`. */
    getUsersByDepartId: (query: DepartGetUsersByDepartIdQuery): QueryOptions<User[]> => ({
      queryKey: ['depart', 'getUsersByDepartId', query],
      queryFn: ({ signal }) => api.getUsersByDepartId(query, { signal }),
    }),
    /** 部门列表 · List: Department. Needs `depart:list`. */
    list: (query: DepartListQuery = {}): QueryOptions<Page<Depart>> => ({
      queryKey: ['depart', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 全部部门 · All departments, or those of some ids. Needs `session`. */
    listAll: (query: DepartListAllQuery = {}): QueryOptions<Depart[]> => ({
      queryKey: ['depart', 'listAll', query],
      queryFn: ({ signal }) => api.listAll(query, { signal }),
    }),
    /** 上级部门 · The departments above some. Needs `session`. */
    queryAllParentId: (
      query: DepartQueryAllParentIdQuery = {},
    ): QueryOptions<
      Record<
        string,
        {
          parentIds: string[];
          parentMap: Record<string, Depart>;
        }
      >
    > => ({ queryKey: ['depart', 'queryAllParentId', query], queryFn: ({ signal }) => api.queryAllParentId(query, { signal }) }),
    /** 部门详情 · Get: Department. Needs `depart:list`. */
    get: (id: string): QueryOptions<Depart> => ({ queryKey: ['depart', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 下级部门 · Departments right below one. Needs `session`. */
    queryDepartTreeSync: (query: DepartQueryDepartTreeSyncQuery = {}): QueryOptions<DepartTree[]> => ({
      queryKey: ['depart', 'queryDepartTreeSync', query],
      queryFn: ({ signal }) => api.queryDepartTreeSync(query, { signal }),
    }),
    /** 部门选择树 · Departments to choose from. Needs `session`. */
    queryIdTree: (): QueryOptions<DepartOption[]> => ({ queryKey: ['depart', 'queryIdTree'], queryFn: ({ signal }) => api.queryIdTree({ signal }) }),
    /** 我负责的部门 · Departments that the user leads. Needs `session`. */
    queryMyDeptTreeList: (): QueryOptions<DepartTree[] | null> => ({
      queryKey: ['depart', 'queryMyDeptTreeList'],
      queryFn: ({ signal }) => api.queryMyDeptTreeList({ signal }),
    }),
    /** 搜索部门和人员 · Search departments and people. Needs `session`. */
    queryTreeByKeyWord: (
      query: DepartQueryTreeByKeyWordQuery = {},
    ): QueryOptions<{
      userList: User[];
      departList: DepartTree[];
    }> => ({ queryKey: ['depart', 'queryTreeByKeyWord', query], queryFn: ({ signal }) => api.queryTreeByKeyWord(query, { signal }) }),
    /** 部门树 · Tree of departments. Needs `session`. */
    queryTreeList: (): QueryOptions<DepartTree[]> => ({ queryKey: ['depart', 'queryTreeList'], queryFn: ({ signal }) => api.queryTreeList({ signal }) }),
    /** 搜索部门 · Search departments. Needs `session`. */
    searchBy: (query: DepartSearchByQuery = {}): QueryOptions<DepartTree[]> => ({
      queryKey: ['depart', 'searchBy', query],
      queryFn: ({ signal }) => api.searchBy(query, { signal }),
    }),
  };
};
