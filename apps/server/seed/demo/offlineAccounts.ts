import { offlineDirection } from '../../src/modules/finance/offline-account/offlineAccount.resource.ts';
import type { hyOfflineAccount } from '../../src/modules/finance/offline-account/offlineAccount.table.ts';
import { day, idAt, timeText } from './calendar.ts';
import { cardNumber } from './cards.ts';
import type { CompanyAccountSeed } from './companyAccounts.ts';
import type { Driver } from './fleet.ts';
import { maker } from './parties.ts';
import { createRandom } from './random.ts';

/** Rows as they are inserted. */
export type OfflineAccountSeed = typeof hyOfflineAccount.$inferInsert & { id: string };

/** The accounts that our companies pay from, and a second account of some drivers, in the register of offline payments. @source freight-domain 2.39 */
export function makeOfflineAccounts(
  accounts: readonly CompanyAccountSeed[],
  { drivers, now }: { drivers: readonly Driver[]; now: number },
): OfflineAccountSeed[] {
  const random = createRandom('offlineAccounts');
  const added = now - 300 * day;
  const make = (of: Omit<OfflineAccountSeed, 'id' | 'accountNoHash'>, place: number): OfflineAccountSeed => ({
    ...maker,
    id: idAt(random, added + place * 60_000),
    createTime: timeText(added + place * 60_000),
    accountNoHash: of.accountNo,
    ...of,
  });
  const paying = accounts
    .filter(({ ownerType, usage }) => ownerType === 'platform' && usage === 'both')
    .map(({ id, ownerType, ownerId, accountName, accountNo, bankName, cnaps }, place) =>
      make(
        {
          accountName,
          accountNo,
          bankName,
          cnaps,
          accountType: '1',
          direction: offlineDirection.pay,
          ownerType,
          ownerId,
          companyAccountId: id,
        },
        place,
      ),
    );
  const receiving = drivers.slice(0, 6).map(({ id, driverName }, place) =>
    make(
      {
        accountName: driverName,
        accountNo: cardNumber(900_000 + place),
        bankName: '农村信用社',
        cnaps: null,
        accountType: '2',
        direction: offlineDirection.receive,
        ownerType: 'driver',
        ownerId: id,
        companyAccountId: null,
      },
      paying.length + place,
    ),
  );
  return [...paying, ...receiving];
}
