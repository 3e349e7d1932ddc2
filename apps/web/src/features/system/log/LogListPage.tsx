import { defineListAction, defineResource, FieldDescriptions, ResourceList } from '@tarmac/admin-kit/resource';
import { createLogApi, type Log, logFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { logTexts as texts } from './logTexts.ts';

const LooksDrawer = late(() => import('./LooksDrawer.tsx'), { part: 'LooksDrawer' });
const api = createLogApi(client);
/** What the wire calls all lines. */
const everything = ['allclear'];

const log = defineResource<Log>()({
  label: { zh: '日志', en: 'Log' },
  api,
  permission: 'log',
  titleField: 'logContent',
  fields: logFields,
});

const clear = defineListAction(log, {
  label: texts.clear,
  permission: 'log:delete',
  danger: true,
  confirm: texts.clearConfirm,
  run: () => api.remove(everything),
});

const looks = defineListAction(log, { label: texts.looks, permission: 'log:list', dialog: LooksDrawer });

/** Who signed in and who did what, with what came along. @source SYS-09, jeecg-wire 3.14 */
export default function LogListPage() {
  return (
    <ResourceList
      resource={log}
      tabs={{
        field: 'logType',
        items: [
          { key: 'all', label: texts.all, values: [] },
          { key: 'logins', label: texts.logins, values: ['1'] },
          { key: 'operations', label: texts.operations, values: ['2'] },
        ],
      }}
      search={['logContent', 'createTime', 'operateType', 'userid', 'ip']}
      columns={[
        { field: 'logContent', width: 176 },
        { field: 'userid', width: 104 },
        { field: 'username', width: 112 },
        { field: 'ip', width: 110 },
        { field: 'costTime', width: 106 },
        { field: 'logType', width: 98 },
        { field: 'operateType', width: 108 },
        { field: 'createTime', width: 160 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      toolbar={[looks, clear]}
      expand={(row: Log) => <FieldDescriptions resource={log} row={row} names={['method', 'requestUrl', 'requestParam']} columns={1} />}
      view={false}
    />
  );
}
