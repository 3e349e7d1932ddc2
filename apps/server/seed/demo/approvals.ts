import type { hyApproval } from '../../src/modules/finance/approval/approval.table.ts';
import type { hyWalletConfig } from '../../src/modules/finance/wallet-config/walletConfig.table.ts';
import { day, dayText, idAt, minute, timeText } from './calendar.ts';
import type { Parties } from './parties.ts';
import { createRandom } from './random.ts';

/** Rows as they are inserted. */
export type Approval = typeof hyApproval.$inferInsert & { id: string };
export type WalletConfigSeed = typeof hyWalletConfig.$inferInsert & { id: string };

/** How the operating companies pay: as the product ships. @source freight-domain 8.2 */
export function makeWalletConfigs(companies: Parties['companies'], now: number): WalletConfigSeed[] {
  const random = createRandom('walletConfigs');
  const at = now - 380 * day;
  return companies.map((company) => ({
    id: idAt(random, at),
    createBy: 'finance_mgr',
    createTime: timeText(at),
    sysOrgCode: 'A01',
    companyId: company.id,
    channelType: 'bank',
    singleLimit: 50_000_000,
    dayLimit: 1_000_000_000,
    driverDayLimit: 50_000_000,
  }));
}

/** Applications that wait for their second person: two corrections of wallets and one change of limits. */
export function makeApprovals(
  { wallets, customers, companies }: Pick<Parties, 'wallets' | 'customers' | 'companies'>,
  { configs, now }: { configs: readonly WalletConfigSeed[]; now: number },
): Approval[] {
  const random = createRandom('approvals');
  const nameOf = new Map([
    ...customers.map(({ id, customerName }) => [id, customerName] as const),
    ...companies.map(({ id, companyName }) => [id, companyName] as const),
  ]);
  const asked = (
    serial: number,
    values: Pick<Approval, 'kind' | 'targetId' | 'targetName' | 'amount' | 'payload' | 'reason'>,
  ): Approval => {
    const at = now - serial * 50 * minute;
    return {
      id: idAt(random, at),
      createBy: 'finance_mgr',
      createTime: timeText(at),
      sysOrgCode: 'A01',
      approvalNo: `FH${dayText(at).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`,
      ...values,
      state: '10',
      applyBy: 'finance_mgr',
      applyTime: timeText(at),
    };
  };
  const adjusted = wallets
    .filter(({ totalRecharge }) => totalRecharge > 0)
    .slice(0, 2)
    .map((wallet, index) => {
      const [customerName, companyName] = [nameOf.get(wallet.customerId ?? '') ?? '', nameOf.get(wallet.companyId ?? '') ?? ''];
      const amount = [50_000, 12_800][index]!;
      return asked(index + 1, {
        kind: 'walletAdjust',
        targetId: wallet.id,
        targetName: `${customerName} / ${companyName}`,
        amount,
        payload: { direction: 'in', amount, account: 'compensate', customerName, companyName },
        reason: ['货物短少，协商赔付', '迟到补偿'][index]!,
      });
    });
  const limits = configs.slice(0, 1).map((config) => {
    const before = {
      singleLimit: config.singleLimit,
      dayLimit: config.dayLimit,
      driverDayLimit: config.driverDayLimit,
      dualApproveAmount: 0,
      enabled: '1',
    };
    const companyName = nameOf.get(config.companyId) ?? '';
    return asked(3, {
      kind: 'walletConfig',
      targetId: config.id,
      targetName: companyName,
      amount: null,
      payload: { companyName, before, after: { ...before, dayLimit: 1_500_000_000 } },
      reason: '旺季付款量增加',
    });
  });
  return [...adjusted, ...limits];
}
