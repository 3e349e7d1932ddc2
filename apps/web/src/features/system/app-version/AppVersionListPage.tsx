import { type FormValues, ResourceList } from '@tarmac/admin-kit/resource';
import { appVersion, appVersionActions, isDraft, showPage } from './appVersion.actions.ts';
import { appVersionTexts as texts } from './appVersionTexts.ts';

/** Whether a version is fetched from a store. */
const isOfStore = ({ platform }: FormValues): boolean => platform === 'ios';

/** Versions of the apps: uploaded, published and withdrawn. @source FRT-14, freight-domain F18 */
export default function AppVersionListPage() {
  return (
    <ResourceList
      resource={appVersion}
      search={['appKind', 'platform', 'state', 'versionName']}
      columns={[
        { field: 'versionName', width: 110, pinned: 'start' },
        { field: 'state', width: 96 },
        { field: 'appKind', width: 96 },
        { field: 'platform', width: 96 },
        { field: 'versionCode', width: 88 },
        { field: 'forceUpdate', width: 92 },
        { field: 'minVersionCode', width: 112 },
        { field: 'fileSize', width: 96 },
        { field: 'downloadCount', width: 112 },
        { field: 'publishTime', width: 166 },
        { field: 'content', width: 240 },
      ]}
      card={{ lines: [['appKind', 'platform'], ['versionCode'], ['publishTime']], figure: 'downloadCount' }}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      numbered={false}
      export={false}
      import={false}
      storageId="appVersions"
      editWhen={isDraft}
      removeWhen={isDraft}
      form={[
        'appKind',
        'platform',
        'versionName',
        { field: 'versionCode', help: texts.codeHelp },
        'forceUpdate',
        { field: 'minVersionCode', help: texts.minHelp },
        { field: 'file', when: (values) => !isOfStore(values), required: true, wide: true },
        { field: 'storeUrl', when: isOfStore, required: true, wide: true },
        { field: 'content', wide: true },
      ]}
      formColumns={2}
      formWidth={720}
      toolbar={[showPage]}
      rowActions={appVersionActions}
      detail={[
        {
          title: '',
          fields: ['content', 'forceUpdate', 'minVersionCode', 'file', 'fileSize', 'fileHash', 'storeUrl', 'createBy', 'createTime'],
        },
      ]}
    />
  );
}
