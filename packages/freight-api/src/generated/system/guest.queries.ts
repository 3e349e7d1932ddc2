// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Guest } from '../models.ts';
import type { GuestListQuery } from './guest.ts';
import { createGuestApi } from './guest.ts';
/** Questions of guest as TanStack Query takes them. */
export const createGuestQueries = (transport: Transport) => {
  const api = createGuestApi(transport);
  return {
    /** 外部成员 · Guests of the tenant. Needs `user:guests`. */
    list: (query: GuestListQuery = {}): QueryOptions<Page<Guest>> => ({
      queryKey: ['guest', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
