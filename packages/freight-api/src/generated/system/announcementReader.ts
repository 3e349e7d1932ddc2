// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { AnnouncementReader } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AnnouncementReader } from '../models.ts';
/** Query of `list`: filters by field. */
export type AnnouncementReaderListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'anntId' | 'userId' | 'username' | 'realname' | 'readFlag' | 'readTime'
>;
/** Fields of Recipient (接收人). */
export const announcementReaderFields = {
  anntId: { kind: 'reference', label: { zh: '公告', en: 'Announcement' }, filter: 'equals', reference: 'announcement', readOnly: true },
  userId: { kind: 'reference', label: { zh: '接收人', en: 'Recipient' }, filter: 'equals', reference: 'user', readOnly: true },
  username: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, filter: 'text', maxLength: 100, readOnly: true },
  realname: { kind: 'text', label: { zh: '真实姓名', en: 'Name' }, filter: 'text', maxLength: 100, readOnly: true },
  readFlag: { kind: 'dict', label: { zh: '阅读状态', en: 'Read' }, filter: 'options', sortable: false, dict: 'read_flag', readOnly: true },
  readTime: { kind: 'dateTime', label: { zh: '阅读时间', en: 'Read at' }, filter: 'range', sortable: false, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of announcementReader. */
export const createAnnouncementReaderApi = (transport: Transport) => ({
  /** 公告阅读情况 · Who has read an announcement. Needs `announcement:list`. */
  list: (query: AnnouncementReaderListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AnnouncementReader>>({ method: 'GET', path: `/sys/sysAnnouncementSend/list`, query, ...options }),
});
