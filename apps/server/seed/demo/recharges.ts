import type { hyCustomerRecharge } from '../../src/modules/finance/recharge/recharge.table.ts';
import { bankAccount } from './bankAccount.ts';
import { type Arrival } from './books.ts';
import { day, dayText, hour, idAt, minute, timeText } from './calendar.ts';
import type { Customer, Wallet } from './parties.ts';
import { createRandom } from './random.ts';

/** A row as it is inserted. */
export type Recharge = typeof hyCustomerRecharge.$inferInsert & { id: string };

/** Makes what customers said of their money. */
export interface Recharges {
  /** What stands behind an arrival that is booked. */
  of(arrival: Arrival): Recharge;
  /** What nobody has confirmed yet, was refused or given up. */
  open(): Recharge[];
}

/** How many of each there are beside those that are booked: to be confirmed, refused, closed. @source freight-domain 8.2 */
const others: ReadonlyArray<readonly [state: string, count: number]> = [
  ['20', 9],
  ['40', 6],
  ['50', 6],
];

export function createRecharges(
  { wallets, customers }: { wallets: readonly Wallet[]; customers: readonly Customer[] },
  { now }: { now: number },
): Recharges {
  const random = createRandom('recharges');
  const walletById = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  const customerById = new Map(customers.map((customer) => [customer.id, customer]));
  const base = ({ id, rechargeNo, walletId, amount, at }: Arrival): Recharge => {
    const { customerId = '', companyId = '' } = walletById.get(walletId) ?? {};
    return {
      id,
      createBy: 'customer_admin',
      createTime: timeText(at - hour),
      rechargeNo,
      customerId,
      companyId,
      walletId,
      rechargeType: '1',
      amount,
      payerName: customerById.get(customerId)?.customerName ?? null,
      payerBank: '中国工商银行',
      receiveAccountId: bankAccount,
      bankSerialNo: `B${id.slice(0, 20).toUpperCase()}`,
      transferTime: timeText(at - 2 * hour),
      state: '30',
      confirmBy: 'cashier',
      confirmTime: timeText(at),
    };
  };
  return {
    of: base,
    open: () => {
      const cash = wallets.filter((wallet) => wallet.totalRecharge > 0);
      if (cash.length === 0) return [];
      let serial = 0;
      return others.flatMap(([state, count]) =>
        Array.from({ length: count }, () => {
          serial += 1;
          const at = now - (state === '20' ? random.int(20, 600) * minute : random.int(2, 40) * day);
          const rechargeNo = `CZ${dayText(at).replaceAll('-', '').slice(2)}${String(900_000 + serial)}`;
          const arrival = { id: idAt(random, at), rechargeNo, walletId: random.pick(cash).id, amount: random.int(20, 400) * 100_000, at };
          return {
            ...base(arrival),
            state,
            confirmBy: state === '40' ? 'cashier' : null,
            confirmTime: state === '40' ? timeText(at) : null,
            confirmRemark: state === '40' ? '银行未查到该笔到账' : state === '50' ? '重复登记' : null,
          };
        }),
      );
    },
  };
}
