// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BusinessRules, FeeTrial, NoteDetail, ShippingNote, SlipReadings } from '../models.ts';
import type {
  ShippingNoteBusinessRulesQuery,
  ShippingNoteDetailQuery,
  ShippingNoteFeeTrialQuery,
  ShippingNoteListQuery,
  ShippingNoteOpenNotesOfQuery,
  ShippingNotePrintQuery,
  ShippingNoteSlipReadingsQuery,
  ShippingNoteStatusCountQuery,
} from './shippingNote.ts';
import { createShippingNoteApi } from './shippingNote.ts';
/** Questions of shippingNote as TanStack Query takes them. */
export const createShippingNoteQueries = (transport: Transport) => {
  const api = createShippingNoteApi(transport);
  return {
    /** 业务审核规则 · Rules of the business review. Needs `shipping:list`. */
    businessRules: (query: ShippingNoteBusinessRulesQuery): QueryOptions<BusinessRules> => ({
      queryKey: ['shippingNote', 'businessRules', query],
      queryFn: ({ signal }) => api.businessRules(query, { signal }),
    }),
    /** 运单详情 · Waybill with goods and documents. Needs `shipping:list`. */
    detail: (query: ShippingNoteDetailQuery): QueryOptions<NoteDetail> => ({
      queryKey: ['shippingNote', 'detail', query],
      queryFn: ({ signal }) => api.detail(query, { signal }),
    }),
    /** 费用试算 · Try fees. Needs `shipping:list`. */
    feeTrial: (query: ShippingNoteFeeTrialQuery): QueryOptions<FeeTrial> => ({
      queryKey: ['shippingNote', 'feeTrial', query],
      queryFn: ({ signal }) => api.feeTrial(query, { signal }),
    }),
    /** 运单列表 · List: Waybill. Needs `shipping:list`. */
    list: (query: ShippingNoteListQuery = {}): QueryOptions<Page<ShippingNote>> => ({
      queryKey: ['shippingNote', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 在途运单数 · Count open waybills of crews. Needs `shipping:list`. */
    openNotesOf: (query: ShippingNoteOpenNotesOfQuery): QueryOptions<Record<string, number>> => ({
      queryKey: ['shippingNote', 'openNotesOf', query],
      queryFn: ({ signal }) => api.openNotesOf(query, { signal }),
    }),
    /** 打印运单 · Print waybill. Needs `shipping:print`. */
    print: (query: ShippingNotePrintQuery): QueryOptions<NoteDetail> => ({
      queryKey: ['shippingNote', 'print', query],
      queryFn: ({ signal }) => api.print(query, { signal }),
    }),
    /** 运单详情 · Get: Waybill. Needs `shipping:list`. */
    get: (id: string): QueryOptions<ShippingNote> => ({ queryKey: ['shippingNote', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 识别磅单 · Read weighing slips. Needs `shipping:list`. */
    slipReadings: (query: ShippingNoteSlipReadingsQuery): QueryOptions<SlipReadings> => ({
      queryKey: ['shippingNote', 'slipReadings', query],
      queryFn: ({ signal }) => api.slipReadings(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `shipping:list`. */
    statusCount: (query: ShippingNoteStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['shippingNote', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
