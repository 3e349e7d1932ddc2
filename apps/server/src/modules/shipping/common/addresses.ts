import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { customerScope } from '../../customers/scope.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { ReceiveAddress } from '../receive-address/receiveAddress.contract.ts';
import { hyReceiveAddress } from '../receive-address/receiveAddress.table.ts';
import { SendAddress } from '../send-address/sendAddress.contract.ts';
import { hySendAddress } from '../send-address/sendAddress.table.ts';

type AddressTable = typeof hySendAddress | typeof hyReceiveAddress;
type AddressKind = typeof SendAddress | typeof ReceiveAddress;

/** Addresses of customers; loading and unloading places differ by a column alone. @source freight-domain 2.37 */
function createAddressResource<Kind extends AddressKind, Table extends AddressTable>(kind: Kind, table: Table): Resource<Kind, Table> {
  const check = async (tx: Tx, ctx: Context, given: Values<Table>, before?: Table['$inferSelect']): Promise<Values<Table>> => {
    const values = { ...given, ...(ctx.actor.userType === 2 ? { customerId: ctx.actor.cid ?? '' } : {}) } as Values<
      typeof hyReceiveAddress
    >;
    const problems = new ProblemList();
    await problems.ask(() => checkFieldRules(ctx, kind, { values, before }));
    const after = { ...before, ...values } as Values<typeof hyReceiveAddress>;
    const [owner] = await tx
      .select({ id: hyCustomer.id })
      .from(hyCustomer)
      .where(and(visibleRows(ctx, customerResource), eq(hyCustomer.id, after.customerId ?? '')));
    if (owner === undefined) throw notFound();
    const columns = table as typeof hySendAddress;
    const mine = before === undefined ? undefined : ne(columns.id, before.id);
    const [taken] = await tx
      .select({ id: columns.id })
      .from(columns)
      .where(
        and(
          eq(columns.tenantId, ctx.actor.tenantId),
          eq(columns.delFlag, 0),
          eq(columns.customerId, owner.id),
          eq(columns.addressName, after.addressName ?? ''),
          mine,
        ),
      )
      .limit(1);
    if (taken !== undefined)
      problems.keep(businessError(40301, { message: '地址简称已存在', errorData: [{ path: 'addressName', message: '地址简称已存在' }] }));
    problems.end();
    return {
      ...values,
      ...(values.phone === undefined ? {} : { phoneHash: values.phone }),
      ...(values.idNo === undefined ? {} : { idNoHash: values.idNo }),
    } as unknown as Values<Table>;
  };
  return defineResource(kind, {
    table,
    options: {
      permission: 'address',
      title: 'addressName',
      audited: true,
      named: { name: table.addressName, within: { column: table.customerId, field: 'customerId' } },
      scope: (ctx) => customerScope(ctx, table.customerId),
      extra: { customerName: { sql: hyCustomer.customerName, type: 'text' } },
      join: (query) => query.leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, table.tenantId), eq(hyCustomer.id, table.customerId)) as SQL),
      beforeAdd: (tx, ctx, _input, values) => check(tx, ctx, values),
      beforeEdit: (tx, ctx, { before, values }) => check(tx, ctx, values, before),
    },
  });
}

/** Places where goods are loaded. */
export const sendAddressResource = createAddressResource(SendAddress, hySendAddress);
/** Places where goods are unloaded. */
export const receiveAddressResource = createAddressResource(ReceiveAddress, hyReceiveAddress);

/** Makes an address the one that forms propose; the customer's others lose that mark. */
export function setDefaultAddress<Kind extends AddressKind, Table extends AddressTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: { id: string; version: number },
) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, resource, { id: input.id, version: input.version });
    const table = resource.table as typeof hySendAddress;
    await tx
      .update(table)
      .set({ isDefault: '0' })
      .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.customerId, before.customerId)));
    await updateRow(tx, ctx, resource.table, { before, values: { isDefault: '1' } as Values<Table> });
    return getRow(ctx, resource, input.id) as Promise<never>;
  });
}
