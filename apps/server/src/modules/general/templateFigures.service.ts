import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nowText, momentAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { ofWholeRows } from '../../platform/resource/askedFields.ts';
import { listRows, type RowPage } from '../../platform/resource/listRows.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import type { ListQueryInput } from '../../platform/query/compileQuery.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { hyNoteEvent } from '../shipping/note-event/noteEvent.table.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { hyRegion } from '../region/region.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { sysPermission } from '../system/permission/permission.table.ts';
import { sysUserDepart } from '../system/user/user.table.ts';
import { isForActor } from './dashboard.service.ts';

/** Bars of a chart by name. */
const mostBars = 12;
const radarDays = 7;
const radarItems = 6;

const none = {
  year: null,
  yearcount: null,
  month: null,
  monthcount: null,
  classifyname: null,
  cntrnocount: null,
  cabinetname: null,
  cabinetcocunt: null,
};
type Count = { [Name in keyof typeof none]: string | number | null } & { resultIndex: number };
const bars = (rows: readonly Partial<Count>[]): Count[] => rows.map((row, index) => ({ ...none, ...row, resultIndex: index + 1 }));

const part = (pattern: string): SQL<string> =>
  sql<string>`to_char(${note.createTime} at time zone 'Asia/Shanghai', ${sql.raw(`'${pattern}'`)})`;

/** Waybills that the actor sees, by the year they were made in. @source GEN-02 */
export async function countsByYear(ctx: Context): Promise<Count[]> {
  const year = part('YYYY');
  const rows = await ctx.transaction((tx) =>
    tx.select({ year, yearcount: count() }).from(note).where(visibleRows(ctx, noteResource)).groupBy(year).orderBy(year),
  );
  return bars(rows);
}

/** Those of this year by month, months without any among them. @source GEN-02 */
export async function countsByMonth(ctx: Context): Promise<Count[]> {
  const year = nowText(ctx.clock).slice(0, 4);
  const month = part('MM');
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ month, made: count() })
      .from(note)
      .where(and(visibleRows(ctx, noteResource), gte(note.createTime, `${year}-01-01 00:00:00`)))
      .groupBy(month),
  );
  const made = new Map(rows.map((row) => [row.month, row.made]));
  const months = Array.from({ length: 12 }, (_one, index) => String(index + 1).padStart(2, '0'));
  return bars(months.map((one) => ({ year, month: one, monthcount: made.get(one) ?? 0 })));
}

/** By what they carry. @source GEN-02 */
export async function countsByCargo(ctx: Context): Promise<Count[]> {
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ classifyname: note.cargoName, cntrnocount: count() })
      .from(note)
      .where(and(visibleRows(ctx, noteResource), isNotNull(note.cargoName)))
      .groupBy(note.cargoName)
      .orderBy(desc(count()), note.cargoName)
      .limit(mostBars),
  );
  return bars(rows);
}

/** By whom they are for. @source GEN-02 */
export async function countsByCustomer(ctx: Context): Promise<Count[]> {
  const cabinetname = sql<string>`max(${hyCustomer.customerName})`;
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ cabinetname, cabinetcocunt: count() })
      .from(note)
      .innerJoin(hyCustomer, and(eq(hyCustomer.tenantId, note.tenantId), eq(hyCustomer.id, note.customerId)))
      .where(visibleRows(ctx, noteResource))
      .groupBy(note.customerId)
      .orderBy(desc(count()), note.customerId)
      .limit(mostBars),
  );
  return bars(rows);
}

