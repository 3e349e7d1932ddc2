// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { Guest } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Guest } from '../models.ts';
/** Query of `list`: filters by field. */
export type GuestListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'username' | 'realname' | 'homeTenant' | 'status'>;
/** Body of `setRoles`. */
export interface GuestSetRoles {
  id: string;
  selectedroles: string;
}
/** Fields of Guest (外部成员). */
export const guestFields = {
  selectedroles: { kind: 'text', label: { zh: '角色', en: 'Roles' }, derived: true, maxLength: 4000, multiple: true },
  username: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, filter: 'text', sortable: true, maxLength: 64, readOnly: true },
  realname: { kind: 'text', label: { zh: '真实姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  homeTenant: { kind: 'text', label: { zh: '所属租户', en: 'Home tenant' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'user_status', minimum: 1, maximum: 2, readOnly: true },
  selectedroles_dictText: { kind: 'text', label: { zh: '角色名称', en: 'Names of roles' }, derived: true, maxLength: 4000, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./guest.schemas.ts');
/** What the calls of guest take, as schemas for forms; fetched when asked for. */
export const guestSchemas = {
  /** Of `setRoles`. */
  setRoles: async () => (await loadSchemas()).guestSetRolesInput,
};
/** Calls of guest. */
export const createGuestApi = (transport: Transport) => ({
  /** 外部成员 · Guests of the tenant. Needs `user:guests`. */
  list: (query: GuestListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Guest>>({ method: 'GET', path: `/sys/user/guestList`, query, ...options }),
  /** 设置外部成员的角色 · Give a guest exactly these roles. Needs `role:assign`. */
  setRoles: (body: GuestSetRoles, options?: CallOptions) => transport.request<null>({ method: 'PUT', path: `/sys/user/guestRoles`, body, ...options }),
});
