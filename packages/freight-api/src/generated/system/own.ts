// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DetailView, NotificationSetting, OwnProfile, OwnProfileEdit, OwnSession } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DetailView, NotificationSetting, OwnProfile, OwnProfileEdit, OwnSession } from '../models.ts';
/** Query of `endSession`. */
export type OwnEndSessionQuery = {
  id: string;
};
/** Fields of Profile (个人信息). */
export const ownProfileFields = {
  avatar: { kind: 'files', label: { zh: '头像', en: 'Picture' }, biz: 'avatar', image: true, maxCount: 1 },
  sex: { kind: 'dict', label: { zh: '性别', en: 'Gender' }, filter: 'options', sortable: true, dict: 'sex', minimum: 1, maximum: 2 },
  birthday: { kind: 'text', label: { zh: '生日', en: 'Birthday' }, maxLength: 10, pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$' },
  email: { kind: 'text', label: { zh: '电子邮件', en: 'E-mail' }, maxLength: 64, pattern: '^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$' },
  telephone: { kind: 'text', label: { zh: '座机号', en: 'Landline' }, maxLength: 20, pattern: '^(?:0\\d{2,3}-[1-9]\\d{6,7})?$' },
  signature: { kind: 'text', label: { zh: '个性签名', en: 'Motto' }, maxLength: 100 },
  tags: { kind: 'text', label: { zh: '标签', en: 'Tags' }, maxLength: 200 },
  username: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, maxLength: 100, readOnly: true },
  realname: { kind: 'text', label: { zh: '真实姓名', en: 'Name' }, maxLength: 100, readOnly: true },
  workNo: { kind: 'text', label: { zh: '工号', en: 'Staff number' }, maxLength: 100, readOnly: true },
  phone: { kind: 'text', label: { zh: '手机号码', en: 'Mobile' }, spelling: 'phone', maxLength: 20, readOnly: true },
  departs: { kind: 'text', label: { zh: '部门', en: 'Departments' }, maxLength: 500, readOnly: true },
  roles: { kind: 'text', label: { zh: '角色', en: 'Roles' }, maxLength: 500, readOnly: true },
  posts: { kind: 'text', label: { zh: '职务', en: 'Positions' }, maxLength: 500, readOnly: true },
  unread: { kind: 'integer', label: { zh: '未读消息', en: 'Unread messages' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./own.schemas.ts');
/** What the calls of own take, as schemas for forms; fetched when asked for. */
export const ownSchemas = {
  /** Of `editProfile`. */
  editProfile: async () => (await loadSchemas()).ownEditProfileInput,
  /** Of `setDetailView`. */
  setDetailView: async () => (await loadSchemas()).ownSetDetailViewInput,
  /** Of `setNotification`. */
  setNotification: async () => (await loadSchemas()).ownSetNotificationInput,
};
/** Calls of own. */
export const createOwnApi = (transport: Transport) => ({
  /** 详情显示设置 · How one reads details. Needs `session`. */
  detailView: (options?: CallOptions) => transport.request<DetailView>({ method: 'GET', path: `/sys/own/detailView`, ...options }),
  /** 修改个人信息 · Change one’s profile. Needs `session`. */
  editProfile: (body: OwnProfileEdit, options?: CallOptions) => transport.request<OwnProfile>({ method: 'PUT', path: `/sys/own/profile`, body, ...options }),
  /** 下线设备 · Sign out elsewhere. Needs `session`. */
  endSession: (query: OwnEndSessionQuery, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/own/session`, query, ...options }),
  /** 消息通知设置 · How one is told. Needs `session`. */
  notification: (options?: CallOptions) => transport.request<NotificationSetting>({ method: 'GET', path: `/sys/own/notification`, ...options }),
  /** 个人信息 · Own profile. Needs `session`. */
  profile: (options?: CallOptions) => transport.request<OwnProfile>({ method: 'GET', path: `/sys/own/profile`, ...options }),
  /** 登录设备 · Where one is logged in. Needs `session`. */
  sessions: (options?: CallOptions) => transport.request<OwnSession[]>({ method: 'GET', path: `/sys/own/sessions`, ...options }),
  /** 修改详情显示设置 · Change how one reads details. Needs `session`. */
  setDetailView: (body: DetailView, options?: CallOptions) => transport.request<DetailView>({ method: 'PUT', path: `/sys/own/detailView`, body, ...options }),
  /** 修改消息通知设置 · Change how one is told. Needs `session`. */
  setNotification: (body: NotificationSetting, options?: CallOptions) =>
    transport.request<NotificationSetting>({ method: 'PUT', path: `/sys/own/notification`, body, ...options }),
});
