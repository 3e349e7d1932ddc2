import { and, eq, inArray } from 'drizzle-orm';
import { makeFormMenu } from '../../src/modules/online/form-rights/formMenu.service.ts';
import { addAuthRule, givablePages, saveAuthColumns } from '../../src/modules/online/form-rights/formRights.service.ts';
import { rightControl, rightPage, rightType } from '../../src/modules/online/form-rights/formRights.ts';
import { onlAuthRelation } from '../../src/modules/online/form-rights/formRights.table.ts';
import type { Permission } from '../../src/modules/system/permission/permission.contract.ts';
import { addPermission } from '../../src/modules/system/permission/permission.service.ts';
import { sysPermission } from '../../src/modules/system/permission/permission.table.ts';
import { sysRole, sysRolePermission } from '../../src/modules/system/role/role.table.ts';
import type { Context } from '../../src/platform/context.ts';
import type { AddOf } from '../../src/platform/contract/index.ts';
import { bulkInsert } from '../../src/platform/db/bulkInsert.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/db/newId.ts';
import type { FormExample } from './example.ts';

/** The group of the menu in which the examples stand: behind 服务质量. */
export const registersUrl = '/registers';
const group = {
  name: '业务登记',
  nameEn: 'Registers',
  menuType: 0,
  url: registersUrl,
  component: 'layouts/RouteView',
  // One that the menu of the web app begins with: others come with a chunk of their own.
  icon: 'order',
  sortNo: 5.5,
  route: '1',
};

/**
 * Makes the menu of the examples and gives roles what each of them says. Grants are written as the seed writes those of its roles, which
 * stay the seed's to bring up to date.
 */
export async function openToRoles(tx: Tx, ctx: Context, examples: readonly { id: string; example: FormExample }[]): Promise<void> {
  const roles = new Map(
    (await tx.select({ id: sysRole.id, code: sysRole.roleCode }).from(sysRole).where(eq(sysRole.tenantId, 0))).map(({ id, code }) => [
      code,
      id,
    ]),
  );
  const { id: parentId } = await addPermission(ctx, group as AddOf<typeof Permission>);
  const given: { roleId: string; permissionId: string }[] = [];
  for (const [index, { id, example }] of examples.entries()) {
    const { menuId, permissionIds } = await makeFormMenu(ctx, { headId: id, parentId, icon: example.icon, nameEn: example.menuEn });
    await tx
      .update(sysPermission)
      .set({ sortNo: index + 1 })
      .where(and(eq(sysPermission.tenantId, 0), eq(sysPermission.id, menuId)));
    const perms = await tx
      .select({ id: sysPermission.id, perms: sysPermission.perms })
      .from(sysPermission)
      .where(and(eq(sysPermission.tenantId, 0), inArray(sysPermission.id, permissionIds)));
    for (const [code, actions] of Object.entries(example.grants)) {
      const roleId = roleOf(roles, code);
      const wanted = new Set(actions.map((action) => `online:${example.main.head.tableName}:${action}`));
      const held = perms.filter((one) => wanted.has(one.perms ?? '')).map((one) => one.id);
      if (held.length !== wanted.size) throw new Error(`The example ${example.main.head.tableName} gives ${code} what it has not.`);
      given.push(...[parentId, menuId, ...held].map((permissionId) => ({ roleId, permissionId })));
    }
    await narrow(tx, ctx, { id, example, roles });
  }
  const pairs = new Map(given.map((one) => [`${one.roleId} ${one.permissionId}`, one]));
  await bulkInsert(
    tx,
    sysRolePermission,
    [...pairs.values()].map((one) => ({ ...one, id: newId(), tenantId: 0, createBy: ctx.actor.username })),
  );
}

function roleOf(roles: ReadonlyMap<string, string>, code: string): string {
  const id = roles.get(code);
  if (id === undefined) throw new Error(`There is no role ${code}.`);
  return id;
}

/** Keeps fields and rows of an example from those who are not given them. */
async function narrow(
  tx: Tx,
  ctx: Context,
  { id, example: { fieldRights = [], rules = [] }, roles }: { id: string; example: FormExample; roles: ReadonlyMap<string, string> },
): Promise<void> {
  const relations: { roleId: string; authId: string; type: number }[] = [];
  for (const { field, roles: wanted } of fieldRights) {
    await saveAuthColumns(ctx, { cgformId: id, code: field, status: 1 });
    const pages = (await givablePages(ctx, { cgformId: id, type: rightType.field })).filter(({ code }) => code === field);
    for (const [role, rights] of Object.entries(wanted))
      for (const right of rights) {
        const page = pages.find(({ control, page: at }) => rightName(control, at) === right);
        if (page !== undefined) relations.push({ roleId: roleOf(roles, role), authId: page.id, type: rightType.field });
      }
  }
  for (const { name, column, operator, value, roles: narrowed } of rules) {
    const rule = await addAuthRule(ctx, { cgformId: id, ruleName: name, ruleColumn: column, ruleOperator: operator, ruleValue: value });
    relations.push(...narrowed.map((role) => ({ roleId: roleOf(roles, role), authId: rule.id, type: rightType.rule })));
  }
  await bulkInsert(
    tx,
    onlAuthRelation,
    relations.map((one) => ({ ...one, id: newId(), tenantId: 0, cgformId: id, createBy: ctx.actor.username })),
  );
}

const rightName = (control: number, page: number) =>
  control === rightControl.edit ? 'formEditable' : page === rightPage.list ? 'listShow' : 'formShow';
