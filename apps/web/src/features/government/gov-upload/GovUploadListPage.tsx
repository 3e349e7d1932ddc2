import { ResourceList } from '@tarmac/admin-kit/resource';
import type { GovUpload } from '@tarmac/freight-api/government';
import { EnvironmentTag } from '../../../shared/review/EnvironmentTag.tsx';
import { listActions, rowActions } from './govUpload.actions.ts';
import { govUpload } from './govUpload.resource.ts';
import { govUploadTexts as texts } from './govUploadTexts.ts';

const kinds = ['carrier', 'customer', 'driver', 'vehicle', 'waybill', 'fund'] as const;

/** What was reported to the authorities and what they answered. Where it went stands in every line. @source FRT-26, freight-domain F26 */
export default function GovUploadListPage() {
  return (
    <ResourceList
      resource={govUpload}
      tabs={{
        field: 'uploadType',
        items: [{ key: 'all', label: texts.all, values: [] }, ...kinds.map((kind) => ({ key: kind, label: texts[kind], values: [kind] }))],
      }}
      search={['bizNo', 'bizName', 'state', 'companyId', 'environment', 'sendTime', 'createTime']}
      columns={[
        { field: 'bizNo', width: 190 },
        'state',
        { field: 'bizName', width: 240 },
        { field: 'environment', width: 124, cell: ({ environment }: GovUpload) => <EnvironmentTag environment={environment} /> },
        'uploadType',
        { field: 'companyName', width: 220 },
        { field: 'problem', width: 220 },
        'receiptCode',
        { field: 'receiptMsg', width: 220 },
        { field: 'receiptNo', width: 190 },
        'attempt',
        'sendTime',
        'receiptTime',
        'nextRetryTime',
        'createTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      add={false}
      edit={false}
      remove={false}
      import={false}
      toolbar={listActions}
      rowActions={rowActions}
    />
  );
}
