import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { formHead } from './form.resource.ts';
import { useFormActions } from './formActions.tsx';
import { formColumns } from './FormListPage.tsx';

/** Other views of the table of a form. @source jeecg-wire 4.4, 5.1 */
export default function FormCopyListPage() {
  const { pathname } = useTab();
  return (
    <ResourceList
      resource={formHead}
      filter={{ copyType: '1', physicId: decodeURIComponent(pathname.split('/').at(-1) ?? '') }}
      search={['tableName', 'tableTxt']}
      columns={formColumns}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      view={false}
      remove={false}
      rowActions={useFormActions()}
    />
  );
}
