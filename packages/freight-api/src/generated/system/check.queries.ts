// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { CheckDuplicateQuery } from './check.ts';
import { createCheckApi } from './check.ts';
/** Questions of check as TanStack Query takes them. */
export const createCheckQueries = (transport: Transport) => {
  const api = createCheckApi(transport);
  return {
    /** 唯一性校验 · Check that a value is free. Needs `session`. */
    duplicate: (query: CheckDuplicateQuery): QueryOptions<null> => ({
      queryKey: ['check', 'duplicate', query],
      queryFn: ({ signal }) => api.duplicate(query, { signal }),
    }),
  };
};
