import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createDemoFormApi, type DemoForm, demoFormFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session.ts';

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
      columns={[{ field: 'title', width: 200 }, 'kind', { field: 'content', width: 420 }, 'createBy', 'createTime']}
      defaultSort={{ column: 'createTime', order: 'desc' }}
    />
  );
}
