import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction, defineResource } from '@tarmac/admin-kit/resource';
import { formatBytes } from '@tarmac/admin-kit/i18n';
import { canAdvance } from '@tarmac/freight-api';
import { type AppVersion, appVersionFields, appVersionStates, createAppVersionApi } from '@tarmac/freight-api/system';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import { client } from '../../../shared/session/session.ts';
import { appVersionTexts as texts } from './appVersionTexts.ts';

const DownloadCodeDialog = late(() => import('./DownloadCodeDialog.tsx'));
const api = createAppVersionApi(client);

/** A version of an app. */
export const appVersion = defineResource<AppVersion>()({
  label: { zh: 'APP版本', en: 'App version' },
  api,
  permission: 'appVersion',
  titleField: 'versionName',
  listFields: ['state', 'appKind', 'versionName'],
  detailHead: { status: 'state', facts: ['appKind', 'platform', 'versionCode', 'publishTime', 'downloadCount'] },
  fields: {
    ...appVersionFields,
    fileSize: { ...appVersionFields.fileSize, cell: (value) => (value === null ? '--' : formatBytes(Number(value))) },
  },
});

/** Whether a version was never offered, and may be changed or removed. */
export const isDraft = ({ state }: AppVersion): boolean => state === appVersionStates.codes.draft;

/** The way to the page that the apps are fetched from. */
export const showPage = defineListAction(appVersion, { label: texts.code, permission: 'appVersion:list', dialog: DownloadCodeDialog });

/** What is done to a version. @source freight-domain F18 */
export const appVersionActions = [
  defineAction(appVersion, {
    label: texts.publish,
    primary: true,
    permission: 'appVersion:publish',
    when: (row) => canAdvance(appVersionStates, 'publish', row.state),
    confirm: askAbout(appVersion, texts.askPublish),
    success: texts.published,
    run: ({ id, version }, { context }) => api.publish({ id, version }, context),
  }),
  defineAction(appVersion, {
    label: texts.offline,
    danger: true,
    permission: 'appVersion:offline',
    when: (row) => canAdvance(appVersionStates, 'offline', row.state),
    confirm: askAbout(appVersion, texts.askOffline),
    success: texts.withdrawn,
    run: ({ id, version }, { context }) => api.offline({ id, version }, context),
  }),
  defineAction(appVersion, { label: texts.code, permission: 'appVersion:list', dialog: DownloadCodeDialog }),
];
