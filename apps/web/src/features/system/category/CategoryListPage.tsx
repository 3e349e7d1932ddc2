import { CategorySelect } from '@tarmac/admin-kit/dictionary';
import { field, type PickerProps } from '@tarmac/admin-kit/field';
import { defineResource, ResourceTreeList } from '@tarmac/admin-kit/resource';
import { type Category, categoryFields, createCategoryApi } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const api = createCategoryApi(client);
/** What the wire calls the parent of a root. */
const rootPid = '0';

/** Chooses the parent in the tree of all categories; nothing chosen makes a root. */
function ParentPicker({ value, valueText: _text, onPick: _pick, ...control }: PickerProps) {
  return <CategorySelect {...control} code={rootPid} value={value === rootPid ? null : (value ?? null)} />;
}

const category = defineResource<Category>()({
  label: { zh: '分类', en: 'Category' },
  api: {
    ...api,
    // Roots in pages; what is searched for is found at any depth, without what lies around it.
    list: (query, options) =>
      query['name'] === undefined && query['code'] === undefined ? api.rootList(query, options) : api.list(query, options),
  },
  permission: 'category',
  fields: { ...categoryFields, pid: field.reference(categoryFields.pid, { picker: ParentPicker }) },
});

/** Categories in their trees. @source SYS-12, jeecg-wire 3.6 */
export default function CategoryListPage() {
  return (
    <ResourceTreeList
      resource={category}
      below={{
        load: (pid, options) => api.childList({ pid }, options),
        isParent: (row) => row.hasChild === '1',
        parentField: 'pid',
      }}
      search={['name', 'code']}
      // Conditions are asked of the list alone, and a tree shows its roots.
      advanced={false}
      columns={[
        { field: 'name', width: 320 },
        { field: 'code', width: 200 },
      ]}
      defaultSort={{ column: 'code', order: 'asc' }}
      form={['pid', 'name']}
      formColumns={1}
      formWidth={480}
      detail={[{ title: { zh: '分类', en: 'Category' }, fields: ['name', 'code', 'pid'] }]}
    />
  );
}
