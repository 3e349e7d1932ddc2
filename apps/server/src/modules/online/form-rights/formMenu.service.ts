import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import type { FormSnapshot } from '../form/formSnapshot.ts';
import { findForm } from '../form-rows/keptForms.ts';
import { makeMenu } from '../makeMenu.ts';
import type { MadeMenu, MenuInput } from '../onlineMenu.contract.ts';

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

/**
 * Makes the menu entry of a form, and below it what roles can be given: once, and again for what a later version brought.
 *
 * @throws NotFound the form is not published
 * @throws Forbidden the actor does not hold what is made
 */
export async function makeFormMenu(ctx: Context, input: MenuInput): Promise<MadeMenu> {
  const form = await findForm(ctx, input.headId);
  if (form === undefined) throw notFound({ zh: '请先发布表单', en: 'Publish the form first' });
  const { snapshot, permission } = form;
  const { path, component } = screens[snapshot.tree === null ? snapshot.theme : 'tree'];
  const buttons = [
    ...actions.map(({ action, zh, en }) => ({ perms: `${permission}:${action}`, name: zh, nameEn: en })),
    ...snapshot.buttons
      .filter(({ isActive }) => isActive)
      .map(({ buttonCode, buttonName, buttonNameEn }) => ({
        perms: `${permission}:${buttonCode}`,
        name: buttonName,
        nameEn: buttonNameEn,
      })),
  ];
  return ctx.transaction((tx) =>
    makeMenu(tx, ctx, {
      entry: {
        name: input.name || snapshot.tableTxt,
        nameEn: input.nameEn || snapshot.tableTxtEn || null,
        parentId: input.parentId ?? '',
        url: `${path}/${snapshot.headId}`,
        component,
        icon: input.icon ?? 'tasks',
        // Those who work with the form have this entry, and not the hidden one that stands for all forms.
        route: '1',
        // Behind what the product brings.
        sortNo: 100,
      },
      entryOf: [ctx.actor.tenantId],
      buttons,
    }),
  );
}
