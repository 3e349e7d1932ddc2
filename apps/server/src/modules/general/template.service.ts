import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { ListQueryInput } from '../../platform/query/compileQuery.ts';
import { listRows, type RowPage } from '../../platform/resource/listRows.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { sysDepart } from '../system/depart/depart.table.ts';
import { homeOf } from '../system/sms/safe.service.ts';
import { roleResource } from '../system/role/role.resource.ts';
import { userResource } from '../system/user/user.resource.ts';
import { sysUserDepart } from '../system/user/user.table.ts';
import { liveFigures } from './dashboard.service.ts';
import { demoFormResource } from './demoForm.service.ts';

type Row = Record<string, unknown>;

/** An answer as the template's own calls wrap it. @source jeecg-wire 4.10 */
const wrap = <Result>(ctx: Context, result: Result) => ({
  message: '',
  result,
  status: 200 as const,
  timestamp: ctx.clock.now().getTime(),
});

const pageOf = (ctx: Context, page: RowPage, map: (row: Row, index: number) => Row) =>
  wrap(ctx, {
    data: page.records.map((row, index) => map(row, (page.current - 1) * page.size + index)),
    pageSize: page.size,
    pageNo: page.current,
    totalPage: page.pages,
    totalCount: page.total,
  });

const instant = (text: unknown): number => (typeof text === 'string' ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : 0);

/** @source GEN-05 */
export const templateRoles = async (ctx: Context, query: ListQueryInput) =>
  pageOf(ctx, await listRows(ctx, roleResource, query), ({ id, roleName, description, createBy, createTime }) => ({
    id,
    name: roleName,
    describe: description,
    status: 1,
    creatorId: createBy,
    createTime: instant(createTime),
    deleted: 0,
  }));

/** People without anything that is for nobody to see: phones are masked, passwords no field. @source GEN-05 */
export const templateUsers = async (ctx: Context, query: ListQueryInput) =>
  pageOf(ctx, await listRows(ctx, userResource, query), ({ id, realname, username, status, phone, createBy, createTime }) => ({
    id,
    name: realname,
    username,
    status,
    telephone: phone,
    creatorId: createBy,
    createTime: instant(createTime),
    deleted: 0,
  }));

/** What the endpoints of the product ask for, by what they are about. @source GEN-05 */
export function allPermissions(ctx: Context) {
  const actions = new Map<string, { name: string; actions: Set<string> }>();
  for (const module of ctx.platform.modules)
    for (const { contract } of module.routes ?? [])
      for (const { permission } of Object.values(contract.endpoints)) {
        const [subject = '', action = ''] = permission?.split(':') ?? [];
        if (subject === '') continue;
        const known = actions.get(subject) ?? { name: contract.about.entity?.label[ctx.locale] ?? contract.about.name, actions: new Set() };
        actions.set(subject, known);
        known.actions.add(action);
      }
  return [...actions].map(([id, { name, actions: own }]) => ({ id, name, describe: name, status: 1, actions: [...own] }));
}

/** @source GEN-05 */
export function templatePermissions(
  ctx: Context,
  { pageNo = 1, pageSize = 10 }: { pageNo?: number | undefined; pageSize?: number | undefined },
) {
  const all = allPermissions(ctx);
  const size = pageSize < 1 ? all.length : pageSize;
  return wrap(ctx, {
    data: all.slice((pageNo - 1) * size, pageNo * size),
    pageSize: size,
    pageNo,
    totalPage: Math.ceil(all.length / size),
    totalCount: all.length,
  });
}

/** @source GEN-05 */
export const templateServices = async (ctx: Context, query: ListQueryInput) =>
  pageOf(ctx, await listRows(ctx, demoFormResource, query), ({ id, title, createTime }, index) => ({
    key: index + 1,
    no: id,
    description: title,
    callNo: 0,
    status: 1,
    updatedAt: createTime,
    editable: false,
  }));

/** Orders, the projects of a freight office. @source GEN-02 */
export const templateProjects = async (ctx: Context, query: ListQueryInput) =>
  pageOf(ctx, await listRows(ctx, orderResource, query), ({ id, orderNo, cargoName, status_dictText: status, updateTime, createTime }) => ({
    id,
    cover: null,
    title: orderNo,
    description: cargoName,
    status,
    updatedAt: updateTime ?? createTime,
  }));

/** @source GEN-02 */
export async function templateActivity(ctx: Context) {
  const { events } = await liveFigures(ctx);
  return wrap(
    ctx,
    events.map(({ id, actorName, noteNumber, content, happenTime }) => ({
      id,
      user: { nickname: actorName, avatar: null },
      project: { name: noteNumber, action: content, event: '运单' },
      time: happenTime,
    })),
  );
}

/** The departments of the person. @source GEN-02 */
export async function templateTeams(ctx: Context) {
  const tenantId = homeOf(ctx);
  const rows = await ctx.platform.database.transaction({ tenantId }, (tx) =>
    tx
      .select({ id: sysDepart.id, name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(
        sysDepart,
        and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId), eq(sysDepart.delFlag, 0)),
      )
      .where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.userId, ctx.actor.userId), eq(sysUserDepart.delFlag, 0))),
  );
  return wrap(
    ctx,
    rows.map((row) => ({ ...row, avatar: null })),
  );
}
