import { defineAction, type FormItems, ResourceTreeList } from '@tarmac/admin-kit/resource';
import { DataRulesDrawer } from './DataRulesDrawer.tsx';
import { type MenuRow, permission } from './permission.resource.tsx';
import { permissionTexts as texts } from './permissionTexts.ts';

const rules = defineAction(permission, {
  label: texts.rules,
  permission: 'permission:list',
  when: (row) => row.menuType !== 0,
  dialog: DataRulesDrawer,
});

type Values = Readonly<Record<string, unknown>>;
const isButton = (values: Values) => Number(values['menuType']) === 2;
const isTop = (values: Values) => Number(values['menuType']) === 0;
const isPage = (values: Values) => !isButton(values);

const place: FormItems<keyof typeof permission.fields> = [
  'menuType',
  { field: 'parentId', when: (values) => !isTop(values), required: true },
  'name',
  'nameEn',
  'sortNo',
  { field: 'icon', when: isPage },
];

/** Menus, buttons and their data rules, in one tree. @source SYS-04, jeecg-wire 3.4 */
export default function PermissionListPage() {
  return (
    <ResourceTreeList
      resource={permission}
      below={{
        isParent: (row: MenuRow) => (row.children?.length ?? 0) > 0,
        childrenOf: (row: MenuRow) => row.children,
        parentField: 'parentId',
      }}
      columns={[
        { field: 'title', width: 260 },
        { field: 'menuType', width: 100 },
        { field: 'icon', width: 60 },
        { field: 'component', width: 190 },
        { field: 'url', width: 190 },
        { field: 'perms', width: 160 },
        { field: 'sortNo', width: 80 },
        { field: 'status', width: 80 },
      ]}
      defaultSort={null}
      // The groups of the menu that people know are in one view.
      pageSize={30}
      form={{
        groups: [
          { title: texts.place, items: place },
          {
            title: texts.page,
            items: [
              { field: 'url', when: isPage, required: true },
              { field: 'component', when: isPage, required: (values) => Number(values['menuType']) === 1 },
              { field: 'componentName', when: isPage },
              { field: 'redirect', when: isTop },
              { field: 'route', when: isPage },
              { field: 'hidden', when: isPage },
              { field: 'keepAlive', when: isPage },
              { field: 'alwaysShow', when: isPage },
              { field: 'internalOrExternal', when: isPage },
              { field: 'perms', when: isButton, required: true },
              { field: 'permsType', when: isButton },
              { field: 'status', when: isButton },
            ],
          },
        ],
      }}
      formWidth={760}
      rowActions={[rules]}
      // No search area stands above it.
      maxHeight="max(320px, calc(100vh - 270px))"
      detail={[
        { title: texts.place, fields: ['name', 'nameEn', 'menuType', 'sortNo', 'icon', 'description'] },
        { title: texts.page, fields: ['url', 'component', 'componentName', 'redirect', 'perms', 'permsType', 'status'] },
        { title: texts.display, fields: ['route', 'hidden', 'keepAlive', 'alwaysShow', 'internalOrExternal'] },
      ]}
    />
  );
}
