import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { noteResource } from '../shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { pendingCountsContract } from './pendingCounts.contract.ts';

async function count(tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(table)
    .where(where);
  return row?.n ?? 0;
}

/** Advances that are due. They lie further along, so their table is asked as it is: staff see all, customers and agents their own. */
async function dueAdvances(tx: Tx, { actor: { tenantId, userType, cid } }: Context): Promise<number> {
  const own = userType === 1 ? sql`true` : userType === 2 ? sql`(customer_id = ${cid} or agent_id = ${cid})` : sql`false`;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from hy_dianfu where tenant_id = ${tenantId} and del_flag = 0 and state in ('30', '40') and due_flag = '1' and ${own}`,
  );
  return rows[0]?.n ?? 0;
}

/** What waits for the actor, among the rows that they see. @source freight-domain 2.44 */
function countPending(ctx: Context) {
  return ctx.transaction(async (tx) => {
    const terms = await tx
      .select({ settleType: hyShippingNote.settleType, n: sql`count(*)`.mapWith(Number) })
      .from(hyShippingNote)
      .where(and(visibleRows(ctx, noteResource), eq(hyShippingNote.dueFlag, '1')))
      .groupBy(hyShippingNote.settleType);
    const due = (settleType: string) => terms.find((row) => row.settleType === settleType)?.n ?? 0;
    return {
      sijiCount: await count(tx, hyDriver, and(visibleRows(ctx, driverResource), eq(hyDriver.state, '1'))),
      cheCount: await count(tx, hyVehicle, and(visibleRows(ctx, vehicleResource), eq(hyVehicle.state, '1'))),
      huozhuCount: await count(tx, hyCustomer, and(visibleRows(ctx, customerResource), eq(hyCustomer.state, '1'))),
      yuejieZhangQi: due('1'),
      pijieZhangQi: due('2'),
      tangjieZhangQi: due('3'),
      dianfuZq: await dueAdvances(tx, ctx),
    };
  });
}

/** @source NOTI-01 */
export const pendingCountsRoutes = routes(pendingCountsContract, { getDsXx: (ctx) => countPending(ctx) });
