import { luhnDigit } from '@tarmac/freight-api/rules';
import type { hyBankCard } from '../../src/modules/finance/bank-card/bankCard.table.ts';
import { bankIdOf, commonBanks } from '../../src/modules/finance/bank/seedBanks.ts';
import { day, idAt, timeText } from './calendar.ts';
import type { Driver } from './fleet.ts';
import { type Carrier, type Customer, maker } from './parties.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';

/** Rows as they are inserted. */
export type Card = typeof hyBankCard.$inferInsert & { id: string };

/** Numbers with this end are refused, so that there are some to put right. */
const refusedEnd = '7';

/** A number that passes the check of cards and begins as no bank's do. Who is paid has one that is confirmed. @source freight-domain 8.1 */
export function cardNumber(serial: number): string {
  const numbers = ['0', '1'].map((lead) => {
    const first18 = `62999${lead}${String(serial).padStart(12, '0')}`;
    return first18 + luhnDigit(first18);
  });
  return numbers.find((number) => !number.endsWith(refusedEnd))!;
}

/**
 * A card of their own for every driver, an account for every carrier and every approved customer. Drivers and carriers show
 * theirs, as they do when a person adds one.
 *
 * @source freight-domain 8.2
 */
export function makeCards(
  drivers: readonly Driver[],
  { carriers, customers, now }: { carriers: readonly Carrier[]; customers: readonly Customer[]; now: number },
): Card[] {
  const random = createRandom('cards');
  const added = now - 320 * day;
  const isOpen = (state: string | undefined) => state !== '2';
  const make = (
    index: number,
    { state, card }: { state: string | undefined; card: Pick<Card, 'holderType' | 'holderId' | 'accountType' | 'cardHolder' | 'cardNo'> },
  ): Card => {
    const [bankCode, bankName, cnapsPrefix] = random.pick(commonBanks);
    const { city } = random.pick(places);
    const createdAt = added + index * 60_000;
    const isRefused = card.cardNo.endsWith(refusedEnd);
    const serial = String(random.int(1, 999_999_999)).padStart(9, '0');
    return {
      ...maker,
      ...card,
      id: idAt(random, createdAt),
      createTime: timeText(createdAt),
      cardNoHash: card.cardNo,
      bankId: bankIdOf(bankCode),
      bankName,
      bankCode,
      branchName: card.accountType === '1' ? `${bankName}${city}支行` : null,
      cnaps: card.accountType === '1' ? cnapsPrefix + serial : null,
      verifyState: isOpen(state) ? '10' : isRefused ? '30' : '20',
      verifyNo: isOpen(state) ? null : `SIM${random.hex(16).toUpperCase()}`,
      verifyRemark: isOpen(state) ? null : isRefused ? '本地模拟验证：户名与卡号不一致' : '本地模拟验证通过，未连接银行',
      isDefault: '1',
    };
  };
  const ofDrivers = drivers.map((driver, index): Card => {
    const own = { accountType: '2', cardHolder: driver.driverName, cardNo: cardNumber(index + 1) };
    const card = {
      ...make(index, { state: driver.state, card: { holderType: 'driver', holderId: driver.id, ...own } }),
      idNo: driver.idNo,
      phone: driver.phone,
    };
    driver.defaultCardId = card.id;
    driver.payBankName = card.bankName ?? null;
    driver.payCardNo = card.cardNo;
    return card;
  });
  const ofCarriers = carriers.map((carrier, index): Card => {
    const own = { accountType: '1', cardHolder: carrier.carrierName, cardNo: `8110${String(5_000_000 + index)}0` };
    const card = make(drivers.length + index, { state: carrier.state, card: { holderType: 'carrier', holderId: carrier.id, ...own } });
    carrier.bankCardId = card.id;
    return card;
  });
  const ofCustomers = customers
    .filter(({ state }) => state === '2')
    .map((customer, index): Card => {
      const isPerson = customer.customerKind === '3';
      const cardNo = isPerson ? cardNumber(9_000_000 + index) : `8110${String(60_000_000 + index)}`;
      const own = { accountType: isPerson ? '2' : '1', cardHolder: customer.customerName, cardNo };
      const card = make(drivers.length + carriers.length + index, {
        state: customer.state,
        card: {
          holderType: 'customer',
          holderId: customer.id,
          ...own,
        },
      });
      return isPerson ? { ...card, idNo: customer.idNo ?? null, phone: customer.contactPhone } : card;
    });
  return [...ofDrivers, ...ofCarriers, ...ofCustomers];
}
