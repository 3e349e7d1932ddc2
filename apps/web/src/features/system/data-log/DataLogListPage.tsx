import { defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createDataLogApi, type DataLog, dataLogFields } from '@tarmac/freight-api/system';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { dataLogTexts as texts } from './dataLogTexts.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const CompareDialog = late(() => import('./CompareDialog.tsx'), { part: 'CompareDialog' });
const api = createDataLogApi(client);

const dataLog = defineResource<DataLog>()({
  label: { zh: '数据日志', en: 'Data log' },
  api,
  permission: 'dataLog',
  fields: dataLogFields,
});

const comparison = { label: texts.compare, dialog: CompareDialog } as const;
const compareChosen = defineListAction(dataLog, { ...comparison, needsSelection: true });
const compare = defineAction(dataLog, comparison);
const restore = defineAction(dataLog, {
  label: texts.restore,
  permission: 'dataLog:restore',
  confirm: askAbout(dataLog, texts.restoreConfirm),
  success: texts.restored,
  run: ({ id }, { context }) => api.restore({ id }, context),
});

/** What rows held before and after each change; versions are compared and brought back. @source SYS-10, jeecg-wire 3.14 */
export default function DataLogListPage() {
  return (
    <ResourceList
      resource={dataLog}
      search={['dataTable', 'dataId', 'createTime']}
      columns={[
        { field: 'dataTable', width: 130 },
        { field: 'dataId', width: 230 },
        { field: 'dataVersion', width: 96 },
        { field: 'dataContent', width: 224 },
        { field: 'createBy', width: 100 },
        'createTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      toolbar={[compareChosen]}
      rowActions={[compare, restore]}
    />
  );
}
