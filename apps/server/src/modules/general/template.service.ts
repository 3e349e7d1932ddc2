import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Context, homeOf } from '../../platform/context.ts';
import type { ListQueryInput } from '../../platform/query/compileQuery.ts';
import { signPaths } from '../../platform/files/signedPath.ts';
import { ofWholeRows } from '../../platform/resource/askedFields.ts';
import { listRows, type RowPage } from '../../platform/resource/listRows.ts';
import { maskText } from '../../platform/resource/maskText.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { sysDepart } from '../system/depart/depart.table.ts';
import { permsOf } from '../system/permission/permission.queries.ts';
import { sysPermission } from '../system/permission/permission.table.ts';
import { roleResource } from '../system/role/role.resource.ts';
import { sysRole, sysRolePermission } from '../system/role/role.table.ts';
import { sysSession } from '../system/session/session.table.ts';
import { userResource } from '../system/user/user.resource.ts';
import { sysUser, sysUserDepart, sysUserRole } from '../system/user/user.table.ts';
import { liveFigures } from './dashboard.service.ts';
import { demoFormResource } from './demoForm.service.ts';
import { workRadar } from './templateFigures.service.ts';

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
export async function templateRoles(ctx: Context, query: ListQueryInput) {
  const found = await listRows(ctx, roleResource, { query });
  const rights = await rightsOfRoles(
    ctx,
    found.records.map((row) => String(row['id'])),
  );
  return pageOf(ctx, found, ({ id, roleCode, roleName, description, createBy, createTime }) => ({
    id: roleCode,
    name: roleName,
    describe: description,
    status: 1,
    creatorId: createBy,
    createTime: instant(createTime),
    deleted: 0,
    permissions: rolePermissions(ctx, String(roleCode), rights.get(String(id)) ?? new Set()),
  }));
}

/** What roles allow; `all` for one that allows everything. */
async function rightsOfRoles(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string> | 'all'>> {
  if (ids.length === 0) return new Map();
  const { tenantId } = ctx.actor;
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ id: sysRole.id, isSuper: sysRole.isSuper, perms: sysPermission.perms })
      .from(sysRole)
      .leftJoin(
        sysRolePermission,
        and(eq(sysRolePermission.tenantId, sysRole.tenantId), eq(sysRolePermission.roleId, sysRole.id), eq(sysRolePermission.delFlag, 0)),
      )
      .leftJoin(sysPermission, and(eq(sysPermission.id, sysRolePermission.permissionId), eq(sysPermission.delFlag, 0)))
      .where(and(eq(sysRole.tenantId, tenantId), inArray(sysRole.id, [...ids]))),
  );
  const rights = new Map<string, Set<string> | 'all'>();
  for (const { id, isSuper, perms } of rows) {
    const known = rights.get(id) ?? (isSuper === 1 ? 'all' : new Set<string>());
    rights.set(id, known);
    if (known !== 'all') for (const one of permsOf(perms)) known.add(one);
  }
  return rights;
}

function rolePermissions(ctx: Context, roleId: string, held: ReadonlySet<string> | 'all') {
  return knownSubjects(ctx).flatMap(({ id, name, actions }) => {
    const own = actions.filter(({ action }) => held === 'all' || held.has(`${id}:${action}`));
    if (own.length === 0) return [];
    const permission = { roleId, permissionId: id, permissionName: name, actions: JSON.stringify(own), actionEntitySet: own };
    return [{ ...permission, actionList: null, dataAccess: null }];
  });
}

/** People without anything that is for nobody to see: phones are masked, passwords no field. @source GEN-05 */
export async function templateUsers(ctx: Context, query: ListQueryInput) {
  const found = await listRows(ctx, userResource, { query });
  const ids = found.records.map((row) => String(row['id']));
  const roles = await ctx.transaction((tx) =>
    tx
      .select({ userId: sysUserRole.userId, roleCode: sysRole.roleCode })
      .from(sysUserRole)
      .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
      .where(and(eq(sysUserRole.tenantId, ctx.actor.tenantId), eq(sysUserRole.delFlag, 0), inArray(sysUserRole.userId, ids)))
      .orderBy(desc(sysRole.roleCode)),
  );
  const roleOf = new Map(roles.map(({ userId, roleCode }) => [userId, roleCode]));
  return pageOf(ctx, found, ({ id, realname, username, status, phone, cid, createBy, createTime }) => ({
    id,
    name: realname,
    username,
    status,
    telephone: phone,
    // Where and when others sign in is for those who keep the log.
    lastLoginIp: null,
    lastLoginTime: null,
    creatorId: createBy,
    createTime: instant(createTime),
    merchantCode: cid ?? null,
    deleted: 0,
    roleId: roleOf.get(String(id)) ?? null,
  }));
}

