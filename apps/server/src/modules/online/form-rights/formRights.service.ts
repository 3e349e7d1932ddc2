import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalidInput, notFound, refusedField } from '../../../platform/errors.ts';
import { readRule } from '../../../platform/query/condition.ts';
import { ruleVariables } from '../../../platform/query/dataRules.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { lockGrantable, noteRole, visibleRole } from '../../system/role/grant.service.ts';
import { findForm, type KeptForm } from '../form-rows/keptForms.ts';
import { ownName } from '../form-rows/stockRows.ts';
import { rightControl, rightPage, rightType } from './formRights.ts';
import type { formRightsContract } from './formRights.contract.ts';
import { onlAuthData, onlAuthPage, onlAuthRelation } from './formRights.table.ts';

type Endpoints = typeof formRightsContract.endpoints;
type ColumnInput = z.output<Endpoints['saveAuthColumn']['body']>;
type DataInput = z.output<Endpoints['addAuthData']['body']>;
type DataRow = typeof onlAuthData.$inferSelect;

/** The published form that rights are about. @throws NotFound */
export async function formOf(ctx: Context, cgformId: string): Promise<KeptForm> {
  const form = await findForm(ctx, cgformId);
  if (form === undefined) throw notFound({ zh: '在线表单不存在或尚未发布', en: 'The form doesn’t exist or isn’t published' });
  return form;
}

/** Rights of a form, in force or not. */
export const ownPages = (ctx: Context, cgformId: string) =>
  and(eq(onlAuthPage.tenantId, ctx.actor.tenantId), eq(onlAuthPage.cgformId, cgformId), eq(onlAuthPage.delFlag, 0));

const pagesOf = (tx: Tx, ctx: Context, cgformId: string) => tx.select().from(onlAuthPage).where(ownPages(ctx, cgformId));

/** The three rights that a field can be. */
export const columnRights = {
  listShow: { control: rightControl.see, page: rightPage.list },
  formShow: { control: rightControl.see, page: rightPage.form },
  formEditable: { control: rightControl.edit, page: rightPage.form },
} as const;

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Fields of a form with what of them is a right. @source jeecg-wire 4.4 */
export async function authColumns(ctx: Context, cgformId: string): Promise<z.input<Endpoints['authColumn']['reply']>> {
  const form = await formOf(ctx, cgformId);
  const pages = await ctx.transaction((tx) => pagesOf(tx, ctx, cgformId));
  return form.fields.map((field) => {
    const own = pages.filter(({ type, code }) => type === rightType.field && code === field.dbFieldName);
    const has = ({ control, page }: { control: number; page: number }) =>
      own.some((one) => one.control === control && one.page === page && one.status === 1);
    return {
      id: own[0]?.id ?? null,
      cgformId,
      code: field.dbFieldName,
      title: ctx.locale === 'en' ? field.dbFieldTxtEn || field.dbFieldTxt : field.dbFieldTxt,
      type: 1 as const,
      status: bit(own.some(({ status }) => status === 1)),
      listShow: has(columnRights.listShow),
      formShow: has(columnRights.formShow),
      formEditable: has(columnRights.formEditable),
      isShowList: bit(field.isShowList),
      isShowForm: bit(field.isShowForm),
    };
  });
}

/**
 * Says which rights the fields are. `status` 1 alone makes all three of them rights; 0 makes none.
 *
 * @param input `code` names a field, or several with commas between them
 */
export async function saveAuthColumns(ctx: Context, input: ColumnInput): Promise<null> {
  const form = await formOf(ctx, input.cgformId);
  const codes = [...new Set(input.code.split(',').filter((code) => code !== ''))];
  for (const code of codes)
    if (form.fieldNamed(code) === undefined)
      throw refusedField('code', { zh: `表单没有字段“${code}”`, en: `The form has no field ${code}` });
  const flags = Object.keys(columnRights) as (keyof typeof columnRights)[];
  const isNamed = flags.some((flag) => typeof input[flag] === 'boolean');
  return ctx.transaction(async (tx) => {
    for (const code of codes)
      for (const flag of flags) {
        const wanted = input.status === 0 ? false : isNamed ? input[flag] : input.status === 1 ? true : undefined;
        if (typeof wanted === 'boolean')
          await setPage(tx, ctx, { ...columnRights[flag], cgformId: input.cgformId, code, type: rightType.field, wanted });
      }
    ctx.audit({ action: 'online.form.authColumn', entity: 'onlineForm', entityId: input.cgformId, after: { ...input } });
    return null;
  });
}

