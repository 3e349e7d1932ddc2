import { late } from '@tarmac/admin-kit/chunk';
import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { useTabs } from '@tarmac/admin-kit/tabs';
import {
  createReportHeadApi,
  reportHeadFields,
  type ReportAddInput,
  type ReportEditInput,
  type ReportHead,
} from '@tarmac/freight-api/online';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../shared/session/session.ts';
import { InLanguage } from '../../../shared/lists/InLanguage.tsx';
import { designerTexts as texts } from './designerTexts.ts';

const dialogs = () => import('./DesignerDialogs.tsx');
const AddReport = late(dialogs, { part: 'AddReport' });
const EditReport = late(dialogs, { part: 'EditReport' });
const CopyReport = late(dialogs, { part: 'CopyReport' });

const api = createReportHeadApi(client);

const report = defineResource<ReportHead>()({
  label: { zh: '在线报表', en: 'Online report' },
  api,
  permission: 'online:report',
  titleField: 'name',
  fields: reportHeadFields,
  listFields: ['isOwn'],
});

const addressOf = ({ id }: ReportHead): string => `/online/cgreport/${id}`;

function AddressDialog({ rows, onOpenChange }: ActionDialogProps<ReportHead, unknown>) {
  const { localize } = useLocale();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`${localize(texts.address)} · ${rows[0]!.name ?? ''}`}
      footer={<Button onClick={() => onOpenChange(false)}>{localize(texts.close)}</Button>}
    >
      <TextInput aria-label={localize(texts.addressHelp)} readOnly value={addressOf(rows[0]!)} />
    </Dialog>
  );
}

/** Leads to the page of the report, and is over with that. */
function OpenReport({ rows, onOpenChange }: ActionDialogProps<ReportHead, unknown>) {
  const { open } = useTabs();
  const go = useEffectEvent(() => {
    onOpenChange(false);
    open(addressOf(rows[0]!));
  });
  useEffect(() => go(), []);
  return null;
}

const edits = 'online:report:edit';
const isOwn = (row: ReportHead): boolean => row.isOwn === '1';

const add = defineListAction<ReportHead, ReportAddInput>(report, {
  label: texts.add,
  icon: <Plus aria-hidden size={16} />,
  permission: edits,
  primary: true,
  dialog: AddReport as never,
  run: (_rows, { input, context: { idempotencyKey } }) => api.add(input, { idempotencyKey }),
});

const rowActions = [
  defineAction<ReportHead, ReportEditInput>(report, {
    label: texts.edit,
    permission: edits,
    when: isOwn,
    dialog: EditReport as never,
    run: (_row, { input, context: { idempotencyKey } }) => api.edit(input, { idempotencyKey }),
  }),
  defineAction(report, { label: texts.open, dialog: OpenReport, opens: true, success: false }),
  defineAction(report, { label: texts.address, dialog: AddressDialog, opens: true, success: false }),
  defineAction(report, {
    label: texts.makeMenu,
    permission: edits,
    confirm: texts.menuConfirm,
    run: ({ id }, { context: { idempotencyKey } }) => api.makeMenu({ headId: id }, { idempotencyKey }),
  }),
  defineAction<ReportHead, ReportAddInput>(report, {
    label: texts.copy,
    permission: edits,
    dialog: CopyReport as never,
    run: (_row, { input, context: { idempotencyKey } }) => api.add(input, { idempotencyKey }),
  }),
];

/** Reports as they are configured. @source ONL-05, jeecg-wire 4.1 */
export default function ReportListPage() {
  return (
    <ResourceList
      resource={report}
      search={['code', 'name', 'status']}
      columns={[
        { field: 'name', width: 200, cell: (row: ReportHead) => <InLanguage zh={row.name ?? ''} en={row.nameEn} /> },
        { field: 'code', width: 160 },
        { field: 'cgrSql', width: 360 },
        { field: 'permission', width: 180 },
        { field: 'status', width: 80 },
        'createTime',
        { field: 'dbSource', hidden: true },
        { field: 'content', width: 240 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      toolbar={[add]}
      rowActions={rowActions}
      rowActionsWidth={180}
      view={false}
      add={false}
      edit={false}
      removeWhen={isOwn}
    />
  );
}
