// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { AppVersion, AppVersionAdd, AppVersionEdit, OfferedVersion, RowKey } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AppVersion, AppVersionAdd, AppVersionEdit, OfferedVersion } from '../models.ts';
/** Query of `latest`. */
export type AppVersionLatestQuery = {
  /** 应用 · App (dictionary app_kind) */
  appKind?: 'driver' | 'shipper';
  /** 平台 · Platform (dictionary app_platform) */
  platform?: 'android' | 'ios';
  /** The version number that the asker has; with it `mustUpdate` is answered. */
  versionCode?: number;
};
/** Query of `list`: filters by field. */
export type AppVersionListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'appKind' | 'platform' | 'versionName' | 'forceUpdate' | 'state' | 'publishTime'
>;
/** Fields of App version (APP版本). */
export const appVersionFields = {
  appKind: { kind: 'dict', label: { zh: '应用', en: 'App' }, filter: 'options', sortable: true, dict: 'app_kind', required: true },
  platform: { kind: 'dict', label: { zh: '平台', en: 'Platform' }, filter: 'options', sortable: true, dict: 'app_platform', required: true },
  versionName: {
    kind: 'text',
    label: { zh: '版本', en: 'Version' },
    filter: 'text',
    maxLength: 20,
    pattern: '^\\d+\\.\\d+\\.\\d+(?:[-+][\\w.+-]+)?$',
    required: true,
  },
  versionCode: { kind: 'integer', label: { zh: '版本号', en: 'Version number' }, sortable: true, minimum: 1, maximum: 2100000000, required: true },
  forceUpdate: { kind: 'flag', label: { zh: '强制更新', en: 'Forced update' }, filter: 'options', default: '0', dict: 'yn', required: true },
  minVersionCode: { kind: 'integer', label: { zh: '最低版本号', en: 'Lowest version number' }, default: 1, minimum: 1, maximum: 2100000000, required: true },
  content: { kind: 'longText', label: { zh: '更新内容', en: 'What is new' }, maxLength: 1000, minLength: 1, required: true },
  file: { kind: 'files', label: { zh: '安装包', en: 'Package' }, biz: 'app', accept: '.apk', maxCount: 1, maxSize: 524288000 },
  storeUrl: { kind: 'text', label: { zh: '应用商店地址', en: 'Address in the store' }, maxLength: 500, pattern: '^https:\\/\\/[^\\s/]+\\.[^\\s/]+\\/\\S*$' },
  fileSize: { kind: 'integer', label: { zh: '大小', en: 'Size' }, sortable: true, minimum: 0, readOnly: true },
  fileHash: { kind: 'text', label: { zh: 'SHA-256', en: 'SHA-256' }, maxLength: 64, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'app_state', readOnly: true },
  publishTime: { kind: 'dateTime', label: { zh: '发布时间', en: 'Published at' }, filter: 'range', sortable: true, readOnly: true },
  downloadCount: { kind: 'integer', label: { zh: '下载次数', en: 'Downloads' }, sortable: true, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of appVersion. */
export const appVersionStates = {
  name: 'appVersion',
  field: 'state',
  dict: 'app_state',
  codes: { draft: '0', published: '1', offline: '2' },
  moves: {
    publish: { from: ['draft', 'offline'], to: 'published', permission: 'appVersion:publish' },
    offline: { from: ['published'], to: 'offline', permission: 'appVersion:offline' },
  },
} as const;
const loadSchemas = () => import('./appVersion.schemas.ts');
/** What the calls of appVersion take, as schemas for forms; fetched when asked for. */
export const appVersionSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).appVersionAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).appVersionEditInput,
  /** Of `offline`. */
  offline: async () => (await loadSchemas()).appVersionOfflineInput,
  /** Of `publish`. */
  publish: async () => (await loadSchemas()).appVersionPublishInput,
};
/** Calls of appVersion. */
export const createAppVersionApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).appVersionAddInput,
    edit: async () => (await loadSchemas()).appVersionEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增APP版本 · Add: App version. Needs `appVersion:add`. */
  add: (body: AppVersionAdd, options?: CallOptions) => transport.request<AppVersion>({ method: 'POST', path: `/hyapp/hyAppVersion/add`, body, ...options }),
  /** 删除APP版本 · Delete: App version. Needs `appVersion:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hyapp/hyAppVersion/delete`, query: { id }, ...options }),
  /** 编辑APP版本 · Edit: App version. Needs `appVersion:edit`. */
  edit: (body: AppVersionEdit, options?: CallOptions) => transport.request<AppVersion>({ method: 'PUT', path: `/hyapp/hyAppVersion/edit`, body, ...options }),
  /** 最新版本 · The latest versions. Needs `public`. */
  latest: (query: AppVersionLatestQuery = {}, options?: CallOptions) =>
    transport.request<OfferedVersion[]>({ method: 'GET', path: `/hyapp/hyAppVersion/latest`, query, ...options }),
  /** APP版本列表 · List: App version. Needs `appVersion:list`. */
  list: (query: AppVersionListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AppVersion>>({ method: 'GET', path: `/hyapp/hyAppVersion/list`, query, ...options }),
  /** 下架 · Withdraw. Needs `appVersion:offline`. */
  offline: (body: RowKey, options?: CallOptions) => transport.request<AppVersion>({ method: 'PUT', path: `/hyapp/hyAppVersion/offline`, body, ...options }),
  /** 发布 · Publish. Needs `appVersion:publish`. */
  publish: (body: RowKey, options?: CallOptions) => transport.request<AppVersion>({ method: 'PUT', path: `/hyapp/hyAppVersion/publish`, body, ...options }),
  /** APP版本详情 · Get: App version. Needs `appVersion:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<AppVersion>({ method: 'GET', path: `/hyapp/hyAppVersion/queryById`, query: { id }, ...options }),
});
