import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { DictText } from '@tarmac/admin-kit/dictionary';
import { defineListAction, ResourceList, type ResourceColumn } from '@tarmac/admin-kit/resource';
import { useTabs } from '@tarmac/admin-kit/tabs';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { InLanguage } from '../../../shared/lists/InLanguage.tsx';
import { formTexts as texts } from './designerTexts.ts';
import { designPath, formApi, formHead } from './form.resource.ts';
import { useFormActions } from './formActions.tsx';
import { PublishState } from './PublishState.tsx';

const ImportTablesDialog = late(() => import('./ImportTablesDialog.tsx'));

const importTables = defineListAction(formHead, {
  label: texts.importTables,
  permission: 'online:form:edit',
  dialog: ImportTablesDialog,
  success: false,
});

const removeMany = defineListAction(formHead, {
  label: texts.removeMany,
  permission: 'online:form:edit',
  danger: true,
  needsSelection: true,
  confirm: texts.removeAsk,
  run: (rows) => formApi.head.remove(rows.map(({ id }) => id)),
});

/** What forms are known by in lists. */
export const formColumns: ReadonlyArray<ResourceColumn<FormHeadRow, keyof typeof formHead.fields>> = [
  { field: 'tableType', width: 160, cell: (row: FormHeadRow) => <FormType form={row} /> },
  { field: 'tableName', width: 190 },
  { field: 'tableTxt', width: 190, cell: (row: FormHeadRow) => <InLanguage zh={row.tableTxt} en={row.tableTxtEn} /> },
  { field: 'tableVersion', width: 100 },
  { field: 'isDbSynch', width: 150, cell: (row: FormHeadRow) => <PublishState form={row} /> },
  { field: 'createTime', width: 170 },
];

/** Forms that administrators declare: a list, a tree, tables with sub-tables. @source ONL-07, jeecg-wire 4.4 */
export default function FormListPage() {
  const { open } = useTabs();
  const add = defineListAction(formHead, {
    label: texts.add,
    permission: 'online:form:edit',
    primary: true,
    success: false,
    run: () => open(designPath('new')),
  });
  return (
    <ResourceList
      resource={formHead}
      filter={{ copyType: '0' }}
      search={['tableName', 'tableTxt', 'tableType']}
      columns={formColumns}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      view={false}
      remove={false}
      toolbar={[add, importTables, removeMany]}
      rowActions={useFormActions()}
    />
  );
}

function FormType({ form: { tableType, isTree } }: { form: FormHeadRow }) {
  const { localize } = useLocale();
  return (
    <>
      <DictText code="cgform_table_type" value={String(tableType ?? 1)} />
      {isTree === 'Y' && ` (${localize(texts.tree)})`}
    </>
  );
}
