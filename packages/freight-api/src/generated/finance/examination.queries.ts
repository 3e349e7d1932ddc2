// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PayeeChoice } from '../models.ts';
import type { ExaminationPayeesQuery } from './examination.ts';
import { createExaminationApi } from './examination.ts';
/** Questions of examination as TanStack Query takes them. */
export const createExaminationQueries = (transport: Transport) => {
  const api = createExaminationApi(transport);
  return {
    /** 可选收款人 · Cards that may be paid to. Needs `shipping:payee`. */
    payees: (query: ExaminationPayeesQuery): QueryOptions<PayeeChoice[]> => ({
      queryKey: ['examination', 'payees', query],
      queryFn: ({ signal }) => api.payees(query, { signal }),
    }),
  };
};
