import { checkIdCard, checkUscc } from '@tarmac/freight-api/rules';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyShipper } from '../shipper/shipper.table.ts';
import { customerResource } from './customer.service.ts';
import { hyCustomer } from './customer.table.ts';

/** As many as a reviewer looks at. */
const mostDuplicates = 20;

/**
 * What a reviewer is told of a registration beyond its papers: whether its number passes the check, and which other customers, shippers
 * and carriers have the same number, name or phone. The numbers themselves are not part of it.
 *
 * @throws NotFound not visible
 * @source freight-domain F08 审核
 */
export function checkRegistration(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, customerResource, id);
    if (row === undefined) throw notFound();
    const { tenantId } = ctx.actor;
    const field = row.customerKind === '3' ? ('idNo' as const) : ('uscc' as const);
    const number = row[field] ?? '';
    const verdict = (field === 'uscc' ? checkUscc : checkIdCard)(number);
    // Both may be on record, whatever the kind: a number that is taken counts either way.
    const numbers = [row.uscc, row.idNo].filter((one) => one !== null && one !== '') as string[];
    const sameOf = (other: { numbers: (string | null)[]; name: string; phone: string | null }) => [
      ...(other.numbers.some((one) => one !== null && numbers.includes(one)) ? (['number'] as const) : []),
      ...(other.name === row.customerName ? (['name'] as const) : []),
      ...(other.phone === row.contactPhone ? (['phone'] as const) : []),
    ];

    const customers = await tx
      .select()
      .from(hyCustomer)
      .where(
        and(
          eq(hyCustomer.tenantId, tenantId),
          eq(hyCustomer.delFlag, 0),
          ne(hyCustomer.id, id),
          or(
            ...numbers.flatMap((one): SQL[] => [eq(hyCustomer.uscc, one), eq(hyCustomer.idNoHash, one)]),
            eq(hyCustomer.customerName, row.customerName),
            eq(hyCustomer.contactPhoneHash, row.contactPhone),
          ),
        ),
      )
      .limit(mostDuplicates);
    const shippers = await tx
      .select()
      .from(hyShipper)
      .where(
        and(
          eq(hyShipper.tenantId, tenantId),
          eq(hyShipper.delFlag, 0),
          ne(hyShipper.customerId, id),
          or(
            ...numbers.map((one) => eq(hyShipper.shipperIdNoHash, one)),
            eq(hyShipper.shipperName, row.customerName),
            eq(hyShipper.contactPhoneHash, row.contactPhone),
          ),
        ),
      )
      .limit(mostDuplicates);
    // Of the fleet, which is a sibling: asked by the names of its columns.
    const phone = hashValue(row.contactPhone);
    const { rows: carriers } = await tx.execute<{ id: string; name: string; state: string; uscc: string | null; isSamePhone: boolean }>(
      sql`select id, carrier_name as name, state, uscc, coalesce(contact_phone_hash = ${phone}, false) as "isSamePhone" from hy_carrier
        where tenant_id = ${tenantId} and del_flag = 0
          and (uscc = any(${sql.param(numbers)}::varchar[]) or carrier_name = ${row.customerName} or contact_phone_hash = ${phone})
        order by create_time, id limit ${mostDuplicates}`,
    );
    return {
      number: field,
      problem: verdict.message?.[ctx.locale] ?? null,
      duplicates: [
        ...customers.map((one) => ({
          kind: 'customer' as const,
          id: one.id,
          name: one.customerName,
          state: one.state,
          same: sameOf({ numbers: [one.uscc, one.idNo], name: one.customerName, phone: one.contactPhone }),
        })),
        ...shippers.map((one) => ({
          kind: 'shipper' as const,
          id: one.id,
          name: one.shipperName,
          state: one.state,
          same: sameOf({ numbers: [one.shipperIdNo], name: one.shipperName, phone: one.contactPhone }),
        })),
        ...carriers.map(({ id: carrierId, name, state, uscc, isSamePhone }) => ({
          kind: 'carrier' as const,
          id: carrierId,
          name,
          state,
          same: sameOf({ numbers: [uscc], name, phone: isSamePhone ? row.contactPhone : null }),
        })),
      ],
    };
  });
}