/** The person of the session, with a role and all that may be done. @source GEN-05 */
export async function templateUser(ctx: Context) {
  const { actor } = ctx;
  const tenantId = homeOf(ctx);
  const { user, last } = await ctx.platform.database.transaction({ tenantId }, async (tx) => {
    const [own] = await tx
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, actor.userId)));
    const [session] = await tx
      .select({ address: sysSession.address, startedAt: sysSession.startedAt })
      .from(sysSession)
      .where(and(eq(sysSession.tenantId, tenantId), eq(sysSession.userId, actor.userId)))
      .orderBy(desc(sysSession.startedAt))
      .limit(1);
    return { user: own, last: session };
  });
  const roleId = actor.roles[0] ?? '';
  const common = { status: 1, creatorId: user?.createBy ?? null, createTime: instant(user?.createTime), deleted: 0 };
  return wrap(ctx, {
    ...common,
    id: actor.userId,
    name: actor.realname,
    username: actor.username,
    telephone: user?.phone ? maskText(user.phone) : null,
    avatar: user?.avatar
      ? signPaths(ctx.platform.config.secret, { reader: ctx.actor, paths: user.avatar, now: ctx.clock.now().getTime() })
      : null,
    lastLoginIp: last?.address ?? null,
    lastLoginTime: last === undefined ? null : instant(last.startedAt),
    merchantCode: actor.cid,
    roleId,
    role: {
      ...common,
      id: roleId,
      name: roleId,
      describe: null,
      permissions: rolePermissions(ctx, roleId, actor.isSuperAdmin ? 'all' : actor.permissions),
    },
  });
}

interface Subject {
  id: string;
  name: string;
  actions: { action: string; describe: string; defaultCheck: boolean }[];
}

/** What the endpoints of the product ask for, by what they are about. */
function knownSubjects(ctx: Context): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const module of ctx.platform.modules)
    for (const { contract } of module.routes ?? [])
      for (const { permission, summary } of Object.values(contract.endpoints)) {
        const [id = '', action = ''] = permission?.split(':') ?? [];
        if (id === '') continue;
        const name = contract.about.entity?.label[ctx.locale] ?? contract.about.name;
        const known = subjects.get(id) ?? { id, name, actions: [] };
        subjects.set(id, known);
        if (known.actions.every((one) => one.action !== action))
          known.actions.push({ action, describe: summary[ctx.locale], defaultCheck: false });
      }
  return [...subjects.values()];
}

/** @source GEN-05 */
export const allPermissions = (ctx: Context) =>
  knownSubjects(ctx).map(({ id, name, actions }) => ({
    id,
    name,
    describe: name,
    status: 1,
    actionData: JSON.stringify(actions),
    sptDaTypes: null,
    optionalFields: '[]',
    parents: null,
    type: null,
    deleted: 0,
    actions: actions.map(({ action }) => action),
  }));

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
  pageOf(ctx, await listRows(ctx, demoFormResource, { query: ofWholeRows(query) }), ({ id, title, createTime }, index) => ({
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
  pageOf(
    ctx,
    await listRows(ctx, orderResource, { query: ofWholeRows(query) }),
    ({ id, orderNo, cargoName, status_dictText: status, updateTime, createTime }) => ({
      id,
      cover: null,
      title: orderNo,
      description: cargoName,
      status,
      updatedAt: updateTime ?? createTime,
    }),
  );

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

/** @source GEN-02 */
export const templateRadar = async (ctx: Context) => wrap(ctx, await workRadar(ctx));

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
