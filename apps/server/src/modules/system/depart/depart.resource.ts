import { and, desc, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { levelsOf, maxLevels, nextCode, parentCodeOf } from '../category/categoryCode.ts';
import { Depart } from './depart.contract.ts';
import { forgetDeparts } from './depart.queries.ts';
import { sysDepart } from './depart.table.ts';

type Row = typeof sysDepart.$inferSelect;

/** Kinds of units. */
const category = { company: '1', department: '2', post: '3' } as const;

/** Departments of the actor's tenant. @source SYS-05 */
export const departResource: Resource<typeof Depart, typeof sysDepart> = defineResource(Depart, {
  table: sysDepart,
  options: {
    permission: 'depart',
    wholeRows: true,
    audited: true,
    named: { name: sysDepart.departName, code: sysDepart.orgCode },
    defaultSort: { field: 'orgCode', order: 'asc' },
    scope: visibleDeparts,
    mapRow: (row) => ({ ...row, delFlag: String(row['delFlag']) }),
    beforeAdd: async (tx, ctx, _input, values) => {
      await holdDeparts(tx, ctx);
      if (ctx.actor.userType !== 1 && !values.parentId) throw forbidden();
      return { ...values, ...(await placeOf(tx, ctx, values)) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const { orgCode, parentId, ...rest } = values;
      if (orgCode && orgCode !== before.orgCode) throw refusedField('orgCode', '机构编码由系统生成，不能修改');
      if (parentId !== undefined && parentId !== before.parentId) throw refusedField('parentId', '上级部门不能修改');
      if (rest.orgCategory !== undefined && rest.orgCategory !== before.orgCategory) {
        checkCategory(rest.orgCategory, before.parentId === '' ? undefined : await parentOf(tx, ctx, before.parentId));
        if (rest.orgCategory !== category.company) await refuseBelow(tx, ctx, before, rest.orgCategory);
      }
      return rest;
    },
    afterRemove: async (tx, ctx, row) => {
      const below = await tx
        .update(sysDepart)
        .set({ delFlag: 1, updateBy: ctx.actor.username })
        .where(liveBelow(ctx, row.orgCode))
        .returning({ id: sysDepart.id, orgCode: sysDepart.orgCode });
      await forgetDeparts(tx, ctx.actor.tenantId, [{ id: row.id, orgCode: row.orgCode }, ...below]);
    },
  },
});

/** Staff see the whole organisation, others the departments that they belong to and those below. @source security 5.24 */
export function visibleDeparts(ctx: Context): SQL | undefined {
  const { userType, orgCodes } = ctx.actor;
  if (userType === 1) return undefined;
  return or(sql`false`, ...orgCodes.map((code) => like(sysDepart.orgCode, `${code}%`)));
}

/** Holds all departments of the tenant: a code depends on its neighbours, and a place on all above it. */
export async function holdDeparts(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_depart:${ctx.actor.tenantId}`}, 0))`);
}

/** The tenant's departments that are not removed. */
export const liveDeparts = (ctx: Context): SQL | undefined => and(eq(sysDepart.tenantId, ctx.actor.tenantId), eq(sysDepart.delFlag, 0));

/** The live departments below a code, at any depth. Codes hold no wildcards. */
function liveBelow(ctx: Context, code: string): SQL | undefined {
  return and(liveDeparts(ctx), like(sysDepart.orgCode, `${code}%`), ne(sysDepart.orgCode, code));
}

/** A live department that the actor sees. @throws NotFound there is none */
export async function parentOf(tx: Tx, ctx: Context, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(sysDepart)
    .where(and(liveDeparts(ctx), visibleDeparts(ctx), eq(sysDepart.id, id)));
  if (row === undefined) throw notFound('上级部门不存在');
  return row;
}

async function findByCode(tx: Tx, ctx: Context, code: string, which: SQL | undefined): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, ctx.actor.tenantId), which, eq(sysDepart.orgCode, code)));
  return row;
}

async function placeOf(tx: Tx, ctx: Context, values: Values<typeof sysDepart>): Promise<Values<typeof sysDepart>> {
  const { orgCode } = values;
  if (values.parentId) {
    const parent = await parentOf(tx, ctx, values.parentId);
    return placed(values, { parent, orgCode: await freeCode(tx, ctx, parent.orgCode) });
  }
  if (!orgCode) return placed(values, { parent: undefined, orgCode: await freeCode(tx, ctx, '') });
  const levels = levelsOf(orgCode);
  if (levels === undefined) throw refusedField('orgCode', '机构编码每级由一个大写字母和两位数字组成');
  // Removed ones count too: a stored code never comes to mean something else.
  if ((await findByCode(tx, ctx, orgCode, undefined)) !== undefined) throw new AppError('Business', '该值不可用，系统中已存在！');
  if (levels === 1) return placed(values, { parent: undefined, orgCode });
  const parentCode = parentCodeOf(orgCode);
  const parent = await findByCode(tx, ctx, parentCode, and(eq(sysDepart.delFlag, 0), visibleDeparts(ctx)));
  if (parent === undefined) throw new AppError('Business', `上级部门【${parentCode}】不存在，请核实!`);
  return placed(values, { parent, orgCode });
}

function placed(
  values: Values<typeof sysDepart>,
  { parent, orgCode }: { parent: Row | undefined; orgCode: string },
): Values<typeof sysDepart> {
  const orgCategory = values.orgCategory ?? (parent === undefined ? category.company : category.department);
  checkCategory(orgCategory, parent);
  return { parentId: parent?.id ?? '', orgCode, orgType: String(orgCode.length / 3), orgCategory };
}

/** Companies hold everything, departments no company, posts nothing. @source jeecg-wire 3.3 */
function checkCategory(own: string, parent: Row | undefined): void {
  if (parent === undefined && own !== category.company) throw refusedField('orgCategory', '一级机构只能是公司');
  if (parent?.orgCategory === category.post) throw new AppError('Business', '岗位下不能再添加部门');
  if (own === category.company && parent !== undefined && parent.orgCategory !== category.company)
    throw refusedField('orgCategory', '公司只能在公司之下');
}

async function refuseBelow(tx: Tx, ctx: Context, before: Row, own: string): Promise<void> {
  const [child] = await tx
    .select({ id: sysDepart.id })
    .from(sysDepart)
    .where(
      and(
        liveDeparts(ctx),
        eq(sysDepart.parentId, before.id),
        own === category.post ? undefined : inArray(sysDepart.orgCategory, [category.company]),
      ),
    )
    .limit(1);
  if (child !== undefined)
    throw refusedField('orgCategory', own === category.post ? '有下级的部门不能改为岗位' : '下级有公司，不能改为部门');
}

/** The next code below a parent's. */
export async function freeCode(tx: Tx, ctx: Context, parentCode: string): Promise<string> {
  const [last] = await tx
    .select({ orgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, ctx.actor.tenantId), like(sysDepart.orgCode, `${parentCode}___`)))
    .orderBy(desc(sysDepart.orgCode))
    .limit(1);
  const code = nextCode(parentCode, last?.orgCode);
  if (code === undefined) throw new AppError('Business', '同级部门过多，请另建上级部门');
  if (code.length > maxLevels * 3) throw new AppError('Business', `部门最多${maxLevels}级`);
  return code;
}
