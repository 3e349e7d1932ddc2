// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, ReceivedAnnouncement } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReceivedAnnouncement } from '../models.ts';
/** Body of `add`. */
export interface ReceivedAnnouncementsAdd {
  anntId: string;
  /** Whose list; the user’s own when absent. For others one needs `announcement:publish`. */
  userId?: string | null;
  /** Of the own mark alone. */
  readFlag?: '0' | '1' | null;
}
/** Body of `edit`. */
export interface ReceivedAnnouncementsEdit {
  id: string;
  readFlag: '0' | '1';
}
/** Query of `list`: filters by field. */
export type ReceivedAnnouncementsListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'anntId' | 'userId' | 'titile' | 'msgCategory' | 'sender' | 'sendTime' | 'priority' | 'readFlag' | 'busType'
>;
/** Fields of My message (我的消息). */
export const receivedAnnouncementFields = {
  anntId: { kind: 'reference', label: { zh: '公告', en: 'Announcement' }, filter: 'equals', reference: 'announcement', readOnly: true },
  userId: { kind: 'reference', label: { zh: '接收人', en: 'Recipient' }, filter: 'equals', reference: 'user', readOnly: true },
  titile: { kind: 'text', label: { zh: '标题', en: 'Title' }, filter: 'text', maxLength: 100, readOnly: true },
  msgCategory: { kind: 'dict', label: { zh: '消息类型', en: 'Kind' }, filter: 'options', sortable: false, dict: 'msg_category', readOnly: true },
  sender: { kind: 'text', label: { zh: '发布人', en: 'Sender' }, filter: 'text', maxLength: 100, readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发布时间', en: 'Sent at' }, filter: 'range', sortable: false, readOnly: true },
  priority: { kind: 'dict', label: { zh: '优先级', en: 'Priority' }, filter: 'options', sortable: false, dict: 'priority', readOnly: true },
  readFlag: { kind: 'dict', label: { zh: '阅读状态', en: 'Read' }, filter: 'options', sortable: false, dict: 'read_flag', readOnly: true },
  msgAbstract: { kind: 'longText', label: { zh: '摘要', en: 'Summary' }, maxLength: 500, readOnly: true },
  msgContent: { kind: 'longText', label: { zh: '内容', en: 'Content' }, maxLength: 500, readOnly: true },
  busId: { kind: 'text', label: { zh: '业务编号', en: 'What it is about' }, maxLength: 50, readOnly: true },
  busType: { kind: 'text', label: { zh: '业务类型', en: 'Kind of business' }, filter: 'equals', maxLength: 20, readOnly: true },
  openType: { kind: 'text', label: { zh: '打开方式', en: 'How it opens' }, maxLength: 20, readOnly: true },
  openPage: { kind: 'text', label: { zh: '打开页面', en: 'Page' }, maxLength: 255, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./receivedAnnouncements.schemas.ts');
/** What the calls of receivedAnnouncements take, as schemas for forms; fetched when asked for. */
export const receivedAnnouncementsSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).receivedAnnouncementsAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).receivedAnnouncementsEditInput,
};
/** Calls of receivedAnnouncements. */
export const createReceivedAnnouncementsApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).receivedAnnouncementsAddInput,
    edit: async () => (await loadSchemas()).receivedAnnouncementsEditInput,
  },
  /** 接收公告 · Put a message into a list. Needs `session`. */
  add: (body: ReceivedAnnouncementsAdd, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/sysAnnouncementSend/add`, body, ...options }),
  /** 删除我的消息 · Take a message out of the user’s own list. Needs `session`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/sysAnnouncementSend/delete`, query: { id }, ...options }),
  /** 批量删除我的消息 · Take messages out of the user’s own list. Needs `session`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/sysAnnouncementSend/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 标记我的消息 · Mark a message as read or unread. Needs `session`. */
  edit: (body: ReceivedAnnouncementsEdit, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/sysAnnouncementSend/edit`, body, ...options }),
  /** 我的消息 · Announcements of the user. Needs `session`. */
  list: (query: ReceivedAnnouncementsListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ReceivedAnnouncement>>({ method: 'GET', path: `/sys/sysAnnouncementSend/getMyAnnouncementSend`, query, ...options }),
  /** 我的消息详情 · One message of the user. Needs `session`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ReceivedAnnouncement>({ method: 'GET', path: `/sys/sysAnnouncementSend/queryById`, query: { id }, ...options }),
});
