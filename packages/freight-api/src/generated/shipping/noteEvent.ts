// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { AddNoteInput, NoteEvent } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AddNoteInput, NoteEvent } from '../models.ts';
/** Query of `list`. */
export type NoteEventListQuery = {
  noteId: string;
  eventType?: string;
};
/** Fields of Timeline event (时间轴). */
export const noteEventFields = {
  noteId: { kind: 'reference', label: { zh: '运单', en: 'Waybill' }, filter: 'equals', reference: 'shippingNote', readOnly: true },
  eventType: { kind: 'dict', label: { zh: '事件', en: 'Event' }, filter: 'options', sortable: true, dict: 'event_type', readOnly: true },
  happenTime: { kind: 'dateTime', label: { zh: '发生时间', en: 'Happened at' }, filter: 'range', sortable: true, readOnly: true },
  actorType: { kind: 'dict', label: { zh: '操作方', en: 'Party' }, filter: 'options', sortable: true, dict: 'party_type', readOnly: true },
  actorName: { kind: 'text', label: { zh: '操作人', en: 'By' }, maxLength: 100, readOnly: true },
  content: { kind: 'longText', label: { zh: '内容', en: 'Content' }, maxLength: 600, readOnly: true },
  fromStatus: { kind: 'dict', label: { zh: '原状态', en: 'From' }, filter: 'options', sortable: true, dict: 'note_status', readOnly: true },
  toStatus: { kind: 'dict', label: { zh: '新状态', en: 'To' }, filter: 'options', sortable: true, dict: 'note_status', readOnly: true },
  files: { kind: 'files', label: { zh: '附件', en: 'Files' }, readOnly: true },
  lng: {
    kind: 'quantity',
    label: { zh: '经度', en: 'Longitude' },
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lat: {
    kind: 'quantity',
    label: { zh: '纬度', en: 'Latitude' },
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  address: { kind: 'text', label: { zh: '地点', en: 'Place' }, maxLength: 256, readOnly: true },
  visibleTo: { kind: 'dict', label: { zh: '可见范围', en: 'Visible to' }, dict: 'note_visibility', multiple: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./noteEvent.schemas.ts');
/** What the calls of noteEvent take, as schemas for forms; fetched when asked for. */
export const noteEventSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).noteEventAddInput,
};
/** Calls of noteEvent. */
export const createNoteEventApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).noteEventAddInput,
  },
  /** 添加备注 · Add a remark. Needs `shipping:addNote`. */
  add: (body: AddNoteInput, options?: CallOptions) => transport.request<NoteEvent>({ method: 'POST', path: `/shipping/hyNoteEvent/add`, body, ...options }),
  /** 运单时间轴 · Timeline of a waybill. Needs `shipping:timeline`. */
  list: (query: NoteEventListQuery, options?: CallOptions) =>
    transport.request<NoteEvent[]>({ method: 'GET', path: `/shipping/hyNoteEvent/list`, query, ...options }),
});
