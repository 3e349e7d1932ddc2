import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { stillInUse } from '../../review/review.service.ts';
import { Company } from './company.contract.ts';
import { hyCompany } from './company.table.ts';

/** Operating companies; everybody sees them, staff changes them. */
export const companyResource: Resource<typeof Company, typeof hyCompany> = defineResource(Company, {
  table: hyCompany,
  options: {
    permission: 'company',
    title: 'companyName',
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => checkCompany(tx, ctx, values),
    beforeEdit: async (tx, ctx, { before, values }) => checkCompany(tx, ctx, values, before),
    beforeRemove: async (_tx, _ctx, row) => {
      if (row.isDefault === '1') throw stillInUse();
    },
  },
});

async function checkCompany(
  tx: Tx,
  ctx: Context,
  values: Values<typeof hyCompany>,
  before?: typeof hyCompany.$inferSelect,
): Promise<Values<typeof hyCompany>> {
  checkFieldRules(ctx, Company, { values, before });
  if (values.companyName !== undefined) {
    const mine = before === undefined ? undefined : ne(hyCompany.id, before.id);
    const [taken] = await tx
      .select({ id: hyCompany.id })
      .from(hyCompany)
      .where(
        and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.delFlag, 0), eq(hyCompany.companyName, values.companyName), mine),
      );
    if (taken !== undefined) throw businessError(40301, { message: '公司名称已存在' });
  }
  return { ...values, ...(values.contactPhone === undefined ? {} : { contactPhoneHash: values.contactPhone }) };
}

/** Makes a company the one that new business goes to. */
export function setDefaultCompany(ctx: Context, input: { id: string; version: number }) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, companyResource, { id: input.id, version: input.version });
    await tx
      .update(hyCompany)
      .set({ isDefault: '0' })
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.isDefault, '1')));
    await updateRow(tx, ctx, hyCompany, { before, values: { isDefault: '1' } });
    return getRow(ctx, companyResource, input.id) as Promise<never>;
  });
}

/** The company that new business goes to; undefined before there is one. */
export async function findDefaultCompany(tx: Tx, tenantId: number): Promise<typeof hyCompany.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.delFlag, 0), eq(hyCompany.isDefault, '1')));
  return row;
}
