import type { AccountApplication, AccountNews, CardToCheck, OpeningResult } from '../src/modules/finance/account-channel/accountChannel.ts';
import { type Clock, toDateTimeText } from '../src/platform/clock.ts';
import { type InstitutionFault, openSignedServer, type SignedCall, type SignedServer } from './signedServer.ts';

interface Account {
  merchant: string;
  application: AccountApplication;
  result: OpeningResult;
  agreement?: { agreementNo: string; signTime: string };
  card?: string;
  balance: number;
  closeTime?: string;
}

/** An institution that keeps accounts, for tests, by the letter of the document in `docs/`. */
export interface FakeAccountInstitution extends SignedServer {
  /** What goes wrong with the next applications and closings. */
  faults: InstitutionFault[];
  /** Comes to the end of its applications. @returns what it has to tell of them */
  settle(): AccountNews[];
  /** Money comes in, or leaves. @returns what it has to tell of it */
  deposit(accountNo: string, amount: number): AccountNews;
}

const wrongPaper = { state: 'rejected', code: 'K11', reason: '证件号码有误' } as const;

/** Starts it. A paper that begins with 11 is not valid there. */
export async function openAccountInstitution(clock: Clock, keys: { keyId: string; secret: string }): Promise<FakeAccountInstitution> {
  const accounts: Account[] = [];
  const faults: InstitutionFault[] = [];
  const now = () => toDateTimeText(clock.now());
  let latest = 0;
  const numberOf = ({ result }: Account) => (result.state === 'opened' ? result.accountNo : undefined);
  const serialOf = ({ application }: Account) => application.requestSerial;
  /** Answers for an account of the merchant that is open or closed. */
  const inAccount =
    <Body extends { merchant: string; accountNo: string }>(act: (account: Account, body: Body) => { status?: number; answer: unknown }) =>
    (body: Body) => {
      const account = accounts.find((one) => one.merchant === body.merchant && numberOf(one) === body.accountNo);
      return account === undefined ? { status: 404, answer: { code: 'NO_ACCOUNT' } } : act(account, body);
    };
  const verdict = (passed: boolean) => ({ answer: { passed, verifyNo: `V${(latest += 1)}`, remark: passed ? '一致' : '户名不一致' } });

  const calls: Record<string, SignedCall> = {
    '/v1/accounts': ({ merchant, ...application }: AccountApplication & { merchant: string }) => {
      if (application.holder.idNo.startsWith('11')) return { answer: wrongPaper };
      const known = accounts.find((one) => one.merchant === merchant && serialOf(one) === application.requestSerial);
      if (known === undefined) accounts.push({ merchant, application, result: { state: 'processing' }, balance: 0 });
      else if (JSON.stringify(known.application) !== JSON.stringify(application)) return { status: 409, answer: { code: 'OTHER' } };
      return { answer: { state: 'accepted' } };
    },
    '/v1/accounts/query': ({ merchant, requestSerial }: { merchant: string; requestSerial: string }) => {
      const known = accounts.find((one) => one.merchant === merchant && serialOf(one) === requestSerial);
      return { answer: known?.result ?? { state: 'missing' } };
    },
    '/v1/accounts/sign': inAccount((account) => {
      if (account.closeTime !== undefined) return { status: 409, answer: { code: 'CLOSED' } };
      account.agreement ??= { agreementNo: `A${serialOf(account)}`, signTime: now() };
      return { answer: account.agreement };
    }),
    '/v1/accounts/card': inAccount((account, { card }: { merchant: string; accountNo: string; card: CardToCheck }) => {
      const isRight = account.agreement !== undefined && card.cardHolder === account.application.holder.name;
      if (isRight) account.card = card.cardNo;
      return verdict(isRight);
    }),
    '/v1/accounts/balance': inAccount(({ balance }) => ({ answer: { balance, frozen: 0, time: now() } })),
    '/v1/accounts/close': inAccount((account) => {
      if (account.balance > 0) return { answer: { state: 'refused', reason: '账户有余额' } };
      account.closeTime ??= now();
      return { answer: { state: 'closed', time: account.closeTime } };
    }),
    '/v1/cards/check': ({ card }: { card: CardToCheck }) => verdict(card.cardHolder !== '别人'),
    '/v1/cards/amount': () => ({ answer: { amount: 37, remark: '已打款' } }),
  };

  const line = await openSignedServer(clock, keys, {
    document: 'account-institution.openapi.json',
    calls,
    faults,
    faultyAt: ['/v1/accounts', '/v1/accounts/sign'],
  });
  return {
    ...line,
    faults,
    settle: () =>
      accounts.flatMap((account): AccountNews[] => {
        if (account.result.state !== 'processing') return [];
        const { idNo } = account.application.holder;
        const isTaken = accounts.some(
          (one) => one.result.state === 'opened' && one.closeTime === undefined && one.application.holder.idNo === idNo,
        );
        const accountNo = `T${String((latest += 1)).padStart(10, '0')}`;
        const result = isTaken
          ? ({ state: 'refused', code: 'K21', reason: '该证件已开户' } as const)
          : ({ state: 'opened', accountNo, subAccountNo: `${accountNo}-1`, time: now() } as const);
        account.result = result;
        return [{ kind: 'opening', requestSerial: serialOf(account), result }];
      }),
    deposit: (accountNo, amount) => {
      const account = accounts.find((one) => numberOf(one) === accountNo)!;
      account.balance += amount;
      return { kind: 'balance', requestSerial: serialOf(account), balance: account.balance, frozen: 0, time: now() };
    },
  };
}
