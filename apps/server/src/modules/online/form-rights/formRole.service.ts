import { and, eq, inArray, like } from 'drizzle-orm';
import type { z } from 'zod';
import { type Context, holds } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedField, staleVersion } from '../../../platform/errors.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { lockGrantable, noteRole } from '../../system/role/grant.service.ts';
import { visibleRoles } from '../../system/role/role.resource.ts';
import { sysRole, sysRolePermission } from '../../system/role/role.table.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import type { KeptForm } from '../form-rows/keptForms.ts';
import { inLocale } from '../form-rows/getColumns.ts';
import type { FormRoles, formRoleContract } from './formRole.contract.ts';
import { buttonOfAction, rightControl, rightPage, rightType } from './formRights.ts';
import { authRules, buttonsOf, columnRights, formOf, giveRights, ownPages, setPage } from './formRights.service.ts';
import { onlAuthPage, onlAuthRelation } from './formRights.table.ts';

type Input = z.output<(typeof formRoleContract.endpoints)['save']['body']>;
type Right = Input['changes'][number]['right'];
type Page = typeof onlAuthPage.$inferSelect;

/** Actions whose buttons the server keeps from roles; those of searches are a matter of clients. */
const actionOf = new Map<string, string>(Object.entries(buttonOfAction).map(([action, button]) => [button, action]));

/** What each role has of a form. Roles that have everything are not among them. @source ONR-04 */
export async function formRoles(ctx: Context, cgformId: string): Promise<FormRoles> {
  const form = await formOf(ctx, cgformId);
  const { snapshot } = form;
  const own = new Set(snapshot.buttons.filter(({ isActive }) => isActive).map(({ buttonCode }) => buttonCode));
  const rules = await authRules(ctx, cgformId, true);
  return ctx.transaction(async (tx) => {
    const pages = await tx
      .select()
      .from(onlAuthPage)
      .where(and(ownPages(ctx, cgformId), eq(onlAuthPage.status, 1)));
    const given = Map.groupBy(await relationsOf(tx, ctx, cgformId), ({ authId }) => authId);
    const rolesOf = (id: string) => given.get(id)?.map(({ roleId }) => roleId) ?? [];
    return {
      id: cgformId,
      title: inLocale(ctx, snapshot.tableTxt, snapshot.tableTxtEn),
      tables: [form.main ?? form, ...(form.main ?? form).subs].map(({ snapshot: { headId, tableTxt, tableTxtEn } }) => ({
        id: headId,
        title: inLocale(ctx, tableTxt, tableTxtEn),
      })),
      fields: shownFields(form).map((field) => ({
        code: field.dbFieldName,
        title: inLocale(ctx, field.dbFieldTxt, field.dbFieldTxtEn),
        inList: field.isShowList,
        inForm: field.isShowForm && !field.isCommon,
        isEditable: field.isShowForm && !field.isCommon && !field.isReadOnly && !field.computeExpr,
      })),
      buttons:
        form.main === undefined
          ? buttonsOf(ctx, form)
              .filter(({ code }) => actionOf.has(code) || own.has(code))
              .map(({ code, title }) => ({ code, title, action: actionOf.get(code) ?? code }))
          : [],
      rules: rules.map(({ id, ruleName, ruleColumn, ruleOperator, ruleValue }) => {
        const field = form.fieldNamed(ruleColumn);
        const columnTitle = field === undefined ? ruleColumn : inLocale(ctx, field.dbFieldTxt, field.dbFieldTxtEn);
        return { id, ruleName, ruleColumn, columnTitle, ruleOperator, ruleValue, roles: rolesOf(id) };
      }),
      limited: pages.flatMap((page) => {
        const right = rightOf(page);
        return right === undefined ? [] : [{ code: page.code, right, roles: rolesOf(page.id) }];
      }),
      roles: await rolesWith(tx, ctx, (form.main ?? form).permission),
    };
  });
}

/** Fields that lists or forms show; what the server keeps for itself is nobody's to be given. */
const shownFields = ({ fields, snapshot }: KeptForm) =>
  fields.filter(
    ({ isShowForm, isShowList, dbFieldName }) =>
      (isShowForm || isShowList) && dbFieldName !== snapshot.main?.foreignKey && dbFieldName !== 'id',
  );

const relationsOf = (tx: Tx, ctx: Context, cgformId: string) =>
  tx
    .select({ authId: onlAuthRelation.authId, roleId: onlAuthRelation.roleId })
    .from(onlAuthRelation)
    .where(and(eq(onlAuthRelation.tenantId, ctx.actor.tenantId), eq(onlAuthRelation.cgformId, cgformId), eq(onlAuthRelation.delFlag, 0)));

function rightOf({ type, control, page }: Page): Right | undefined {
  if (type === rightType.button) return control === rightControl.see ? 'button' : undefined;
  if (control === rightControl.edit) return 'formEditable';
  return page === rightPage.list ? 'listShow' : 'formShow';
}

