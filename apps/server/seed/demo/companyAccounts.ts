import { bankIdOf, commonBanks } from '../../src/modules/finance/bank/seedBanks.ts';
import type { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { bankAccount } from './bankAccount.ts';
import { day, idAt, timeText } from './calendar.ts';
import { type Carrier, type Company, type Customer, maker } from './parties.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';

/** Rows as they are inserted. */
export type CompanyAccountSeed = typeof hyCompanyAccount.$inferInsert & { id: string };

/**
 * Three accounts of each operating company, the first of them the one that the books pay from, and one of every approved company among
 * customers and carriers.
 *
 * @source freight-domain 8.2
 */
export function makeCompanyAccounts(
  companies: readonly Company[],
  { customers, carriers, now }: { customers: readonly Customer[]; carriers: readonly Carrier[]; now: number },
): CompanyAccountSeed[] {
  const random = createRandom('companyAccounts');
  const added = now - 380 * day;
  let serial = 0;
  const make = (
    of: Pick<CompanyAccountSeed, 'ownerType' | 'ownerId' | 'accountName' | 'usage'> & { id?: string; verifyState?: string },
  ): CompanyAccountSeed => {
    serial += 1;
    const [bankCode, bankName, cnapsPrefix] = random.pick(commonBanks);
    const { city } = random.pick(places);
    const createdAt = added + serial * 60_000;
    const accountNo = `8110${String(70_000_000 + serial)}`;
    const isBound = (of.verifyState ?? '20') === '20';
    return {
      ...maker,
      id: idAt(random, createdAt),
      createTime: timeText(createdAt),
      accountNo,
      accountNoHash: accountNo,
      bankId: bankIdOf(bankCode),
      bankName,
      bankCode,
      branchName: `${bankName}${city}支行`,
      cnaps: cnapsPrefix + String(random.int(1, 999_999_999)).padStart(9, '0'),
      city,
      isDefault: '1',
      verifyState: '20',
      verifyRemark: isBound ? '打款验证通过' : null,
      ...of,
    };
  };
  const uses = ['both', 'receive', 'tax'] as const;
  const own = companies.flatMap(({ id: ownerId, companyName }, place) =>
    uses.map((usage) =>
      make({
        ...(place === 0 && usage === 'both' ? { id: bankAccount } : {}),
        ownerType: 'platform',
        ownerId,
        accountName: companyName,
        usage,
      }),
    ),
  );
  const ofCustomers = customers
    .filter(({ state, customerKind }) => state === '2' && customerKind !== '3')
    .map(({ id: ownerId, customerName }, place) =>
      make({ ownerType: 'customer', ownerId, accountName: customerName, usage: 'both', verifyState: place % 6 === 0 ? '10' : '20' }),
    );
  const ofCarriers = carriers
    .filter(({ state }) => state === '2')
    .map(({ id: ownerId, carrierName }, place) =>
      make({ ownerType: 'carrier', ownerId, accountName: carrierName, usage: 'receive', verifyState: place % 5 === 0 ? '10' : '20' }),
    );
  return [...own, ...ofCustomers, ...ofCarriers];
}
