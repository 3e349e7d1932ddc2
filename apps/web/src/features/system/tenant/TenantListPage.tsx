import {
  type ActionDialogProps,
  defineAction,
  defineResource,
  type FormSpec,
  ResourceFormDialog,
  ResourceList,
} from '@tarmac/admin-kit/resource';
import { createTenantApi, type Tenant, tenantFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { PasswordInput } from '../../../shared/session/PasswordInput.tsx';
import { tenantTexts as texts } from './tenantTexts.ts';

/** Tenants. @source SYS-18 */
const tenant = defineResource<Tenant>()({
  label: texts.tenant,
  api: createTenantApi(client),
  permission: 'tenant',
  // The server reads the number; here it is typed as text.
  schemas: {},
  titleField: 'name',
  fields: {
    ...tenantFields,
    // A name made of digits, not an amount.
    id: { ...tenantFields.id, kind: 'text', maxLength: 9 },
    status: { ...tenantFields.status, default: 1 },
    adminUsername: { kind: 'text', label: texts.adminUsername, maxLength: 64 },
    adminPassword: { kind: 'reference', label: texts.adminPassword, picker: PasswordInput, sensitive: true },
  },
});

type Form = FormSpec<keyof typeof tenant.fields>;

const dates = ['beginDate', 'endDate', { field: 'status', help: texts.statusHelp }] as const;

const addForm: Form = {
  groups: [
    { title: texts.basics, items: ['name', 'id', ...dates] },
    {
      title: texts.administrator,
      items: [
        { field: 'adminUsername', help: texts.adminHelp },
        { field: 'adminPassword', when: (values) => Boolean(values['adminUsername']), required: true, help: texts.passwordHelp },
      ],
    },
  ],
};

/** The number is chosen once. */
const editForm: Form = ['name', { field: 'id', disabled: true }, ...dates];

function EditDialog({ rows, onOpenChange }: ActionDialogProps<Tenant, unknown>) {
  return <ResourceFormDialog resource={tenant} row={rows[0]!} form={editForm} onOpenChange={onOpenChange} />;
}

const edit = defineAction(tenant, { label: texts.edit, permission: 'tenant:edit', dialog: EditDialog });

/** Companies that work apart from each other on this platform. @source SYS-18, jeecg-wire 3.13 */
export default function TenantListPage() {
  return (
    <ResourceList
      resource={tenant}
      search={['name', 'status']}
      columns={[
        { field: 'name', width: 176 },
        { field: 'id', width: 100 },
        'beginDate',
        'endDate',
        { field: 'status', width: 90 },
        { field: 'people', width: 80 },
        'createTime',
      ]}
      defaultSort={{ column: 'id', order: 'asc' }}
      form={addForm}
      edit={false}
      rowActions={[edit]}
      removeWhen={(row) => row.id !== 0}
      detail={[{ title: texts.basics, fields: ['name', 'id', 'beginDate', 'endDate', 'status', 'people', 'createBy', 'createTime'] }]}
    />
  );
}
