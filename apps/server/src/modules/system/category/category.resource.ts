import { and, desc, eq, like, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput, notFound } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { Category } from './category.contract.ts';
import { sysCategory } from './category.table.ts';
import { levelsOf, maxLevels, nextCode, parentCodeOf, rootPid } from './categoryCode.ts';

type Row = typeof sysCategory.$inferSelect;

/** '1' where a live node lies below. The outer table is spelled out: a select of one table leaves its name away. */
export const hasChild = sql<
  string | null
>`case when exists (select from sys_category below where below.tenant_id = "sys_category"."tenant_id"
  and below.pid = "sys_category"."id" and below.del_flag = 0) then '1' end`;

/** Categories of the actor's tenant. Codes follow places: what moves gets a code of its new place, and so does all below it. @source SYS-12 */
export const categoryResource: Resource<typeof Category, typeof sysCategory> = defineResource(Category, {
  table: sysCategory,
  options: {
    permission: 'category',
    wholeRows: true,
    audited: true,
    defaultSort: { field: 'code', order: 'asc' },
    extra: { hasChild: { sql: hasChild, type: 'text' } },
    beforeAdd: async (tx, ctx, _input, values) => {
      await alone(tx, ctx);
      return { ...values, ...(await placeOf(tx, ctx, values)) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      if (values.code && values.code !== before.code)
        throw invalidInput('分类编码由系统生成，不能修改', [{ path: 'code', message: '不能修改' }]);
      const { code: _code, ...rest } = values;
      const pid = values.pid ?? before.pid;
      return pid === before.pid ? rest : { ...rest, ...(await newPlace(tx, ctx, before, pid)) };
    },
    afterEdit: async (tx, ctx, row, before) => {
      if (row.code !== before.code) await moveBelow(tx, ctx, before.code, row.code);
    },
    afterRemove: async (tx, ctx, row) => {
      await tx.update(sysCategory).set({ delFlag: 1, updateBy: ctx.actor.username }).where(liveBelow(ctx, row.code));
    },
  },
});

/** Holds all categories of the tenant: a code depends on its neighbours, and a place on all above it. */
export async function alone(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_category:${ctx.actor.tenantId}`}, 0))`);
}

/** A live category by its code. */
export async function findByCode(tx: Tx, ctx: Context, code: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(sysCategory)
    .where(and(live(ctx), eq(sysCategory.code, code)));
  return row;
}

/** A live category by its id. @throws NotFound there is none */
export async function parentOf(tx: Tx, ctx: Context, pid: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(sysCategory)
    .where(and(live(ctx), eq(sysCategory.id, pid)));
  if (row === undefined) throw notFound('上级分类不存在');
  return row;
}

/** The tenant's own categories that are not removed. */
export function live(ctx: Context) {
  return and(eq(sysCategory.tenantId, ctx.actor.tenantId), eq(sysCategory.delFlag, 0));
}

/** The live nodes below a code, at any depth. Codes hold no wildcards. */
function liveBelow(ctx: Context, code: string) {
  return and(live(ctx), like(sysCategory.code, `${code}%`), ne(sysCategory.code, code));
}

async function placeOf(tx: Tx, ctx: Context, values: Values<typeof sysCategory>): Promise<{ pid: string; code: string }> {
  const { pid, code } = values;
  if (pid !== undefined && pid !== rootPid) return { pid, code: await freeCode(tx, ctx, (await parentOf(tx, ctx, pid)).code) };
  if (!code) return { pid: rootPid, code: await freeCode(tx, ctx, '') };
  const levels = levelsOf(code);
  if (levels === undefined) throw invalidInput('分类编码格式不正确', [{ path: 'code', message: '每级由一个大写字母和两位数字组成' }]);
  if ((await findByCode(tx, ctx, code)) !== undefined) throw new AppError('Business', '该值不可用，系统中已存在！');
  if (levels === 1) return { pid: rootPid, code };
  const parentCode = parentCodeOf(code);
  const parent = pid === rootPid ? undefined : await findByCode(tx, ctx, parentCode);
  if (parent === undefined) throw new AppError('Business', `该编码【${parentCode}】不存在，请核实!`);
  return { pid: parent.id, code };
}

async function newPlace(tx: Tx, ctx: Context, before: Row, pid: string): Promise<{ pid: string; code: string }> {
  const parentCode = pid === rootPid ? '' : (await parentOf(tx, ctx, pid)).code;
  if (parentCode.startsWith(before.code)) throw new AppError('Business', '不能移动到自身或下级分类');
  const code = await freeCode(tx, ctx, parentCode);
  const [deepest] = await tx
    .select({ length: sql<number>`max(length(${sysCategory.code}))`.mapWith(Number) })
    .from(sysCategory)
    .where(and(live(ctx), like(sysCategory.code, `${before.code}%`)));
  checkDepth(code.length + (deepest?.length ?? before.code.length) - before.code.length);
  return { pid, code };
}

/** The next code below a parent's. Removed ones count too: a stored code never comes to mean something else. */
export async function freeCode(tx: Tx, ctx: Context, parentCode: string): Promise<string> {
  const [last] = await tx
    .select({ code: sysCategory.code })
    .from(sysCategory)
    .where(and(eq(sysCategory.tenantId, ctx.actor.tenantId), like(sysCategory.code, `${parentCode}___`)))
    .orderBy(desc(sysCategory.code))
    .limit(1);
  const code = nextCode(parentCode, last?.code);
  if (code === undefined) throw new AppError('Business', '同级分类过多，请另建上级分类');
  checkDepth(code.length);
  return code;
}

function checkDepth(length: number): void {
  if (length > maxLevels * 3) throw new AppError('Business', `分类最多${maxLevels}级`);
}

async function moveBelow(tx: Tx, ctx: Context, from: string, to: string): Promise<void> {
  await tx
    .update(sysCategory)
    .set({ code: sql`${to} || substr(${sysCategory.code}, ${from.length + 1}::int)`, version: sql`${sysCategory.version} + 1` })
    .where(liveBelow(ctx, from));
}