/** Roles that are given one by one what they may do, with their actions in a form by the menu. */
async function rolesWith(tx: Tx, ctx: Context, permission: string): Promise<FormRoles['roles']> {
  const { tenantId } = ctx.actor;
  const roles = await tx
    .select({ id: sysRole.id, title: sysRole.roleName, version: sysRole.version })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.delFlag, 0), eq(sysRole.isSuper, 0), visibleRoles(ctx)))
    .orderBy(sysRole.createTime, sysRole.id);
  const held = await tx
    .select({ roleId: sysRolePermission.roleId, perms: sysPermission.perms })
    .from(sysRolePermission)
    .innerJoin(
      sysPermission,
      and(
        inArray(sysPermission.tenantId, [0, tenantId]),
        eq(sysPermission.id, sysRolePermission.permissionId),
        eq(sysPermission.delFlag, 0),
      ),
    )
    .where(and(eq(sysRolePermission.tenantId, tenantId), eq(sysRolePermission.delFlag, 0), like(sysPermission.perms, `${permission}:%`)));
  const actions = Map.groupBy(held, ({ roleId }) => roleId);
  return roles.map((role) => ({ ...role, actions: (actions.get(role.id) ?? []).flatMap(({ perms }) => perms?.split(':').at(-1) ?? []) }));
}

/**
 * Gives a role rights of a form, and keeps others from it. What is kept from a role for the first time becomes a right: all roles that open
 * the form have it as yet, and go on having it.
 *
 * @throws Conflict the role was changed since it was read
 * @throws Forbidden the role is not the actor's to change, or something would become a right and the actor may not edit forms
 * @source ONR-04, security 5.27
 */
export async function saveFormRole(ctx: Context, { roleId, cgformId, version, changes, rules }: Input): Promise<FormRoles> {
  const form = await formOf(ctx, cgformId);
  for (const { code, right } of changes) assertKnown(ctx, form, { code, right });
  await ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const roles = await rolesWith(tx, ctx, (form.main ?? form).permission);
    if (roles.find(({ id }) => id === roleId)?.version !== version) throw staleVersion();
    const others = roles.filter(({ id, actions }) => id !== roleId && actions.includes('list')).map(({ id }) => id);
    for (const change of changes) await changeRight(tx, ctx, { ...change, roleId, cgformId, others });
    if (rules != null) await giveRights(ctx, { roleId, cgformId, type: rightType.rule, authId: JSON.stringify(rules) });
    if (changes.length > 0) await noteRole(tx, ctx, roleId, { action: 'role.onlineRights', after: { cgformId, changes } });
  });
  return formRoles(ctx, cgformId);
}

function assertKnown(ctx: Context, form: KeptForm, { code, right }: { code: string; right: Right }): void {
  const isKnown = right === 'button' ? buttonsOf(ctx, form).some((button) => button.code === code) : form.fieldNamed(code) !== undefined;
  if (!isKnown) throw refusedField('changes', { zh: `表单没有“${code}”`, en: `The form has no ${code}` });
}

interface RightChange {
  code: string;
  right: Right;
  has: boolean;
  roleId: string;
  cgformId: string;
  /** Roles that open the form besides. */
  others: readonly string[];
}

async function changeRight(tx: Tx, ctx: Context, { code, right, has, roleId, cgformId, others }: RightChange): Promise<void> {
  const type = right === 'button' ? rightType.button : rightType.field;
  const place = right === 'button' ? { control: rightControl.see, page: rightPage.list } : columnRights[right];
  const [known] = await tx
    .select()
    .from(onlAuthPage)
    .where(
      and(
        ownPages(ctx, cgformId),
        eq(onlAuthPage.code, code),
        eq(onlAuthPage.type, type),
        eq(onlAuthPage.control, place.control),
        right === 'button' ? undefined : eq(onlAuthPage.page, place.page),
      ),
    )
    .limit(1);
  const isLimited = known?.status === 1;
  if (!isLimited && has) return;
  if (!isLimited && !holds(ctx.actor, 'online:form:edit')) throw forbidden();
  const authId = isLimited ? known.id : ((await setPage(tx, ctx, { ...place, cgformId, code, type, wanted: true })) ?? '');
  const receivers = has ? [roleId] : isLimited ? [] : others;
  const held = new Set((await relationsOf(tx, ctx, cgformId)).filter((one) => one.authId === authId).map((one) => one.roleId));
  for (const receiver of receivers)
    if (!held.has(receiver)) await insertRow(tx, ctx, onlAuthRelation, { roleId: receiver, cgformId, type, authId });
  if (!has && held.has(roleId))
    await tx
      .delete(onlAuthRelation)
      .where(and(eq(onlAuthRelation.tenantId, ctx.actor.tenantId), eq(onlAuthRelation.roleId, roleId), eq(onlAuthRelation.authId, authId)));
}
