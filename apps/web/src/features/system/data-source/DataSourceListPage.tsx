import {
  type ActionDialogProps,
  defineAction,
  type FormItems,
  type FormSpec,
  ResourceFormDialog,
  ResourceList,
} from '@tarmac/admin-kit/resource';
import type { DataSource } from '@tarmac/freight-api/system';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { dataSource } from './dataSource.resource.ts';
import { dataSourceTexts as texts } from './dataSourceTexts.ts';

type Name = keyof typeof dataSource.fields;

const place: FormItems<Name> = ['dbType', 'dbDriver', { field: 'dbUrl', wide: true, help: texts.urlHelp }, 'dbName', 'dbUsername'];

const addForm: FormSpec<Name> = {
  groups: [
    {
      title: texts.dataSource,
      items: ['code', 'name', ...place, { field: 'dbPassword', required: true, help: texts.sealedHelp }, 'remark'],
      footer: (values) => <ConnectionCheck values={values} />,
    },
  ],
};

/** The code is chosen once; the password stays unless another is typed. */
const editForm = (id: string): FormSpec<Name> => ({
  groups: [
    {
      title: texts.dataSource,
      items: [{ field: 'code', disabled: true }, 'name', ...place, { field: 'dbPassword', help: texts.keepHelp }, 'remark'],
      footer: (values) => <ConnectionCheck id={id} values={values} />,
    },
  ],
});

function EditDialog({ rows, onOpenChange }: ActionDialogProps<DataSource, unknown>) {
  const [row] = rows as readonly [DataSource];
  return <ResourceFormDialog resource={dataSource} row={row} form={editForm(row.id)} onOpenChange={onOpenChange} />;
}

const edit = defineAction(dataSource, { label: texts.edit, permission: 'dataSource:edit', dialog: EditDialog });

/** Databases elsewhere, with a test of their connection. @source SYS-14, jeecg-wire 3.9 */
export default function DataSourceListPage() {
  return (
    <ResourceList
      resource={dataSource}
      search={['name', 'dbType']}
      columns={[
        { field: 'code', width: 112 },
        { field: 'name', width: 130 },
        { field: 'dbType', width: 112 },
        { field: 'dbDriver', width: 160 },
        { field: 'dbUrl', width: 232 },
        { field: 'dbName', width: 100 },
        { field: 'dbUsername', width: 90 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={addForm}
      edit={false}
      rowActions={[edit]}
      detail={[
        {
          title: texts.dataSource,
          columns: 2,
          fields: ['code', 'name', 'dbType', 'dbDriver', 'dbUrl', 'dbName', 'dbUsername', 'remark', 'createBy', 'createTime'],
        },
      ]}
    />
  );
}
