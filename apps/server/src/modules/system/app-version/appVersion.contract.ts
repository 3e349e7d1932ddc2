import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  flag,
  Id,
  integer,
  longText,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { appVersionStates } from './appVersion.states.ts';

/** The largest number that Android takes for a version. */
const largestCode = 2_100_000_000;

const appKind = dict('app_kind', { label: label('应用', 'App'), options: { codes: ['driver', 'shipper'] } });
const platform = dict('app_platform', { label: label('平台', 'Platform'), options: { codes: ['android', 'ios'] } });

/** A version of an app. @source freight-domain 2.29 */
export const AppVersion = entity('appVersion', {
  label: label('APP版本', 'App version'),
  required: {
    appKind,
    platform,
    versionName: text(label('版本', 'Version'), {
      max: 20,
      pattern: /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/,
      filter: 'text',
      description: 'By semantic versioning, such as 1.4.0.',
    }),
    versionCode: integer(label('版本号', 'Version number'), {
      min: 1,
      max: largestCode,
      sortable: true,
      description: 'Grows from version to version of one app on one platform.',
    }),
    forceUpdate: flag(label('强制更新', 'Forced update'), { default: '0', description: 'Nobody goes on with a version before this one.' }),
    minVersionCode: integer(label('最低版本号', 'Lowest version number'), {
      min: 1,
      max: largestCode,
      default: 1,
      description: 'Who has an older version has to update, whether or not the update is forced.',
    }),
    content: longText(label('更新内容', 'What is new'), { min: 1, max: 1000 }),
  },
  optional: {
    file: files(label('安装包', 'Package'), {
      biz: 'app',
      accept: '.apk',
      maxCount: 1,
      maxSize: 500 * 1024 * 1024,
      description: 'Of Android. Size and hash are worked out by the server.',
    }),
    storeUrl: text(label('应用商店地址', 'Address in the store'), {
      max: 500,
      pattern: /^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/,
      description: 'Of iOS: packages are only installed from there.',
    }),
  },
  computed: {
    fileSize: integer(label('大小', 'Size'), { sortable: true, description: 'Bytes.' }),
    fileHash: text(label('SHA-256', 'SHA-256'), { max: 64 }),
    state: dict('app_state', { label: label('状态', 'Status') }),
    publishTime: dateTime(label('发布时间', 'Published at')),
    downloadCount: integer(label('下载次数', 'Downloads'), { sortable: true }),
  },
});

/** What anybody may know of a version that is offered. */
const OfferedVersion = z
  .object({
    id: Id,
    appKind,
    platform,
    versionName: z.string(),
    versionCode: z.int(),
    minVersionCode: z.int(),
    forceUpdate: z.enum(['0', '1']),
    content: z.string(),
    publishTime: z.string().nullable(),
    /** Bytes; null for what comes from a store. */
    fileSize: z.int().nullable(),
    /** SHA-256 in hexadecimal. */
    fileHash: z.string().nullable(),
    storeUrl: z.string().nullable(),
    /** Whether the asker, whose version number was named, may not go on without it. */
    mustUpdate: z.boolean().nullable(),
  })
  .meta({ id: 'OfferedVersion' });

const { list, queryById, add, edit, delete: remove } = standardEndpoints(AppVersion, 'appVersion');
const moves = { method: 'PUT', body: RowKey, reply: AppVersion.row, idempotent: 'accepted', errors: ['NotFound', 'Conflict'] } as const;

/** Packages themselves are served by `serveApps.ts`. @source freight-domain F18 */
export const appVersionContract = contract('/hyapp/hyAppVersion', {
  about: { domain: 'system', name: 'appVersion', entity: AppVersion, states: appVersionStates },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    publish: { ...moves, path: '/publish', permission: 'appVersion:publish', summary: label('发布', 'Publish') },
    offline: { ...moves, path: '/offline', permission: 'appVersion:offline', summary: label('下架', 'Withdraw') },
    latest: {
      method: 'GET',
      path: '/latest',
      auth: 'public',
      summary: label('最新版本', 'The latest versions'),
      query: z.object({
        appKind: appKind.optional(),
        platform: platform.optional(),
        versionCode: z.coerce
          .number()
          .int()
          .min(0)
          .optional()
          .meta({ description: 'The version number that the asker has; with it `mustUpdate` is answered.' }),
      }),
      reply: z.array(OfferedVersion),
    },
  },
});
