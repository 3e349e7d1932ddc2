import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { reviewServices } from '../../review/review.service.ts';
import { wrongNumbers } from '../../review/wrongNumbers.ts';
import { customerResource } from '../customer/customer.service.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { customerScope } from '../scope.ts';
import { Shipper, shipperReview } from './shipper.contract.ts';
import { hyShipper } from './shipper.table.ts';

type ShipperValues = Values<typeof hyShipper>;

// Of the waybills, which lie further along.
const noteCount = sql`(select count(*) from hy_shipping_note as note where note.tenant_id = hy_shipper.tenant_id and note.shipper_id = hy_shipper.id and note.del_flag = 0 and note.note_status <> '99')`;

/** Shippers with their rules. @source freight-domain 2.12, F08b */
export const shipperResource: Resource<typeof Shipper, typeof hyShipper> = defineResource(Shipper, {
  table: hyShipper,
  options: {
    permission: 'shipper',
    title: 'shipperName',
    audited: true,
    named: {
      name: hyShipper.shipperName,
      approved: eq(hyShipper.state, '2'),
      within: { column: hyShipper.customerId, field: 'customerId' },
    },
    scope: (ctx) => customerScope(ctx, hyShipper.customerId),
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      noteCount: { sql: sql`${noteCount}`.mapWith(Number), type: 'number' },
    },
    join: (query) =>
      query.leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyShipper.tenantId), eq(hyCustomer.id, hyShipper.customerId)) as SQL),
    beforeAdd: async (tx, ctx, _input, values) => {
      const checked = await checkShipper(tx, ctx, values);
      return { ...checked, ...shipperServices.newState(ctx, checked) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const checked = await checkShipper(tx, ctx, values, before);
      return { ...checked, ...shipperServices.editedState(ctx, before, checked) };
    },
    beforeRemove: (tx, ctx, row) => shipperServices.beforeRemove(tx, ctx, row),
  },
});

/** Review and verification of shippers. */
export const shipperServices = reviewServices<typeof Shipper, typeof hyShipper>({
  kind: 'shipper',
  resource: shipperResource,
  machine: shipperReview,
  keyFields: ['shipperName', 'shipperIdNo', 'shipperKind', 'licenceFile'],
  needs: {},
  certificates: [],
  findings: ({ shipperKind, shipperIdNo }) => wrongNumbers({ [shipperKind === 'person' ? 'idCard' : 'uscc']: shipperIdNo }),
});

async function checkShipper(tx: Tx, ctx: Context, given: ShipperValues, before?: typeof hyShipper.$inferSelect): Promise<ShipperValues> {
  const values = ctx.actor.userType === 2 ? { ...given, customerId: ctx.actor.cid ?? '' } : given;
  checkFieldRules(ctx, Shipper, { values, before });
  const after = { ...before, ...values };
  const [owner] = await tx
    .select({ id: hyCustomer.id })
    .from(hyCustomer)
    .where(and(visibleRows(ctx, customerResource), eq(hyCustomer.id, after.customerId ?? '')));
  if (owner === undefined) throw notFound();
  if (values.shipperIdNo !== undefined) {
    const mine = before === undefined ? undefined : ne(hyShipper.id, before.id);
    const [taken] = await tx
      .select({ one: sql`1` })
      .from(hyShipper)
      .where(
        and(
          eq(hyShipper.tenantId, ctx.actor.tenantId),
          eq(hyShipper.delFlag, 0),
          eq(hyShipper.customerId, owner.id),
          eq(hyShipper.shipperIdNoHash, values.shipperIdNo),
          mine,
        ),
      )
      .limit(1);
    if (taken !== undefined) throw businessError(40301, { message: '证件号已存在' });
  }
  return {
    ...values,
    ...(values.shipperIdNo === undefined ? {} : { shipperIdNoHash: values.shipperIdNo }),
    ...(values.contactPhone === undefined ? {} : { contactPhoneHash: values.contactPhone }),
  };
}
