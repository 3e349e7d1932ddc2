import { ResourceList } from '@tarmac/admin-kit/resource';
import { demoForm } from '../shared/demoForm.resource.ts';

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
