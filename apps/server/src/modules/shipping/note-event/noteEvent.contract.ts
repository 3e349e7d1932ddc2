import { z } from 'zod';
import {
  contract,
  coordinate,
  dateTime,
  dict,
  dictList,
  entity,
  files,
  Id,
  longText,
  reference,
  text,
} from '../../../platform/contract/index.ts';

/** Something that happened to a waybill. @source freight-domain 2.40 */
export const NoteEvent = entity('noteEvent', {
  label: { zh: '时间轴', en: 'Timeline event' },
  required: {},
  optional: {},
  computed: {
    noteId: reference('shippingNote', { label: { zh: '运单', en: 'Waybill' } }),
    eventType: dict('event_type', { label: { zh: '事件', en: 'Event' } }),
    happenTime: dateTime({ zh: '发生时间', en: 'Happened at' }),
    actorType: dict('party_type', { label: { zh: '操作方', en: 'Party' } }),
    actorName: text({ zh: '操作人', en: 'By' }, { max: 100 }),
    content: longText({ zh: '内容', en: 'Content' }, { max: 600 }),
    fromStatus: dict('note_status', { label: { zh: '原状态', en: 'From' } }),
    toStatus: dict('note_status', { label: { zh: '新状态', en: 'To' } }),
    files: files({ zh: '附件', en: 'Files' }),
    lng: coordinate({ zh: '经度', en: 'Longitude' }, { range: { min: -180, max: 180 } }),
    lat: coordinate({ zh: '纬度', en: 'Latitude' }, { range: { min: -90, max: 90 } }),
    address: text({ zh: '地点', en: 'Place' }, { max: 256 }),
    visibleTo: dictList('note_visibility', { label: { zh: '可见范围', en: 'Visible to' } }),
  },
});

/** A remark on a waybill. @source freight-domain G08 */
export const AddNoteInput = z
  .object({
    noteId: Id,
    content: longText({ zh: '备注内容', en: 'Remark' }, { max: 500, min: 1 }),
    files: files({ zh: '附件', en: 'Files' }, { maxCount: 9 }).nullish(),
    visibleTo: z
      .array(z.enum(['platform', 'customer', 'driver']))
      .min(1)
      .optional(),
  })
  .meta({ id: 'AddNoteInput' });

/** @source freight-domain G04, G08 */
export const noteEventContract = contract('/shipping/hyNoteEvent', {
  about: { domain: 'shipping', name: 'noteEvent', entity: NoteEvent },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'shipping:timeline',
      summary: { zh: '运单时间轴', en: 'Timeline of a waybill' },
      query: z.object({ noteId: Id, eventType: z.string().max(500).optional() }),
      reply: z.array(NoteEvent.row),
      errors: ['NotFound'],
    },
    add: {
      method: 'POST',
      path: '/add',
      permission: 'shipping:addNote',
      summary: { zh: '添加备注', en: 'Add a remark' },
      body: AddNoteInput,
      reply: NoteEvent.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'InvalidInput'],
    },
  },
});
