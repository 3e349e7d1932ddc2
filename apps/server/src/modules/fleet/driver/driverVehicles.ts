import { and, desc, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { insertRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { vehicleResource } from '../vehicle/vehicle.service.ts';
import { hyVehicle } from '../vehicle/vehicle.table.ts';
import { driverResource } from './driver.service.ts';
import { hyDriverVehicle } from './driver.table.ts';

/** Binds a vehicle to a driver; asked as default, the others lose that mark. @throws NotFound driver or vehicle is not visible */
export function bindVehicle(ctx: Context, input: { driverId: string; vehicleId: string; isDefault?: '0' | '1' | undefined }) {
  return ctx.transaction(async (tx) => {
    await lockRow(tx, ctx, driverResource, { id: input.driverId });
    await assertVehicle(tx, ctx, input.vehicleId);
    const ofDriver = and(eq(hyDriverVehicle.tenantId, ctx.actor.tenantId), eq(hyDriverVehicle.driverId, input.driverId));
    const isDefault = input.isDefault ?? '0';
    if (isDefault === '1') await tx.update(hyDriverVehicle).set({ isDefault: '0' }).where(ofDriver);
    const bound = { isDefault, bindTime: nowText(ctx.clock), delFlag: 0 };
    const known = await tx
      .update(hyDriverVehicle)
      .set(bound)
      .where(and(ofDriver, eq(hyDriverVehicle.vehicleId, input.vehicleId)))
      .returning({ id: hyDriverVehicle.id });
    if (known.length === 0) await insertRow(tx, ctx, hyDriverVehicle, { driverId: input.driverId, vehicleId: input.vehicleId, ...bound });
    return getRow(ctx, driverResource, input.driverId) as Promise<never>;
  });
}

/** Takes a vehicle from a driver. @throws NotFound they are not bound to it */
export function unbindVehicle(ctx: Context, input: { driverId: string; vehicleId: string }) {
  return ctx.transaction(async (tx) => {
    await lockRow(tx, ctx, driverResource, { id: input.driverId });
    const gone = await tx
      .update(hyDriverVehicle)
      .set({ delFlag: 1, isDefault: '0' })
      .where(
        and(
          eq(hyDriverVehicle.tenantId, ctx.actor.tenantId),
          eq(hyDriverVehicle.driverId, input.driverId),
          eq(hyDriverVehicle.vehicleId, input.vehicleId),
          eq(hyDriverVehicle.delFlag, 0),
        ),
      )
      .returning({ id: hyDriverVehicle.id });
    if (gone.length === 0) throw notFound();
    return getRow(ctx, driverResource, input.driverId) as Promise<never>;
  });
}

/** Vehicles bound to a driver. Where none was marked, the one bound last is the default, as in the list of drivers. @throws NotFound not visible */
export async function listBoundVehicles(ctx: Context, driverId: string) {
  await getRow(ctx, driverResource, driverId);
  const rows = await ctx.transaction((tx) =>
    tx
      .select({
        id: hyVehicle.id,
        vehicleNumber: hyVehicle.vehicleNumber,
        plateColor: hyVehicle.plateColor,
        vehicleType: hyVehicle.vehicleType,
        bindTime: hyDriverVehicle.bindTime,
      })
      .from(hyDriverVehicle)
      .innerJoin(hyVehicle, and(eq(hyVehicle.tenantId, hyDriverVehicle.tenantId), eq(hyVehicle.id, hyDriverVehicle.vehicleId)))
      .where(
        and(
          eq(hyDriverVehicle.tenantId, ctx.actor.tenantId),
          eq(hyDriverVehicle.driverId, driverId),
          eq(hyDriverVehicle.delFlag, 0),
          eq(hyVehicle.delFlag, 0),
        ),
      )
      .orderBy(desc(hyDriverVehicle.isDefault), desc(hyDriverVehicle.bindTime)),
  );
  return rows.map((row, index) => ({ ...row, isDefault: index === 0 ? ('1' as const) : ('0' as const) }));
}

async function assertVehicle(tx: Tx, ctx: Context, vehicleId: string): Promise<void> {
  const [vehicle] = await tx
    .select({ id: hyVehicle.id })
    .from(hyVehicle)
    .where(and(visibleRows(ctx, vehicleResource), eq(hyVehicle.id, vehicleId)));
  if (vehicle === undefined) throw notFound();
}
