// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Position } from '../models.ts';
import type { PositionListQuery, PositionQueryByCodeQuery } from './position.ts';
import { createPositionApi } from './position.ts';
/** Questions of position as TanStack Query takes them. */
export const createPositionQueries = (transport: Transport) => {
  const api = createPositionApi(transport);
  return {
    /** 职务列表 · List: Position. Needs `position:list`. */
    list: (query: PositionListQuery = {}): QueryOptions<Page<Position>> => ({
      queryKey: ['position', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 按编码查询职务 · One position by code. Needs `position:list`. */
    queryByCode: (query: PositionQueryByCodeQuery): QueryOptions<Position> => ({
      queryKey: ['position', 'queryByCode', query],
      queryFn: ({ signal }) => api.queryByCode(query, { signal }),
    }),
    /** 职务详情 · Get: Position. Needs `position:list`. */
    get: (id: string): QueryOptions<Position> => ({ queryKey: ['position', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
