// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AddressEntry } from '../models.ts';
import type { AddressBookListQuery } from './addressBook.ts';
import { createAddressBookApi } from './addressBook.ts';
/** Questions of addressBook as TanStack Query takes them. */
export const createAddressBookQueries = (transport: Transport) => {
  const api = createAddressBookApi(transport);
  return {
    /** 通讯录 · Address book. Needs `addressBook:list`. */
    list: (query: AddressBookListQuery = {}): QueryOptions<Page<AddressEntry>> => ({
      queryKey: ['addressBook', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
