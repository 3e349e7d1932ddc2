// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LossSetting } from '../models.ts';
import type { LossSettingListQuery, LossSettingOfCustomerQuery, LossSettingResolveQuery } from './lossSetting.ts';
import { createLossSettingApi } from './lossSetting.ts';
/** Questions of lossSetting as TanStack Query takes them. */
export const createLossSettingQueries = (transport: Transport) => {
  const api = createLossSettingApi(transport);
  return {
    /** 货损设置列表 · List: Loss setting. Needs `loss:list`. */
    list: (query: LossSettingListQuery = {}): QueryOptions<Page<LossSetting>> => ({
      queryKey: ['lossSetting', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 客户的货损设置 · Loss settings of a customer. Needs `customer:loss`. */
    ofCustomer: (query: LossSettingOfCustomerQuery): QueryOptions<Page<LossSetting>> => ({
      queryKey: ['lossSetting', 'ofCustomer', query],
      queryFn: ({ signal }) => api.ofCustomer(query, { signal }),
    }),
    /** 货损设置详情 · Get: Loss setting. Needs `loss:list`. */
    get: (id: string): QueryOptions<LossSetting> => ({ queryKey: ['lossSetting', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 适用的货损设置 · The setting that applies. Needs `order:list`. */
    resolve: (query: LossSettingResolveQuery = {}): QueryOptions<LossSetting | null> => ({
      queryKey: ['lossSetting', 'resolve', query],
      queryFn: ({ signal }) => api.resolve(query, { signal }),
    }),
  };
};