/** Puts a right in force, or out of it. What roles were given stays, for when it comes back. */
export async function setPage(
  tx: Tx,
  ctx: Context,
  { wanted, ...right }: { cgformId: string; code: string; type: number; control: number; page: number; wanted: boolean },
): Promise<string | undefined> {
  const same = and(
    ownPages(ctx, right.cgformId),
    eq(onlAuthPage.code, right.code),
    eq(onlAuthPage.type, right.type),
    eq(onlAuthPage.control, right.control),
    eq(onlAuthPage.page, right.page),
  );
  const [known] = await tx.select().from(onlAuthPage).where(same).for('update');
  if (known === undefined) return wanted ? (await insertRow(tx, ctx, onlAuthPage, { ...right, status: 1 })).id : undefined;
  if ((known.status === 1) !== wanted)
    await tx
      .update(onlAuthPage)
      .set({ status: bit(wanted) })
      .where(same);
  return known.id;
}

/** Buttons that every form has. @source jeecg-wire 4.3 */
const builtInButtons: readonly { code: string; zh: string; en: string }[] = [
  { code: 'add', zh: '新增', en: 'Add' },
  { code: 'update', zh: '编辑', en: 'Edit' },
  { code: 'delete', zh: '删除', en: 'Delete' },
  { code: 'batch_delete', zh: '批量删除', en: 'Delete several' },
  { code: 'export', zh: '导出', en: 'Export' },
  { code: 'import', zh: '导入', en: 'Import' },
  { code: 'query', zh: '查询', en: 'Search' },
  { code: 'reset', zh: '重置', en: 'Reset' },
  { code: 'super_query', zh: '高级查询', en: 'Advanced query' },
  { code: 'detail', zh: '详情', en: 'Details' },
  { code: 'bpm', zh: '提交流程', en: 'Submit' },
  { code: 'form_confirm', zh: '确定', en: 'Confirm' },
];

/** Buttons of a form, those that every form has first. */
export const buttonsOf = (ctx: Context, { snapshot }: KeptForm) => [
  ...builtInButtons.map(({ code, zh, en }) => ({ code, title: ctx.locale === 'en' ? en : zh, buttonStatus: '1' })),
  ...snapshot.buttons.map((button) => ({
    code: button.buttonCode,
    title: ctx.locale === 'en' ? button.buttonNameEn || button.buttonName : button.buttonName,
    buttonStatus: button.isActive ? '1' : '0',
  })),
];

/** Buttons of a form, and which of them are rights. */
export async function authButtons(ctx: Context, cgformId: string): Promise<z.input<Endpoints['authButton']['reply']>> {
  const buttonList = buttonsOf(ctx, await formOf(ctx, cgformId));
  const titles = new Map(buttonList.map(({ code, title }) => [code, title]));
  const pages = await ctx.transaction((tx) => pagesOf(tx, ctx, cgformId));
  return {
    buttonList,
    authList: pages.filter(({ type }) => type === rightType.button).map((page) => buttonReply(page, titles.get(page.code) ?? page.code)),
  };
}

const buttonReply = ({ id, cgformId, code, page, status }: typeof onlAuthPage.$inferSelect, title: string) => ({
  id,
  cgformId,
  code,
  title,
  type: 2 as const,
  control: 5 as const,
  page: page === rightPage.form ? (5 as const) : (3 as const),
  status: bit(status === 1),
});

export async function addAuthButton(ctx: Context, input: z.output<Endpoints['addAuthButton']['body']>) {
  const button = buttonsOf(ctx, await formOf(ctx, input.cgformId)).find(({ code }) => code === input.code);
  if (button === undefined) throw refusedField('code', { zh: `表单没有按钮“${input.code}”`, en: `The form has no button ${input.code}` });
  return ctx.transaction(async (tx) => {
    const right = { cgformId: input.cgformId, code: input.code, type: rightType.button, control: rightControl.see, page: rightPage.list };
    const id = await setPage(tx, ctx, { ...right, wanted: true });
    ctx.audit({ action: 'online.form.authButton', entity: 'onlineForm', entityId: input.cgformId, after: { code: input.code, status: 1 } });
    return { ...right, id: id ?? null, title: button.title, type: 2 as const, control: 5 as const, page: 3 as const, status: 1 as const };
  });
}

export function endAuthButton(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const own = and(
      eq(onlAuthPage.tenantId, ctx.actor.tenantId),
      eq(onlAuthPage.id, id),
      eq(onlAuthPage.type, rightType.button),
      eq(onlAuthPage.delFlag, 0),
    );
    const [page] = await tx.update(onlAuthPage).set({ status: 0 }).where(own).returning();
    if (page === undefined) throw notFound();
    ctx.audit({ action: 'online.form.authButton', entity: 'onlineForm', entityId: page.cgformId, after: { code: page.code, status: 0 } });
    return null;
  });
}

