import { late } from '@tarmac/admin-kit/chunk';
import { type ActionDialogProps, defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { useTabs } from '@tarmac/admin-kit/tabs';
import {
  createReportPageApi,
  type ReportPageAddInput,
  type ReportPageEditInput,
  reportPageFields,
  type ReportPageRow,
} from '@tarmac/freight-api/online';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../shared/session/session.ts';
import { InLanguage } from '../../../shared/lists/InLanguage.tsx';
import { composerTexts as texts } from './composerTexts.ts';

const dialogs = () => import('./ComposerDialogs.tsx');
const AddPage = late(dialogs, { part: 'AddPage' });
const EditPage = late(dialogs, { part: 'EditPage' });
const CopyPage = late(dialogs, { part: 'CopyPage' });

const api = createReportPageApi(client);

const page = defineResource<ReportPageRow>()({
  label: { zh: '报表页面', en: 'Report page' },
  api,
  name: 'online:reportPage',
  permission: 'online:report',
  titleField: 'name',
  fields: reportPageFields,
  listFields: ['isOwn'],
});

/** Leads to the page, and is over with that. */
function OpenPage({ rows, onOpenChange }: ActionDialogProps<ReportPageRow, unknown>) {
  const { open } = useTabs();
  const go = useEffectEvent(() => {
    onOpenChange(false);
    open(`/online/graphreport/chart/${rows[0]!.id}`);
  });
  useEffect(() => go(), []);
  return null;
}

const edits = 'online:report:edit';
const isOwn = (row: ReportPageRow): boolean => row.isOwn === '1';

const add = defineListAction<ReportPageRow, ReportPageAddInput>(page, {
  label: texts.add,
  icon: <Plus aria-hidden size={16} />,
  permission: edits,
  primary: true,
  dialog: AddPage as never,
  run: (_rows, { input, context: { idempotencyKey } }) => api.add(input, { idempotencyKey }),
});

const rowActions = [
  defineAction<ReportPageRow, ReportPageEditInput>(page, {
    label: texts.edit,
    permission: edits,
    when: isOwn,
    dialog: EditPage as never,
    run: (_row, { input, context: { idempotencyKey } }) => api.edit(input, { idempotencyKey }),
  }),
  defineAction(page, { label: texts.open, dialog: OpenPage, opens: true, success: false }),
  defineAction(page, {
    label: texts.makeMenu,
    permission: edits,
    confirm: texts.menuConfirm,
    run: ({ id }, { context: { idempotencyKey } }) => api.makeMenu({ headId: id }, { idempotencyKey }),
  }),
  defineAction<ReportPageRow, ReportPageAddInput>(page, {
    label: texts.copy,
    permission: edits,
    dialog: CopyPage as never,
    run: (_row, { input, context: { idempotencyKey } }) => api.add(input, { idempotencyKey }),
  }),
];

/** Pages of reports as they are configured. @source ONL-08, jeecg-wire 4.5 */
export default function PageListPage() {
  return (
    <ResourceList
      resource={page}
      search={['code', 'name', 'status']}
      columns={[
        { field: 'name', width: 200, cell: (row: ReportPageRow) => <InLanguage zh={row.name ?? ''} en={row.nameEn} /> },
        { field: 'code', width: 180 },
        { field: 'displayTemplate', width: 110 },
        { field: 'permission', width: 220 },
        { field: 'status', width: 90 },
        'createTime',
        { field: 'content', width: 260 },
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
