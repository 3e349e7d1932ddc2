// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { LocalMail } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LocalMail } from '../models.ts';
/** Query of `list`: filters by field. */
export type LocalMailListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'toAddress' | 'subject' | 'sentAt'>;
/** Fields of Local mail (本地邮件). */
export const localMailFields = {
  toAddress: { kind: 'text', label: { zh: '收件地址', en: 'To' }, filter: 'text', maxLength: 255, readOnly: true },
  subject: { kind: 'text', label: { zh: '主题', en: 'Subject' }, filter: 'text', maxLength: 200, readOnly: true },
  html: { kind: 'longText', label: { zh: '正文', en: 'Text' }, maxLength: 500, readOnly: true },
  sentAt: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of localMail. */
export const createLocalMailApi = (transport: Transport) => ({
  /** 本地信箱 · Local mail box. Needs `message:viewMail`. */
  list: (query: LocalMailListQuery = {}, options?: CallOptions) =>
    transport.request<Page<LocalMail>>({ method: 'GET', path: `/message/localMail/list`, query, ...options }),
  /** 本地邮件 · A local mail. Needs `message:viewMail`. */
  get: (id: string, options?: CallOptions) => transport.request<LocalMail>({ method: 'GET', path: `/message/localMail/queryById`, query: { id }, ...options }),
});
