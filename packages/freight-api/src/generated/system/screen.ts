// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ScreenData, ScreenFinance } from '../models.ts';
export type { ScreenData, ScreenFinance } from '../models.ts';
/** Calls of screen. */
export const createScreenApi = (transport: Transport) => ({
  /** 数据大屏 · Big screen of operations. Needs `screenData:list`. */
  data: (options?: CallOptions) => transport.request<ScreenData>({ method: 'GET', path: `/screen/hyScreen/data`, ...options }),
  /** 财务大屏 · Big screen of finance. Needs `screenFinance:list`. */
  finance: (options?: CallOptions) => transport.request<ScreenFinance>({ method: 'GET', path: `/screen/hyScreen/finance`, ...options }),
});
