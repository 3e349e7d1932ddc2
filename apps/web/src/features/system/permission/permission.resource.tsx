import { field, type PickerProps } from '@tarmac/admin-kit/field';
import { Select, type TreeNode, TreeSelect } from '@tarmac/admin-kit/input';
import { MenuIcon } from '@tarmac/admin-kit/layout';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createPermissionApi,
  createPermissionQueries,
  type PermissionChoice,
  permissionFields,
  permissionSchemas,
  type PermissionTree,
} from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { client } from '../../../shared/session/session.ts';
import { iconNames } from './iconNames.ts';

const api = createPermissionApi(client);
const queries = createPermissionQueries(client);

/** A menu entry as the screen shows it: yes and no as codes, as fields have them. */
export type MenuRow = Omit<PermissionTree, 'children' | (typeof marks)[number]> & {
  children: MenuRow[] | null;
} & Record<(typeof marks)[number], '0' | '1'>;

const marks = ['route', 'hidden', 'keepAlive', 'alwaysShow', 'internalOrExternal'] as const;

const rowOf = ({ children, ...node }: PermissionTree): MenuRow => ({
  ...(node as MenuRow),
  ...Object.fromEntries(marks.map((name) => [name, node[name] === true ? '1' : '0'])),
  children: (children as PermissionTree[] | null)?.map(rowOf) ?? null,
});

const nodeOf = ({ key, title, label, children }: PermissionChoice): TreeNode => ({
  value: key,
  label: title ?? label ?? '',
  children: children.map(nodeOf),
});

/** Chooses what an entry lies below. */
function ParentPicker({ value, valueText: _text, onPick: _pick, ...control }: PickerProps) {
  const { data } = useQuery(queries.queryTreeList());
  return <TreeSelect {...control} value={value || null} nodes={(data?.treeList ?? []).map(nodeOf)} />;
}

/** Chooses an icon among those that the menu can draw. */
function IconPicker({ value, valueText: _text, onPick: _pick, ...control }: PickerProps) {
  return (
    <div className="flex items-center gap-2">
      <MenuIcon name={value} size={18} />
      <div className="min-w-0 flex-1">
        <Select {...control} value={value ?? null} options={iconNames.map((name) => ({ value: name, label: name }))} />
      </div>
    </div>
  );
}

/** Menus and buttons. @source SYS-04 */
export const permission = defineResource<MenuRow>()({
  label: { zh: '菜单', en: 'Menu entry' },
  api: {
    add: api.add,
    edit: api.edit,
    remove: api.remove,
    // The wire gives the whole tree at once.
    list: async (query, options) => pageOfAll((await api.list(options)).map(rowOf), query),
  },
  permission: 'permission',
  titleField: 'title',
  schemas: permissionSchemas,
  fields: {
    ...permissionFields,
    // The name in the language of the page; the server says it.
    title: { kind: 'text', label: permissionFields.name.label },
    route: { ...permissionFields.route, default: '1' },
    permsType: { ...permissionFields.permsType, default: '1' },
    status: { ...permissionFields.status, default: '1' },
    parentId: field.reference(permissionFields.parentId, { picker: ParentPicker }),
    icon: {
      ...field.reference(permissionFields.icon, { picker: IconPicker }),
      cell: (value) => (typeof value === 'string' && value !== '' ? <MenuIcon name={value} /> : null),
    },
  },
});
