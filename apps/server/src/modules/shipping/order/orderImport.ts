import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { ImportRow } from '../../../platform/resource/importPlan.ts';
import { customerByName } from '../../customers/customer/customerNames.ts';
import { hyShipper } from '../../customers/shipper/shipper.table.ts';
import { namedImportPlan, type NameResolver } from '../../review/namedImportPlan.ts';
import { hyReceiveAddress } from '../receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../send-address/sendAddress.table.ts';
import { orderResource } from './order.resource.ts';

interface Owned {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
  customerId: PgColumn;
  tenantId: PgColumn;
  delFlag: PgColumn;
}

/** Rows of the customer in the same line, by their name. */
const ofCustomer =
  (column: string, owned: Owned): NameResolver =>
  async (ctx: Context, rows: readonly ImportRow[]) => {
    const owners = [...new Set(rows.map((row) => row.cells['customerId'] ?? ''))];
    const names = [...new Set(rows.map((row) => row.cells[column] ?? ''))];
    const found =
      rows.length === 0
        ? []
        : await ctx.transaction((tx) =>
            tx
              .select({ id: owned.id, name: owned.name, customerId: owned.customerId })
              .from(owned.table)
              .where(
                and(
                  eq(owned.tenantId, ctx.actor.tenantId),
                  eq(owned.delFlag, 0),
                  inArray(owned.customerId, owners),
                  inArray(owned.name, names),
                ),
              ),
          );
    const byName = new Map<string, string[]>();
    for (const one of found as { id: string; name: string; customerId: string }[])
      byName.set(`${one.customerId}\n${one.name}`, [...(byName.get(`${one.customerId}\n${one.name}`) ?? []), one.id]);
    return (row) => {
      const ids = byName.get(`${row.cells['customerId']}\n${row.cells[column]}`) ?? [];
      return ids.length === 1 ? ids[0] : undefined;
    };
  };

/** Orders from a sheet; customers, shippers and addresses stand there by name. @source freight-domain appendix E */
export const orderImportPlan = namedImportPlan(orderResource, {
  customerId: customerByName,
  shipperId: ofCustomer('shipperId', { table: hyShipper, ...hyShipper, name: hyShipper.shipperName }),
  sendAddressId: ofCustomer('sendAddressId', { table: hySendAddress, ...hySendAddress, name: hySendAddress.addressName }),
  receiveAddressId: ofCustomer('receiveAddressId', { table: hyReceiveAddress, ...hyReceiveAddress, name: hyReceiveAddress.addressName }),
});
