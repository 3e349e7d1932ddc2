// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ScreenData, ScreenFinance } from '../models.ts';
import { createScreenApi } from './screen.ts';
/** Questions of screen as TanStack Query takes them. */
export const createScreenQueries = (transport: Transport) => {
  const api = createScreenApi(transport);
  return {
    /** 数据大屏 · Big screen of operations. Needs `screenData:list`. */
    data: (): QueryOptions<ScreenData> => ({ queryKey: ['screen', 'data'], queryFn: ({ signal }) => api.data({ signal }) }),
    /** 财务大屏 · Big screen of finance. Needs `screenFinance:list`. */
    finance: (): QueryOptions<ScreenFinance> => ({ queryKey: ['screen', 'finance'], queryFn: ({ signal }) => api.finance({ signal }) }),
  };
};
