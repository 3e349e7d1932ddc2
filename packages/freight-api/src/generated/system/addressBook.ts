// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { AddressEntry } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AddressEntry } from '../models.ts';
/** Query of `list`: filters by field. */
export type AddressBookListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'realname' | 'workNo' | 'orgCode'>;
/** Fields of Address book (通讯录). */
export const addressEntryFields = {
  userId: { kind: 'text', label: { zh: '用户编号', en: 'User id' }, maxLength: 36, readOnly: true },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  workNo: { kind: 'text', label: { zh: '工号', en: 'Staff number' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  departId: { kind: 'text', label: { zh: '部门编号', en: 'Department ids' }, maxLength: 4000, readOnly: true },
  departName: { kind: 'text', label: { zh: '部门', en: 'Departments' }, maxLength: 4000, readOnly: true },
  post: { kind: 'text', label: { zh: '职务编码', en: 'Position codes' }, maxLength: 500, readOnly: true },
  post_dictText: { kind: 'text', label: { zh: '职务', en: 'Positions' }, maxLength: 500, readOnly: true },
  telephone: { kind: 'text', label: { zh: '手机', en: 'Telephone' }, maxLength: 45, readOnly: true },
  email: { kind: 'text', label: { zh: '公司邮箱', en: 'Mail' }, maxLength: 100, readOnly: true },
  phone: { kind: 'text', label: { zh: '手机号码', en: 'Mobile' }, spelling: 'phone', sensitive: true, maxLength: 20, readOnly: true },
  avatar: { kind: 'files', label: { zh: '头像', en: 'Picture' }, biz: 'avatar', image: true, maxCount: 1, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of addressBook. */
export const createAddressBookApi = (transport: Transport) => ({
  /** 通讯录 · Address book. Needs `addressBook:list`. */
  list: (query: AddressBookListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AddressEntry>>({ method: 'GET', path: `/sys/user/queryByOrgCodeForAddressList`, query, ...options }),
});
