import { createHash } from 'node:crypto';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, forbidden, invalidInput, notFound, staleVersion } from '../../../platform/errors.ts';
import { RouteInput } from './gatewayRoute.contract.ts';
import { sysGatewayRoute } from './gatewayRoute.table.ts';
import { definitionOf, problemOfUri, readItems, type RouteItem } from './routeItems.ts';

type Row = typeof sysGatewayRoute.$inferSelect;

const maxRoutes = 500;
const ofTenant = (ctx: Context) => eq(sysGatewayRoute.tenantId, ctx.actor.tenantId);

/** All routes, by name. They are the staff's business. @source SYS-16, jeecg-wire 3.11 */
export async function gatewayRoutes(ctx: Context): Promise<Record<string, unknown>[]> {
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  const rows = await ctx.transaction((tx) => storedRoutes(tx, ctx));
  return rows.map(({ tenantId: _tenant, delFlag: _del, ...row }) => ({
    ...row,
    status_dictText: textOf('status', String(row.status)),
    retryable_dictText: textOf('yn', String(row.retryable)),
    persist_dictText: textOf('yn', String(row.persist)),
    showApi_dictText: textOf('yn', String(row.showApi)),
  }));
}

/**
 * Stores one route, or puts a list in the place of all.
 *
 * @throws InvalidInput naming what is wrong, and of which route
 * @throws Conflict somebody has changed the route since it was read
 * @source SYS-16, security 12.51
 */
export function updateRoutes(
  ctx: Context,
  input: { routes?: string | null | undefined; router?: RouteInput | null | undefined },
): Promise<null> {
  assertStaff(ctx);
  const { routes, router } = input;
  if (router !== undefined && router !== null) return ctx.transaction((tx) => storeOne(tx, ctx, router));
  const list = readRoutes(routes ?? '');
  return ctx.transaction((tx) => replaceAll(tx, ctx, list));
}

/** Removes a route. @throws NotFound there is none */
export function removeRoute(ctx: Context, id: string): Promise<null> {
  assertStaff(ctx);
  return ctx.transaction(async (tx) => {
    const [before] = await tx
      .delete(sysGatewayRoute)
      .where(and(ofTenant(ctx), eq(sysGatewayRoute.id, id)))
      .returning();
    if (before === undefined) throw notFound();
    ctx.audit({ action: 'gatewayRoute.delete', entity: 'gatewayRoute', entityId: id, before });
    return null;
  });
}

/** What a gateway reads: the routes in force, and a mark that changes with them. @source SYS-16 */
export async function routeDefinitions(ctx: Context) {
  const rows = await ctx.transaction((tx) => storedRoutes(tx, ctx));
  const routes = rows
    .filter((row) => row.status === 1)
    .map(({ id, uri, name, predicates, filters, stripPrefix, retryable }) => ({
      id,
      uri,
      order: 0,
      predicates: predicates.map(definitionOf),
      filters: [
        ...filters,
        ...extra('StripPrefix', { filters, argument: stripPrefix > 0 ? String(stripPrefix) : undefined }),
        ...extra('Retry', { filters, argument: retryable === 1 ? '3' : undefined }),
      ].map(definitionOf),
      metadata: { name },
    }));
  return { version: createHash('sha256').update(JSON.stringify(routes)).digest('hex').slice(0, 16), routes };
}

/** A filter that a mark of the route stands for, unless the route names it itself. */
const extra = (name: string, { filters, argument }: { filters: readonly RouteItem[]; argument: string | undefined }): RouteItem[] =>
  argument === undefined || filters.some((one) => one.name === name) ? [] : [{ name, args: [argument] }];

function storedRoutes(tx: Tx, ctx: Context): Promise<Row[]> {
  if (ctx.actor.userType !== 1) return Promise.resolve([]);
  return tx.select().from(sysGatewayRoute).where(ofTenant(ctx)).orderBy(asc(sysGatewayRoute.name), asc(sysGatewayRoute.id));
}

async function storeOne(tx: Tx, ctx: Context, input: RouteInput): Promise<null> {
  const values = checked(input);
  const id = input.id ?? newId();
  const [before] = await tx
    .select()
    .from(sysGatewayRoute)
    .where(and(ofTenant(ctx), eq(sysGatewayRoute.id, id)))
    .for('update');
  if (typeof input.version === 'number' && before === undefined) throw notFound();
  if (typeof input.version === 'number' && before?.version !== input.version) throw staleVersion();
  if (before === undefined) {
    await holdRoutes(tx, ctx);
    if ((await tx.$count(sysGatewayRoute, ofTenant(ctx))) >= maxRoutes) throw new AppError('Business', `路由最多 ${maxRoutes} 条`);
  }
  await put(tx, ctx, id, { values, before });
  ctx.audit({
    action: before === undefined ? 'gatewayRoute.add' : 'gatewayRoute.edit',
    entity: 'gatewayRoute',
    entityId: id,
    before,
    after: values,
  });
  return null;
}

