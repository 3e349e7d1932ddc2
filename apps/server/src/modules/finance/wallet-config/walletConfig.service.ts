import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { WalletConfig } from './walletConfig.contract.ts';
import { hyWalletConfig } from './walletConfig.table.ts';

type ConfigRow = typeof hyWalletConfig.$inferSelect;

/** Payment settings with their rules. They are of the platform, so its staff alone sees them. @source freight-domain 2.15, X03 */
export const walletConfigResource: Resource<typeof WalletConfig, typeof hyWalletConfig> = defineResource(WalletConfig, {
  table: hyWalletConfig,
  options: {
    permission: 'walletConfig',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      accountName: { sql: hyCompanyAccount.accountName, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyWalletConfig.tenantId), eq(hyCompany.id, hyWalletConfig.companyId)) as SQL)
        .leftJoin(
          hyCompanyAccount,
          and(eq(hyCompanyAccount.tenantId, hyWalletConfig.tenantId), eq(hyCompanyAccount.id, hyWalletConfig.companyAccountId)) as SQL,
        ),
    beforeAdd: async (tx, ctx, _input, values) => {
      await assertNew(tx, ctx, values.companyId ?? '');
      return { ...checked(values), enabled: '1' };
    },
    beforeEdit: async (_tx, _ctx, before, _input, values) => checked(values, before),
  },
});

async function assertNew(tx: Tx, ctx: Context, companyId: string): Promise<void> {
  const [known] = await tx
    .select({ id: hyWalletConfig.id })
    .from(hyWalletConfig)
    .where(and(eq(hyWalletConfig.tenantId, ctx.actor.tenantId), eq(hyWalletConfig.companyId, companyId), eq(hyWalletConfig.delFlag, 0)));
  if (known !== undefined) throw refusedField('companyId', '该运营主体已有钱包配置');
}

function checked(values: Values<typeof hyWalletConfig>, before?: ConfigRow): Values<typeof hyWalletConfig> {
  const { singleLimit = 0, dayLimit = 0, driverDayLimit = 0 } = { ...before, ...values };
  if (singleLimit > dayLimit) throw refusedField('singleLimit', '单笔限额不能大于单日限额');
  if (driverDayLimit > dayLimit) throw refusedField('driverDayLimit', '单个收款人日限额不能大于单日限额');
  return values;
}

/** Switches the settings of a company on or off; off, those hold that the product ships. */
export function enableConfig(ctx: Context, { enabled, ...ref }: RowRef & { enabled: string }) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, walletConfigResource, ref);
    await updateRow(tx, ctx, hyWalletConfig, { before, values: { enabled } });
    ctx.audit({ action: 'walletConfig.enable', entity: 'walletConfig', entityId: ref.id, after: { enabled } });
    return getRow(ctx, walletConfigResource, ref.id) as Promise<never>;
  });
}