const ownRules = (ctx: Context, by: { cgformId?: string; id?: string }) =>
  and(
    eq(onlAuthData.tenantId, ctx.actor.tenantId),
    eq(onlAuthData.delFlag, 0),
    by.cgformId === undefined ? undefined : eq(onlAuthData.cgformId, by.cgformId),
    by.id === undefined ? undefined : eq(onlAuthData.id, by.id),
  );

/** Data rules of a form. */
export async function authRules(ctx: Context, cgformId: string, isInForce = false) {
  await formOf(ctx, cgformId);
  const rows = await ctx.transaction((tx) => tx.select().from(onlAuthData).where(ownRules(ctx, { cgformId })).orderBy(onlAuthData.id));
  return rows.filter(({ status }) => !isInForce || status === 1).map(ruleReply);
}

const ruleReply = ({ id, cgformId, ruleName, ruleColumn, ruleOperator, ruleValue, status }: DataRow) => ({
  id,
  cgformId,
  ruleName,
  ruleColumn,
  ruleOperator,
  ruleValue,
  status: bit(status === 1),
});

/** Adds a data rule. @throws InvalidInput it names no field, no comparison, or a variable that is not there */
export async function addAuthRule(ctx: Context, input: DataInput) {
  await assertRule(ctx, input);
  return ctx.transaction(async (tx) => {
    const row = await insertRow(tx, ctx, onlAuthData, { ...input, status: input.status ?? 1 });
    ctx.audit({ action: 'online.form.authData', entity: 'onlineForm', entityId: input.cgformId, after: ruleReply(row) });
    return ruleReply(row);
  });
}

export async function editAuthRule(ctx: Context, { id, ...changes }: Partial<DataInput> & { id: string }) {
  return ctx.transaction(async (tx) => {
    const [before] = await tx.select().from(onlAuthData).where(ownRules(ctx, { id })).for('update');
    if (before === undefined) throw notFound();
    const given = Object.entries(changes).filter(([name, value]) => name !== 'cgformId' && value !== undefined && value !== null);
    const next = { ...ruleReply(before), ...Object.fromEntries(given) } as ReturnType<typeof ruleReply>;
    await assertRule(ctx, next);
    const { ruleName, ruleColumn, ruleOperator, ruleValue, status } = next;
    await tx
      .update(onlAuthData)
      .set({ ruleName, ruleColumn, ruleOperator, ruleValue, status, version: before.version + 1 })
      .where(ownRules(ctx, { id }));
    ctx.audit({ action: 'online.form.authData', entity: 'onlineForm', entityId: next.cgformId, before: ruleReply(before), after: next });
    return next;
  });
}

export function removeAuthRule(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const [row] = await tx.update(onlAuthData).set({ delFlag: 1 }).where(ownRules(ctx, { id })).returning();
    if (row === undefined) throw notFound();
    await tx.delete(onlAuthRelation).where(and(eq(onlAuthRelation.tenantId, ctx.actor.tenantId), eq(onlAuthRelation.authId, id)));
    ctx.audit({ action: 'online.form.authData', entity: 'onlineForm', entityId: row.cgformId, before: ruleReply(row) });
    return null;
  });
}

