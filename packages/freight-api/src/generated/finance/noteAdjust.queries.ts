// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { NoteAdjust, NoteAdjustTrial } from '../models.ts';
import type { NoteAdjustListQuery, NoteAdjustStatusCountQuery, NoteAdjustTrialQuery } from './noteAdjust.ts';
import { createNoteAdjustApi } from './noteAdjust.ts';
/** Questions of noteAdjust as TanStack Query takes them. */
export const createNoteAdjustQueries = (transport: Transport) => {
  const api = createNoteAdjustApi(transport);
  return {
    /** 费用调整列表 · List: Fee adjustment. Needs `adjust:list`. */
    list: (query: NoteAdjustListQuery = {}): QueryOptions<Page<NoteAdjust>> => ({
      queryKey: ['noteAdjust', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 费用调整详情 · Get: Fee adjustment. Needs `adjust:list`. */
    get: (id: string): QueryOptions<NoteAdjust> => ({ queryKey: ['noteAdjust', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `adjust:list`. */
    statusCount: (query: NoteAdjustStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['noteAdjust', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 费用调整试算 · Try an adjustment. Needs `adjust:list`. */
    trial: (query: NoteAdjustTrialQuery): QueryOptions<NoteAdjustTrial> => ({
      queryKey: ['noteAdjust', 'trial', query],
      queryFn: ({ signal }) => api.trial(query, { signal }),
    }),
  };
};
