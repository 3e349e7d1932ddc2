import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { ruleVariables } from '../../../platform/query/dataRules.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { allPermissions, permsOf, ruledPermission } from './permission.queries.ts';
import { sysPermissionDataRule } from './permission.table.ts';
import { PermissionRule } from './permissionRule.contract.ts';

type Row = typeof sysPermissionDataRule.$inferSelect;

/** Data rules of the actor's tenant. Who sees a list through rules does not change them. @source SYS-04, security 5.27, 6.28 */
export const permissionRuleResource: Resource<typeof PermissionRule, typeof sysPermissionDataRule> = defineResource(PermissionRule, {
  table: sysPermissionDataRule,
  options: {
    permission: 'permission',
    wholeRows: true,
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => checked(tx, ctx, values, undefined),
    beforeEdit: async (tx, ctx, { before, values }) => {
      await assertFree(tx, ctx, before.permissionId);
      return checked(tx, ctx, { ...values, permissionId: before.permissionId }, before);
    },
    beforeRemove: (tx, ctx, row) => assertFree(tx, ctx, row.permissionId).then(() => undefined),
  },
});

/** Data rules of an entry, the newest first, by the filters of a list. */
export async function rulesOf(ctx: Context, query: { permissionId: string } & Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const { permissionId, ...filters } = query;
  const rows: Record<string, unknown>[] = [];
  const newest = { ...filters, column: 'createTime', order: 'desc' };
  for await (const piece of eachPiece(ctx, permissionRuleResource, {
    query: newest,
    options: { where: eq(sysPermissionDataRule.permissionId, permissionId) },
  }))
    rows.push(...piece);
  return rows;
}

async function checked(
  tx: Tx,
  ctx: Context,
  values: Values<typeof sysPermissionDataRule>,
  before: Row | undefined,
): Promise<Values<typeof sysPermissionDataRule>> {
  const list = await assertFree(tx, ctx, values.permissionId ?? '');
  const column = ((values.ruleColumn === undefined ? before?.ruleColumn : values.ruleColumn) ?? '').trim();
  const problems = new ProblemList();
  if (column === '') problems.keep(refusedField('ruleColumn', '请输入规则字段'));
  const fields = ctx.platform.modules
    .flatMap((module) => module.routes ?? [])
    .find(({ contract }) => contract.about.entity !== undefined && contract.endpoints['list']?.permission === list)?.contract.about
    .entity?.fields;
  // Lists that are stored definitions have fields of their own; a rule that fits none of them shows no rows.
  const isKnown = fields === undefined ? /^[a-z]\w{0,49}$/i.test(column) : Object.hasOwn(fields, column);
  if (column !== '' && !isKnown) problems.keep(refusedField('ruleColumn', `该菜单的列表没有字段“${column}”`));
  const value = (values.ruleValue ?? before?.ruleValue ?? '').trim();
  for (const [, name = ''] of value.matchAll(/#\{([^}]*)\}/g))
    if (!ruleVariables.includes(name.trim().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)))
      problems.keep(refusedField('ruleValue', `未知的系统变量 #{${name}}`));
  problems.end();
  return { ...values, narrows: list ?? null, ruleColumn: column, ruleValue: value };
}

/** The list that rules of an entry narrow. @throws Forbidden the actor does not hold it, or sees it through rules */
async function assertFree(tx: Tx, ctx: Context, permissionId: string): Promise<string | undefined> {
  const all = await allPermissions(tx, ctx);
  const row = all.find((one) => one.id === permissionId);
  if (row === undefined) throw notFound('菜单不存在');
  const list = ruledPermission(row, all);
  const { isSuperAdmin, permissions, dataRules } = ctx.actor;
  const narrowed = new Set(dataRules.flatMap((rule) => rule.permission.split(',')));
  if (!isSuperAdmin && permsOf(list).some((one) => !permissions.has(one) || narrowed.has(one)))
    throw forbidden('不能维护超出自身权限的数据规则');
  return list;
}