/** SQL is not a rule here: a rule is a field, a comparison and a value. @source security 6.28 */
async function assertRule(
  ctx: Context,
  { cgformId, ruleColumn, ruleOperator, ruleValue }: Omit<DataInput, 'ruleName' | 'status'>,
): Promise<void> {
  const form = await formOf(ctx, cgformId);
  const isCommon = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode'].includes(ownName(ruleColumn));
  if (!isCommon && form.fieldNamed(ruleColumn) === undefined)
    throw refusedField('ruleColumn', { zh: `表单没有字段“${ruleColumn}”`, en: `The form has no field ${ruleColumn}` });
  if (readRule(ruleOperator, ruleValue) === undefined)
    throw refusedField('ruleOperator', { zh: '规则条件不正确', en: 'The comparison is not one of a rule' });
  for (const [, name = ''] of ruleValue.matchAll(/#\{([^}]*)\}/g))
    if (!ruleVariables.includes(name.trim().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)))
      throw refusedField('ruleValue', `未知的系统变量 #{${name}}`);
}

const controlWords: Readonly<Record<number, { zh: string; en: string }>> = {
  [rightControl.edit]: { zh: '可编辑', en: 'may be edited' },
  [rightControl.see]: { zh: '可见', en: 'is seen' },
};

/** What can be given to roles: fields and buttons that are rights, in force. */
export async function givablePages(
  ctx: Context,
  { cgformId, type }: { cgformId: string; type: 1 | 2 },
): Promise<z.input<Endpoints['authPage']['reply']>> {
  const form = await formOf(ctx, cgformId);
  const titles = new Map(
    type === rightType.field
      ? form.fields.map((field) => [field.dbFieldName, ctx.locale === 'en' ? field.dbFieldTxtEn || field.dbFieldTxt : field.dbFieldTxt])
      : buttonsOf(ctx, form).map(({ code, title }) => [code, title]),
  );
  const pages = await ctx.transaction((tx) => pagesOf(tx, ctx, cgformId));
  return pages
    .filter((page) => page.type === type && page.status === 1)
    .map(({ id, code, control, page, status }) => {
      const place = page === rightPage.list ? { zh: '列表', en: 'list' } : { zh: '表单', en: 'form' };
      const words = `${place[ctx.locale]}${ctx.locale === 'en' ? ' ' : ''}${controlWords[control]?.[ctx.locale] ?? ''}`;
      const title = titles.get(code) ?? code;
      return {
        id,
        key: id,
        title: type === rightType.field ? `${title} (${words})` : title,
        code,
        type,
        control,
        page,
        status: bit(status === 1),
      };
    });
}

/** Ids of what a role was given of a form. */
export async function roleRights(
  ctx: Context,
  { roleId, cgformId, type, authMode }: { roleId: string; cgformId: string; type: number; authMode?: string | undefined },
) {
  assertOfRole(authMode);
  return ctx.transaction(async (tx) => {
    await visibleRole(tx, ctx, roleId);
    return tx.select({ authId: onlAuthRelation.authId }).from(onlAuthRelation).where(ofRole(ctx, { roleId, cgformId, type }));
  });
}

/** Later stock clients give rights to departments and people, too; here what is not given to a role would be given to nobody. */
function assertOfRole(authMode: string | null | undefined): void {
  if (authMode && authMode !== 'role')
    throw refusedField('authMode', { zh: '表单权限只能授予角色', en: 'Rights of forms are given to roles alone' });
}

const ofRole = (ctx: Context, { roleId, cgformId, type }: { roleId: string; cgformId: string; type: number }) =>
  and(
    eq(onlAuthRelation.tenantId, ctx.actor.tenantId),
    eq(onlAuthRelation.roleId, roleId),
    eq(onlAuthRelation.cgformId, cgformId),
    eq(onlAuthRelation.type, type),
    eq(onlAuthRelation.delFlag, 0),
  );

/**
 * Makes what a role is given of a form what the list says.
 *
 * @throws InvalidInput the list is none, or names what the form has not, or they are for others than a role
 * @throws Business the role is the actor's own
 * @source security 5.27
 */
export async function giveRights(
  ctx: Context,
  {
    roleId,
    cgformId,
    type,
    authId,
    authMode,
  }: { roleId: string; cgformId: string; type: 1 | 2 | 3; authId: string; authMode?: string | null | undefined },
): Promise<null> {
  assertOfRole(authMode);
  await formOf(ctx, cgformId);
  const wanted = readIds(authId);
  return ctx.transaction(async (tx) => {
    await lockGrantable(tx, ctx, roleId);
    const known =
      type === rightType.rule
        ? await tx.select({ id: onlAuthData.id }).from(onlAuthData).where(ownRules(ctx, { cgformId }))
        : (await pagesOf(tx, ctx, cgformId)).filter((page) => page.type === type);
    const ids = new Set(known.map(({ id }) => id));
    if (wanted.some((id) => !ids.has(id))) throw refusedField('authId', { zh: '权限不属于该表单', en: 'A right is none of this form' });
    const given = await tx.select({ authId: onlAuthRelation.authId }).from(onlAuthRelation).where(ofRole(ctx, { roleId, cgformId, type }));
    const before = new Set(given.map((one) => one.authId));
    const removed = [...before].filter((id) => !wanted.includes(id));
    if (removed.length > 0)
      await tx.delete(onlAuthRelation).where(and(ofRole(ctx, { roleId, cgformId, type }), inArray(onlAuthRelation.authId, removed)));
    for (const id of wanted.filter((one) => !before.has(one)))
      await insertRow(tx, ctx, onlAuthRelation, { roleId, cgformId, type, authId: id });
    await noteRole(tx, ctx, roleId, { action: 'role.onlineRights', after: { cgformId, type, given: wanted } });
    return null;
  });
}

function readIds(text: string): string[] {
  let ids: unknown;
  try {
    ids = JSON.parse(text === '' ? '[]' : text);
  } catch {
    ids = undefined;
  }
  if (!Array.isArray(ids) || ids.length > 2000 || !ids.every((id): id is string => typeof id === 'string'))
    throw invalidInput({ zh: '权限列表格式不正确', en: 'The list of rights cannot be read' }, [{ path: 'authId', message: '格式不正确' }]);
  return [...new Set(ids)];
}
