import { applicationOf, fateOf } from '../../src/modules/finance/account-channel/embedded/accountBooks.ts';
import type { accountSim } from '../../src/modules/finance/account-channel/embedded/accountSim.table.ts';
import { merchantOf } from '../../src/modules/finance/bank-channel/merchant.ts';
import { serialOf } from '../../src/modules/finance/requestSerial.ts';
import { bindState, idType, openState, thirdState } from '../../src/modules/finance/third-account/thirdAccount.states.ts';
import { type hyThirdAccount, thirdAccountNumbers } from '../../src/modules/finance/third-account/thirdAccount.table.ts';
import { maskText } from '../../src/platform/resource/maskText.ts';
import { day, dayText, hour, idAt, minute, timeText } from './calendar.ts';
import type { Card } from './cards.ts';
import type { Fleet } from './fleet.ts';
import { maker, type Parties } from './parties.ts';
import { createRandom } from './random.ts';

/** Rows as they are inserted. */
type ThirdAccount = typeof hyThirdAccount.$inferInsert & { id: string };
type AtInstitution = typeof accountSim.$inferInsert & { id: string };
type Holder = Pick<ThirdAccount, 'ownerType' | 'ownerId' | 'ownerName' | 'idType' | 'idNo' | 'phone' | 'legalPerson'>;

/** How far an account has come. */
const steps = ['entered', 'pending', 'refused', 'opened', 'signed', 'bound', 'funded', 'closed'] as const;
type Step = (typeof steps)[number];

/**
 * Accounts at the embedded institution, one at each step of their life, and its own books of them: what is asked of it fits what is shown.
 *
 * @source freight-domain 2.35
 */