/** What was done to the waybills of the last days: by the person, by people of the same departments, and by all. @source GEN-02 */
export async function workRadar(ctx: Context) {
  const { tenantId, userId } = ctx.actor;
  const since = momentAfter(ctx.clock, -radarDays * 86_400_000);
  const texts = await ctx.platform.dictionaries.texts(tenantId, ctx.locale);
  const rows = await ctx.transaction((tx) => {
    const own = eq(hyNoteEvent.actorId, userId);
    const counted = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number);
    return tx
      .select({
        kind: hyNoteEvent.eventType,
        个人: counted(own),
        团队: counted(sql`${own} or ${hyNoteEvent.actorId} in ${colleagues(tx, ctx)}`),
        部门: count(),
      })
      .from(note)
      .innerJoin(hyNoteEvent, and(eq(hyNoteEvent.tenantId, note.tenantId), eq(hyNoteEvent.noteId, note.id)))
      .where(and(visibleRows(ctx, noteResource), gte(note.createTime, since), isForActor(ctx)))
      .groupBy(hyNoteEvent.eventType)
      .orderBy(desc(count()), hyNoteEvent.eventType)
      .limit(radarItems);
  });
  return rows.map(({ kind, ...figures }) => ({ item: texts('event_type', kind) ?? kind, ...figures }));
}

const colleagues = (tx: Tx, { actor: { tenantId, userId } }: Context) => {
  const mine = alias(sysUserDepart, 'mine');
  return tx
    .select({ userId: sysUserDepart.userId })
    .from(sysUserDepart)
    .innerJoin(mine, and(eq(mine.tenantId, sysUserDepart.tenantId), eq(mine.depId, sysUserDepart.depId), eq(mine.delFlag, 0)))
    .where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.delFlag, 0), eq(mine.userId, userId)));
};

/** Orders, the tasks of a freight office. @source GEN-02 */
export async function templateTasks(ctx: Context, query: ListQueryInput): Promise<RowPage> {
  const found = await listRows(ctx, orderResource, { query: ofWholeRows(query) });
  const records = found.records.map((row) => ({
    taskId: row['id'],
    name: row['orderNo'],
    taskBeginTime: row['pickupTimeFrom'] ?? null,
    taskEndTime: row['pickupTimeTo'] ?? null,
    principal: row['createBy'] ?? null,
    result: row['status_dictText'] ?? null,
  }));
  const { total, size, current, pages } = found;
  return { records, total, size, current, pages };
}

/** Menu entries below one, or the first level. @source GEN-05 */
export function menuLevel(ctx: Context, id = '') {
  const below = alias(sysPermission, 'below');
  const tenants = [0, ctx.actor.tenantId];
  return ctx.transaction((tx) =>
    tx
      .select({
        id: sysPermission.id,
        name: sysPermission.name,
        component: sysPermission.component,
        orderNum: sysPermission.sortNo,
        hasChildren: sql<boolean>`${exists(
          tx
            .select({ one: sql`1` })
            .from(below)
            .where(
              and(inArray(below.tenantId, tenants), eq(below.parentId, sysPermission.id), eq(below.delFlag, 0), ne(below.menuType, 2)),
            ),
        )}`,
      })
      .from(sysPermission)
      .where(
        and(
          inArray(sysPermission.tenantId, tenants),
          eq(sysPermission.parentId, id),
          eq(sysPermission.delFlag, 0),
          ne(sysPermission.menuType, 2),
        ),
      )
      .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id)),
  );
}

interface Area {
  value: string;
  label: string;
  children?: Area[];
}

/** Provinces with what is below them. @source GEN-05, freight-domain 2.45 */
export async function allAreas(ctx: Context): Promise<Area[]> {
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ adcode: hyRegion.adcode, name: hyRegion.name, parent: hyRegion.parentAdcode })
      .from(hyRegion)
      .where(inArray(hyRegion.tenantId, [0, ctx.actor.tenantId]))
      .orderBy(asc(hyRegion.adcode)),
  );
  const byCode = new Map(rows.map(({ adcode, name }): [string, Area] => [adcode, { value: adcode, label: name }]));
  for (const { adcode, parent } of rows) {
    const [area, above] = [byCode.get(adcode), byCode.get(parent ?? '')];
    if (area !== undefined && above !== undefined) (above.children ??= []).push(area);
  }
  return rows.flatMap(({ adcode, parent }) => (parent === null ? (byCode.get(adcode) ?? []) : []));
}
