import { and, eq, inArray } from 'drizzle-orm';
import type { AddOf } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import type { Permission } from '../../system/permission/permission.contract.ts';
import { addPermission } from '../../system/permission/permission.service.ts';
import type { FormSnapshot } from '../form/formSnapshot.ts';
import { findForm } from '../form-rows/keptForms.ts';

/** Where forms are opened, and by which screen, by theme. @source jeecg-wire 4.3, 5.1 */
const screens: Readonly<Record<FormSnapshot['theme'], { path: string; component: string }>> = {
  normal: { path: '/online/cgformList', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
  tree: { path: '/online/cgformTreeList', component: 'modules/online/cgform/auto/OnlCgformTreeList' },
  erp: { path: '/online/cgformErpList', component: 'modules/online/cgform/auto/erp/OnlCgformErpList' },
  innerTable: { path: '/online/cgformInnerTableList', component: 'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList' },
  tab: { path: '/online/cgformTabList', component: 'modules/online/cgform/auto/tab/OnlCgformTabList' },
};

/** What every form asks a permission for. */
const actions = [
  { action: 'list', zh: '查看', en: 'See' },
  { action: 'add', zh: '新增', en: 'Add' },
  { action: 'edit', zh: '编辑', en: 'Edit' },
  { action: 'delete', zh: '删除', en: 'Delete' },
  { action: 'import', zh: '导入', en: 'Import' },
  { action: 'export', zh: '导出', en: 'Export' },
] as const;

interface MenuInput {
  headId: string;
  parentId?: string | null | undefined;
  name?: string | null | undefined;
  nameEn?: string | null | undefined;
  icon?: string | null | undefined;
}

/**
 * Makes the menu entry of a form, and below it what roles can be given: once, and again for what a later version brought.
 *
 * @throws NotFound the form is not published
 * @throws Forbidden the actor does not hold what is made
 */
export async function makeFormMenu(ctx: Context, input: MenuInput): Promise<{ menuId: string; url: string; permissionIds: string[] }> {
  const form = await findForm(ctx, input.headId);
  if (form === undefined) throw notFound({ zh: '请先发布表单', en: 'Publish the form first' });
  const { snapshot, permission } = form;
  const { path, component } = screens[snapshot.tree === null ? snapshot.theme : 'tree'];
  const url = `${path}/${snapshot.headId}`;
  return ctx.transaction(async (tx) => {
    const own = and(eq(sysPermission.tenantId, ctx.actor.tenantId), eq(sysPermission.delFlag, 0));
    const [entry] = await tx
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(and(own, eq(sysPermission.url, url)));
    const menuId =
      entry?.id ??
      (
        await addPermission(ctx, {
          name: input.name || snapshot.tableTxt,
          nameEn: input.nameEn || snapshot.tableTxtEn || null,
          menuType: input.parentId ? 1 : 0,
          parentId: input.parentId ?? '',
          url,
          component,
          icon: input.icon ?? 'tasks',
          // Those who work with the form have this entry, and not the hidden one that stands for all forms.
          route: '1',
          // Behind what the product brings.
          sortNo: 100,
          keepAlive: '1',
        } as AddOf<typeof Permission>)
      ).id;
    const wanted = [
      ...actions.map(({ action, zh, en }) => ({ perms: `${permission}:${action}`, name: zh, nameEn: en })),
      ...snapshot.buttons
        .filter(({ isActive }) => isActive)
        .map(({ buttonCode, buttonName, buttonNameEn }) => ({
          perms: `${permission}:${buttonCode}`,
          name: buttonName,
          nameEn: buttonNameEn,
        })),
    ];
    const codes = wanted.map(({ perms }) => perms);
    // A permission that the platform has for a form of the same name is the same permission.
    const known = await tx
      .select({ id: sysPermission.id, perms: sysPermission.perms })
      .from(sysPermission)
      .where(
        and(inArray(sysPermission.tenantId, [0, ctx.actor.tenantId]), eq(sysPermission.delFlag, 0), inArray(sysPermission.perms, codes)),
      );
    const ids = new Map(known.map(({ id, perms }) => [perms, id]));
    for (const [at, button] of wanted.entries())
      if (!ids.has(button.perms))
        ids.set(
          button.perms,
          (
            await addPermission(ctx, { ...button, menuType: 2, parentId: menuId, permsType: '1', status: '1', sortNo: at } as AddOf<
              typeof Permission
            >)
          ).id,
        );
    return { menuId, url, permissionIds: wanted.flatMap(({ perms }) => ids.get(perms) ?? []) };
  });
}
