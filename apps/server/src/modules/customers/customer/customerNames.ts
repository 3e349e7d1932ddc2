import { and, eq } from 'drizzle-orm';
import { findNamed } from '../../../platform/resource/findNamed.ts';
import { visibleRows } from '../../../platform/resource/listRows.ts';
import type { NameResolver } from '../../review/namedImportPlan.ts';
import { customerResource } from './customer.service.ts';
import { hyCustomer } from './customer.table.ts';

/** Approved customers by their name. */
export const customerByName: NameResolver = (ctx, rows) =>
  ctx.transaction(async (tx) => {
    const idOf = await findNamed(
      rows.map((row) => row.cells['customerId'] ?? ''),
      hyCustomer.customerName,
      (isNamed) =>
        tx
          .select({ id: hyCustomer.id, name: hyCustomer.customerName })
          .from(hyCustomer)
          .where(and(visibleRows(ctx, customerResource), eq(hyCustomer.state, '2'), isNamed)),
    );
    return (row) => idOf(row.cells['customerId'] ?? '');
  });
