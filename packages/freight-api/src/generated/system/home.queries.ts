// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { HomeFigures } from '../models.ts';
import { createHomeApi } from './home.ts';
/** Questions of home as TanStack Query takes them. */
export const createHomeQueries = (transport: Transport) => {
  const api = createHomeApi(transport);
  return {
    /** 首页 · Home. Needs `session`. */
    home: (): QueryOptions<HomeFigures> => ({ queryKey: ['home', 'home'], queryFn: ({ signal }) => api.home({ signal }) }),
  };
};
