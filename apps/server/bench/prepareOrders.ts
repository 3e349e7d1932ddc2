// Makes published orders of several customers, three crews for each, in a stopped server's database.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createApp } from '../src/app.ts';
import { modules } from '../src/modules/index.ts';
import { nextNumber } from '../src/platform/sequence/sequence.ts';
import { orderStates } from '../src/modules/shipping/order/order.states.ts';
import { hyOrder, orderNumbers } from '../src/modules/shipping/order/order.table.ts';
import { systemPorts } from '../src/modules/system/system.module.ts';
import { buildConfig } from '../src/platform/config.ts';
import { createContext, systemActor } from '../src/platform/createContext.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { insertRow } from '../src/platform/resource/writeRows.ts';
import { buildFreight } from '../test/freight.ts';

/** An order with the crews that race for it. */
export interface Race {
  id: string;
  version: number;
  weight: number;
  crews: readonly { driverId: string; vehicleId: string }[];
}

const [count = '0', database = '', data = '', target = ''] = process.argv.slice(2);
const customers = 20;
const racers = 3;
const weight = 30_000;
const db = await openDatabase({
  ...(database.startsWith('postgres') ? { databaseUrl: database } : { embedded: { directory: database } }),
  skipMigrations: true,
});
const { fastify, platform } = await createApp({
  config: buildConfig({ mode: 'test', dataDirectory: data, secret: readFileSync(join(data, 'secret'), 'utf8').trim() }),
  database: db,
  modules,
  ports: systemPorts,
  logger: false,
});
const ctx = createContext(platform, { actor: systemActor() });
const build = buildFreight({ context: () => ctx });
const [pattern] = await ctx.transaction((tx) => tx.select().from(hyOrder).where(eq(hyOrder.priceMode, '1')).limit(1));
if (pattern === undefined) throw new Error('The demonstration set has no order to copy.');
const { id: _id, feeTotal: _total, originalDocumentNumber: _original, ...common } = pattern;
const owners: { customerId: string; customerName: string; shipperId: string; shipperName: string }[] = [];
for (let index = 0; index < customers; index += 1) {
  const customer = await build.customer({ settleType: '0' });
  await build.wallet(customer.id, pattern.companyId ?? '', 1_000_000_000);
  const shipper = await build.shipper(customer.id);
  owners.push({ customerId: customer.id, customerName: customer.customerName, shipperId: shipper.id, shipperName: shipper.shipperName });
}
const races: Race[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const order = await ctx.transaction(async (tx) =>
    insertRow(tx, ctx, hyOrder, {
      ...common,
      ...owners[index % customers]!,
      orderMode: '1',
      agentId: null,
      agentName: null,
      agentFee: null,
      carrierId: null,
      carrierName: null,
      contractId: null,
      customerUnitPrice: null,
      settleType: '0',
      needInsurance: '0',
      orderNo: await nextNumber(tx, ctx, orderNumbers),
      publishMode: '1',
      status: orderStates.codes.toDispatch,
      totalWeight: weight,
      totalVolume: null,
      totalPieces: null,
      totalVehicles: 1,
      dispatchedWeight: 0,
      dispatchedVehicles: 0,
      finishedVehicles: 0,
      pickupTimeFrom: '2026-12-01 08:00:00',
      pickupTimeTo: '2026-12-02 18:00:00',
    }),
  );
  const crews: { driverId: string; vehicleId: string }[] = [];
  for (let racer = 0; racer < racers; racer += 1)
    crews.push({ driverId: (await build.driver()).id, vehicleId: (await build.vehicle()).id });
  races.push({ id: order.id, version: order.version, weight, crews });
}
writeFileSync(target, JSON.stringify(races));
await fastify.close();
await db.close();
process.exit(0);
