import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import { findNamed, type NamedRow } from '../../../platform/resource/findNamed.ts';
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
  (ctx: Context, rows: readonly ImportRow[]) =>
    ctx.transaction(async (tx) => {
      const owners = [...new Set(rows.map((row) => row.cells['customerId'] ?? ''))];
      const idOf = await findNamed(
        rows.map((row) => row.cells[column] ?? ''),
        owned.name,
        async (isNamed) =>
          (await tx
            .select({ id: owned.id, name: owned.name, within: owned.customerId })
            .from(owned.table)
            .where(
              and(eq(owned.tenantId, ctx.actor.tenantId), eq(owned.delFlag, 0), inArray(owned.customerId, owners), isNamed),
            )) as NamedRow[],
      );
      return (row) => idOf(row.cells[column] ?? '', row.cells['customerId']);
    });

/** Orders from a sheet; customers, shippers and addresses stand there by name. @source freight-domain appendix E */
export const orderImportPlan = namedImportPlan(orderResource, {
  customerId: customerByName,
  shipperId: ofCustomer('shipperId', { table: hyShipper, ...hyShipper, name: hyShipper.shipperName }),
  sendAddressId: ofCustomer('sendAddressId', { table: hySendAddress, ...hySendAddress, name: hySendAddress.addressName }),
  receiveAddressId: ofCustomer('receiveAddressId', { table: hyReceiveAddress, ...hyReceiveAddress, name: hyReceiveAddress.addressName }),
});
