import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createDemoFormApi, type DemoForm, demoFormFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const demoForm = defineResource<DemoForm>()({
  label: { zh: '表单记录', en: 'Form' },
  api: createDemoFormApi(client),
  permission: 'demoForm',
  titleField: 'title',
  fields: demoFormFields,
});

/** What the forms were filled with. @source GEN-05 */
export default function DemoFormListPage() {
  return (
    <ResourceList
      resource={demoForm}
      search={['title', 'kind', 'createTime']}
      columns={[{ field: 'title', width: 160 }, 'kind', { field: 'content', width: 360 }, { field: 'createBy', width: 100 }, 'createTime']}
      defaultSort={{ column: 'createTime', order: 'desc' }}
    />
  );
}
