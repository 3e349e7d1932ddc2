import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import { RolePicker } from '@tarmac/admin-kit/org-picker';
import { useCan } from '@tarmac/admin-kit/permission';
import { defineAction, type RowAction } from '@tarmac/admin-kit/resource';
import { formMenuSchemas, type FormHeadRow, type FormMenuMakeMenu } from '@tarmac/freight-api/online';
import { createGrantApi } from '@tarmac/freight-api/system';
import { OrganisationAround } from '../../../shared/pickers/orgPickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { dialogTexts as texts, formTexts } from './designerTexts.ts';
import { formApi, formHead } from './form.resource.ts';
import { ParentPicker } from './ParentPicker.tsx';

const grants = createGrantApi(client);

export const isPublished = ({ publishedVersion }: FormHeadRow) => (publishedVersion ?? 0) > 0;

/** Whether a form has pages of its own, which a menu can lead to. */
export const hasPages = ({ tableType }: FormHeadRow) => tableType !== 3;

const Roles = (props: PickerProps) => (
  <OrganisationAround>
    <RolePicker {...props} multiple valueField="id" />
  </OrganisationAround>
);

/** Makes the menu entry of a form, and gives it to roles with all that can be done there. */
export function useMenuAction(): RowAction<FormHeadRow> {
  const { localize } = useLocale();
  const mayGive = useCan()('role:authorize');
  return defineAction<FormHeadRow, Omit<FormMenuMakeMenu, 'headId'> & { roles?: string | null }>(formHead, {
    label: formTexts.menu,
    permission: 'online:form:publish',
    when: (row) => isPublished(row) && hasPages(row),
    success: false,
    form: {
      fields: {
        name: { kind: 'text', label: texts.menuName, required: true, maxLength: 100 },
        nameEn: { kind: 'text', label: texts.menuNameEn, maxLength: 100 },
        parentId: { kind: 'reference', label: texts.menuParent, picker: ParentPicker },
        ...(mayGive && { roles: { kind: 'reference', label: texts.menuRoles, help: texts.menuRolesHelp, picker: Roles } as const }),
      },
      initial: ([row]) => ({ name: row?.tableTxt, nameEn: row?.tableTxtEn }),
      schema: formMenuSchemas.makeMenu,
      columns: 1,
      width: 480,
    },
    run: async ({ id }, { input: { roles, ...input }, context: { idempotencyKey } }) => {
      const { menuId, permissionIds } = await formApi.menu.makeMenu({ headId: id, ...input }, { idempotencyKey });
      const chosen = (roles ?? '').split(',').filter(Boolean);
      const above = input.parentId ? [input.parentId] : [];
      for (const roleId of chosen) await give(roleId, [...above, menuId, ...permissionIds]);
      notices.success(localize(chosen.length > 0 ? texts.menuGiven : texts.menuMade));
    },
  });
}

/** Gives a role entries beside those that it has. */
async function give(roleId: string, ids: readonly string[]): Promise<void> {
  const given = await grants.queryRolePermission({ roleId });
  const wanted = [...new Set([...given, ...ids])];
  await grants.saveRolePermission({ roleId, permissionIds: wanted.join(','), lastpermissionIds: given.join(',') });
}
