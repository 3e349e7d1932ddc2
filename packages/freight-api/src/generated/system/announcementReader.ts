// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { AnnouncementReader } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
export type { AnnouncementReader } from '../models.ts';
/** Fields of Recipient (接收人). */
export const announcementReaderFields = {
  anntId: { kind: 'reference', label: { zh: '公告', en: 'Announcement' }, filter: 'equals', reference: 'announcement', readOnly: true },
  userId: { kind: 'reference', label: { zh: '接收人', en: 'Recipient' }, filter: 'equals', reference: 'user', readOnly: true },
  username: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, filter: 'text', maxLength: 100, readOnly: true },
  realname: { kind: 'text', label: { zh: '真实姓名', en: 'Name' }, filter: 'text', maxLength: 100, readOnly: true },
  readFlag: { kind: 'dict', label: { zh: '阅读状态', en: 'Read' }, filter: 'options', sortable: false, dict: 'read_flag', readOnly: true },
  readTime: { kind: 'dateTime', label: { zh: '阅读时间', en: 'Read at' }, filter: 'range', sortable: false, readOnly: true },
  createBy: { kind: 'text', label: { zh: '创建人', en: 'Created by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', sortable: true, readOnly: true },
  updateBy: { kind: 'text', label: { zh: '更新人', en: 'Updated by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', sortable: true, readOnly: true },
  sysOrgCode: { kind: 'text', label: { zh: '所属部门', en: 'Department' }, calledBy: 'sys_depart,depart_name,org_code', maxLength: 64, readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Calls of announcementReader. */
export const createAnnouncementReaderApi = (transport: Transport) => ({
  /** 公告阅读情况 · Who has read an announcement. Needs `announcement:list`. */
  list: (query: ListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AnnouncementReader>>({ method: 'GET', path: `/sys/sysAnnouncementSend/list`, query, ...options }),
});
