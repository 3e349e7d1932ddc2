// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ExportJob } from '../models.ts';
import type { ExportJobListQuery } from './exportJob.ts';
import { createExportJobApi } from './exportJob.ts';
/** Questions of exportJob as TanStack Query takes them. */
export const createExportJobQueries = (transport: Transport) => {
  const api = createExportJobApi(transport);
  return {
    /** 导出任务列表 · List: Export. Needs `session`. */
    list: (query: ExportJobListQuery = {}): QueryOptions<Page<ExportJob>> => ({
      queryKey: ['exportJob', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
