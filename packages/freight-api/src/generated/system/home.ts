// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { HomeFigures, HomeLayout } from '../models.ts';
export type { HomeFigures, HomeLayout } from '../models.ts';
const loadSchemas = () => import('./home.schemas.ts');
/** What the calls of home take, as schemas for forms; fetched when asked for. */
export const homeSchemas = {
  /** Of `setLayout`. */
  setLayout: async () => (await loadSchemas()).homeSetLayoutInput,
};
/** Calls of home. */
export const createHomeApi = (transport: Transport) => ({
  /** 首页 · Home. Needs `session`. */
  home: (options?: CallOptions) => transport.request<HomeFigures>({ method: 'GET', path: `/dashboard/home`, ...options }),
  /** 保存首页布局 · Arrange the home page. Needs `session`. */
  setLayout: (body: HomeLayout, options?: CallOptions) => transport.request<HomeLayout>({ method: 'PUT', path: `/dashboard/home/layout`, body, ...options }),
});
