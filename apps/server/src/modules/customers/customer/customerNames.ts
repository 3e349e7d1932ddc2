import { and, eq, inArray } from 'drizzle-orm';
import { visibleRows } from '../../../platform/resource/listRows.ts';
import type { NameResolver } from '../../review/namedImportPlan.ts';
import { customerResource } from './customer.service.ts';
import { hyCustomer } from './customer.table.ts';

/** Approved customers by their name. */
export const customerByName: NameResolver = async (ctx, rows) => {
  const names = [...new Set(rows.map((row) => row.cells['customerId'] ?? ''))].filter((name) => name !== '');
  const found =
    names.length === 0
      ? []
      : await ctx.transaction((tx) =>
          tx
            .select({ id: hyCustomer.id, name: hyCustomer.customerName })
            .from(hyCustomer)
            .where(and(visibleRows(ctx, customerResource), eq(hyCustomer.state, '2'), inArray(hyCustomer.customerName, names))),
        );
  const ids = new Map(found.map(({ id, name }) => [name, id]));
  return (row) => ids.get(row.cells['customerId'] ?? '');
};
