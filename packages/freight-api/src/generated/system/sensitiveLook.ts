// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { SensitiveLook } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { SensitiveLook } from '../models.ts';
/** Query of `list`: filters by field. */
export type SensitiveLookListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'username' | 'realname' | 'subjectTitle' | 'subjectId' | 'ip'>;
/** Fields of Look at sensitive data (敏感信息查看). */
export const sensitiveLookFields = {
  username: { kind: 'text', label: { zh: '操作人', en: 'User name' }, filter: 'text', maxLength: 64, readOnly: true },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, filter: 'text', maxLength: 100, readOnly: true },
  subjectKind: { kind: 'text', label: { zh: '数据类型', en: 'Kind of data' }, derived: true, maxLength: 64, readOnly: true },
  subjectTitle: { kind: 'text', label: { zh: '查看对象', en: 'Whose data' }, filter: 'text', maxLength: 600, readOnly: true },
  subjectId: { kind: 'text', label: { zh: '数据ID', en: 'Id' }, filter: 'text', maxLength: 64, readOnly: true },
  fieldNames: { kind: 'text', label: { zh: '查看内容', en: 'What was shown' }, derived: true, maxLength: 1000, readOnly: true },
  ip: { kind: 'text', label: { zh: 'IP', en: 'Address' }, filter: 'text', maxLength: 64, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of sensitiveLook. */
export const createSensitiveLookApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 敏感信息查看列表 · List: Look at sensitive data. Needs `log:list`. */
  list: (query: SensitiveLookListQuery = {}, options?: CallOptions) =>
    transport.request<Page<SensitiveLook>>({ method: 'GET', path: `/sys/sensitiveLook/list`, query, ...options }),
});