export function makeThirdAccounts(
  { carriers, customers }: Pick<Parties, 'carriers' | 'customers'>,
  { drivers, cards, now }: { drivers: Fleet['drivers']; cards: readonly Card[]; now: number },
): { accounts: ThirdAccount[]; atInstitution: AtInstitution[] } {
  const random = createRandom('thirdAccounts');
  const approved = ({ state }: { state?: string | undefined }) => state === '2';
  const ofDrivers = drivers.filter((driver) => approved(driver) && cardOf(driver.id) !== undefined);
  const companies: Holder[] = [
    ...customers
      .filter((one) => approved(one) && one.uscc)
      .slice(0, 3)
      .map((one) => companyOf('customer', { ...one, name: one.customerName })),
    ...carriers
      .filter(approved)
      .slice(0, 2)
      .map((one) => companyOf('carrier', { ...one, name: one.carrierName })),
  ];
  const people: Holder[] = ofDrivers.slice(0, 3).map(({ id, driverName, idNo, phone }) => ({
    ownerType: 'driver',
    ownerId: id,
    ownerName: driverName,
    idType: idType.person,
    idNo: idNo ?? '',
    phone: phone ?? '',
    legalPerson: null,
  }));
  const holders = [...companies, ...people];
  const made = steps.slice(0, holders.length).map((step, place) => make(step, { holder: holders[place]!, place }));
  return { accounts: made.map(({ account }) => account), atInstitution: made.flatMap(({ theirs }) => theirs) };

  function cardOf(holderId: string): Card | undefined {
    return cards.find((card) => card.holderId === holderId && card.verifyState === bindState.bound);
  }

  function make(step: Step, { holder, place }: { holder: Holder; place: number }): { account: ThirdAccount; theirs: AtInstitution[] } {
    const at = now - (step === 'pending' ? 2 * hour : (steps.length - place) * 3 * day);
    const has = (earliest: Step) => steps.indexOf(step) >= steps.indexOf(earliest);
    const applyNo = `${thirdAccountNumbers.prefix}${dayText(at).replaceAll('-', '').slice(2)}${String(place + 1).padStart(6, '0')}`;
    const openSerial = serialOf(applyNo, 1);
    const fate = fateOf(merchantOf(0), openSerial);
    const isOpened = has('opened');
    const card = has('bound') ? cardOf(holder.ownerId) : undefined;
    const balance = step === 'funded' ? 1_258_000 : 0;
    const times = { open: timeText(at + minute), sign: timeText(at + hour), balance: timeText(at + day), close: timeText(at + 2 * day) };
    const opened = {
      accountNo: isOpened ? fate.accountNo : null,
      agreementNo: has('signed') ? fate.agreementNo : null,
      signTime: has('signed') ? times.sign : null,
      openTime: isOpened ? times.open : null,
      closeTime: step === 'closed' ? times.close : null,
      balance,
    };
    const account: ThirdAccount = {
      ...maker,
      ...holder,
      ...opened,
      id: idAt(random, at),
      createTime: timeText(at),
      applyNo,
      channelCode: 'embedded',
      simulated: '1',
      accountName: holder.ownerName,
      openState: isOpened
        ? openState.opened
        : ({ entered: openState.notOpened, refused: openState.refused }[step as string] ?? openState.pending),
      openSerial: has('pending') ? openSerial : null,
      openTries: has('pending') ? 1 : 0,
      applyTime: has('pending') ? timeText(at) : null,
      failReason: step === 'refused' ? taken.reason : null,
      subAccountNo: isOpened ? `${fate.accountNo}-01` : null,
      bindCardId: card?.id ?? null,
      bindCardNo: card === undefined ? null : maskText(card.cardNo),
      bindState: card === undefined ? null : bindState.bound,
      bindRemark: card?.verifyRemark ?? null,
      balanceTime: isOpened ? times.balance : null,
      state: step === 'closed' ? thirdState.closed : thirdState.normal,
    };
    return { account, theirs: has('pending') ? theirBooks(step, { account, card, opened }) : [] };
  }

  /** What the institution has of it; of a paper that is refused also the account that it had before. */
  function theirBooks(
    step: Step,
    { account, card, opened }: { account: ThirdAccount; card: Card | undefined; opened: Partial<AtInstitution> },
  ): AtInstitution[] {
    const { ownerName: name, idType: type, idNo, phone, legalPerson, openSerial, applyTime } = account;
    const row = (requestSerial: string, values: Partial<AtInstitution>): AtInstitution => {
      const body = JSON.stringify({ requestSerial, holder: { name, idType: type, idNo, phone, legalPerson: legalPerson ?? null } });
      return {
        id: idAt(random, now),
        createTime: applyTime ?? timeText(now),
        merchant: merchantOf(0),
        requestSerial,
        body,
        bodyHash: body,
        idNoHash: applicationOf({ body }).holder.idNo,
        state: 'open',
        code: null,
        reason: null,
        ...opened,
        cardNoHash: card?.cardNo ?? null,
        // It is looked at for as long as the demonstration is.
        dueTime: step === 'pending' ? timeText(now + 3650 * day) : null,
        ...values,
      };
    };
    const states: Partial<Record<Step, Partial<AtInstitution>>> = {
      pending: { state: 'waiting' },
      refused: { state: 'refused', ...taken },
      closed: { state: 'closed' },
    };
    const before = `${thirdAccountNumbers.prefix}00000001`;
    return [
      row(openSerial ?? '', states[step] ?? {}),
      ...(step === 'refused'
        ? [row(before, { accountNo: fateOf(merchantOf(0), before).accountNo, openTime: timeText(now - 300 * day) })]
        : []),
    ];
  }
}

/** What the institution says of a paper that has an account there. */
const taken = { code: 'K21', reason: '该证件已开立账户' };

const companyOf = (
  ownerType: string,
  {
    id,
    name,
    uscc,
    legalPerson,
    contactPhone,
  }: { id: string; name: string; uscc?: string | null; legalPerson?: string | null; contactPhone?: string | null },
): Holder => ({
  ownerType,
  ownerId: id,
  ownerName: name,
  idType: idType.company,
  idNo: uscc ?? '',
  phone: contactPhone ?? '',
  legalPerson: legalPerson ?? '',
});
