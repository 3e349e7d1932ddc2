// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AdvanceSheet, AdvanceSum, Dianfu, DianfuRepay, OpenAmount } from '../models.ts';
import type {
  DianfuAdvanceSheetQuery,
  DianfuGroupSumsQuery,
  DianfuListQuery,
  DianfuMissingQuery,
  DianfuRepayListQuery,
  DianfuStatusCountQuery,
} from './dianfu.ts';
import { createDianfuApi } from './dianfu.ts';
/** Questions of dianfu as TanStack Query takes them. */
export const createDianfuQueries = (transport: Transport) => {
  const api = createDianfuApi(transport);
  return {
    /** 放款预览 · What an advance comes to. Needs `dianfu:advance`. */
    advanceSheet: (query: DianfuAdvanceSheetQuery): QueryOptions<AdvanceSheet> => ({
      queryKey: ['dianfu', 'advanceSheet', query],
      queryFn: ({ signal }) => api.advanceSheet(query, { signal }),
    }),
    /** 按客户与状态合计 · Sums by customer and status. Needs `dianfu:list`. */
    groupSums: (query: DianfuGroupSumsQuery = {}): QueryOptions<AdvanceSum[]> => ({
      queryKey: ['dianfu', 'groupSums', query],
      queryFn: ({ signal }) => api.groupSums(query, { signal }),
    }),
    /** 垫付单列表 · List: Advance. Needs `dianfu:list`. */
    list: (query: DianfuListQuery = {}): QueryOptions<Page<Dianfu>> => ({
      queryKey: ['dianfu', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 运单资金缺口 · What a waybill lacks. Needs `dianfu:apply`. */
    missing: (query: DianfuMissingQuery): QueryOptions<OpenAmount> => ({
      queryKey: ['dianfu', 'missing', query],
      queryFn: ({ signal }) => api.missing(query, { signal }),
    }),
    /** 垫付单详情 · Get: Advance. Needs `dianfu:list`. */
    get: (id: string): QueryOptions<Dianfu> => ({ queryKey: ['dianfu', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 归还记录 · Repayments. Needs `dianfu:view`. */
    repayList: (query: DianfuRepayListQuery): QueryOptions<Page<DianfuRepay>> => ({
      queryKey: ['dianfu', 'repayList', query],
      queryFn: ({ signal }) => api.repayList(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `dianfu:list`. */
    statusCount: (query: DianfuStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['dianfu', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