async function replaceAll(tx: Tx, ctx: Context, list: readonly RouteInput[]): Promise<null> {
  await holdRoutes(tx, ctx);
  const before = await storedRoutes(tx, ctx);
  const kept: string[] = [];
  for (const input of list) {
    const id = input.id ?? newId();
    if (kept.includes(id)) throw invalidInput(`路由编号“${id}”重复`);
    kept.push(id);
    await put(tx, ctx, id, { values: checked(input), before: before.find((row) => row.id === id) });
  }
  await tx.delete(sysGatewayRoute).where(and(ofTenant(ctx), notInArray(sysGatewayRoute.id, kept)));
  ctx.audit({ action: 'gatewayRoute.replaceAll', entity: 'gatewayRoute', before, after: { ids: kept } });
  return null;
}

async function put(tx: Tx, ctx: Context, id: string, { values, before }: { values: Checked; before: Row | undefined }): Promise<void> {
  const { tenantId, username } = ctx.actor;
  if (before === undefined)
    await tx.insert(sysGatewayRoute).values({ id, tenantId, ...values, createBy: username, createTime: nowText(ctx.clock) });
  else
    await tx
      .update(sysGatewayRoute)
      .set({ ...values, version: before.version + 1, updateBy: username, updateTime: nowText(ctx.clock) })
      .where(and(ofTenant(ctx), eq(sysGatewayRoute.id, id)));
}

type Checked = Pick<Row, 'name' | 'uri' | 'predicates' | 'filters'> & Partial<Row>;

function checked({ id: _id, version: _version, name, uri, predicates, filters, ...marks }: RouteInput): Checked {
  const problem = problemOfUri(uri);
  if (problem !== undefined) throw refused(name, { path: 'uri', message: problem });
  const when = readItems('predicates', listOf(name, { path: 'predicates', value: predicates }));
  if (typeof when === 'string') throw refused(name, { path: 'predicates', message: when });
  const changes = readItems('filters', listOf(name, { path: 'filters', value: filters ?? [] }));
  if (typeof changes === 'string') throw refused(name, { path: 'filters', message: changes });
  return {
    name,
    uri,
    predicates: when,
    filters: changes,
    ...Object.fromEntries(Object.entries(marks).filter(([, value]) => typeof value === 'number')),
  };
}

/** What was given as a list, or as the JSON text of one. @throws InvalidInput the text is none, or a route is left without conditions */
function listOf(name: string, { path, value }: { path: 'predicates' | 'filters'; value: readonly unknown[] | string }): readonly unknown[] {
  if (typeof value !== 'string') return value;
  const read = readJson(value === '' ? '[]' : value);
  if (!Array.isArray(read) || read.length > 50) throw refused(name, { path, message: `${path} 不是 JSON 列表` });
  if (path === 'predicates' && read.length === 0) throw refused(name, { path, message: '至少需要一个断言' });
  return read;
}

/** @returns undefined when it is not JSON */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list of a stock client, which sends it as text. @throws InvalidInput it is none, or empty */
function readRoutes(text: string): RouteInput[] {
  const parsed = readJson(text);
  if (parsed === undefined) throw invalidInput('路由不是 JSON 列表', [{ path: 'routes', message: '路由不是 JSON 列表' }]);
  if (!Array.isArray(parsed) || parsed.length === 0) throw invalidInput('未录入任何信息', [{ path: 'routes', message: '未录入任何信息' }]);
  if (parsed.length > maxRoutes) throw invalidInput(`路由最多 ${maxRoutes} 条`);
  const read = z.array(RouteInput).safeParse(parsed);
  if (read.success) return read.data;
  const [place = 0, field = ''] = read.error.issues[0]?.path ?? [];
  throw invalidInput(`第 ${Number(place) + 1} 条路由的 ${String(field)} 不正确`, [
    { path: 'routes', message: `第 ${Number(place) + 1} 条路由不正确` },
  ]);
}

async function holdRoutes(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_gateway_route:${ctx.actor.tenantId}`}, 0))`);
}

function assertStaff(ctx: Context): void {
  if (ctx.actor.userType !== 1) throw forbidden();
}

const refused = (name: string, { path, message }: { path: string; message: string }): AppError =>
  invalidInput(`路由“${name}”：${message}`, [{ path, message }]);
