import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { createSensitiveLookApi, type Log, type SensitiveLook, sensitiveLookFields } from '@tarmac/freight-api/system';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { logTexts as texts } from './logTexts.ts';

const look = defineResource<SensitiveLook>()({
  label: texts.looks,
  api: createSensitiveLookApi(client),
  permission: 'log',
  fields: sensitiveLookFields,
});

/** Who looked at whose personal numbers, when and from where. @source SYS-09, freight-domain 0.4 */
export function LooksDrawer({ onOpenChange }: ActionDialogProps<Log, unknown>) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.looks)}
      width={1160}
      onOpenChange={onOpenChange}
      resource={look}
      search={['username', 'realname', 'subjectTitle', 'createTime']}
      columns={[
        { field: 'createTime', width: 165 },
        { field: 'username', width: 110 },
        { field: 'realname', width: 110 },
        { field: 'subjectKind', width: 110 },
        { field: 'subjectTitle', width: 180 },
        'fieldNames',
        { field: 'ip', width: 120 },
      ]}
    />
  );
}
