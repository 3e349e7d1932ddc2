import { expect, test } from 'vitest';
import type { AccountApplication, AccountChannel, CardToCheck } from './accountChannel.ts';

/** A channel under test, with an institution behind it that does as it is told. */
export interface AccountSubject {
  channel: AccountChannel;
  /** A holder that the institution knows nothing of. */
  holder(): AccountApplication['holder'];
  /** A holder whose paper is not valid. */
  wrongHolder(): AccountApplication['holder'];
  /** A card of a holder. */
  cardOf(holder: AccountApplication['holder']): CardToCheck;
  /** Has the institution come to the end of its applications. */
  settle(): Promise<void>;
  /** Money arrives on an account; a negative amount leaves it. */
  deposit(accountNo: string, amount: number): Promise<unknown>;
}

let serials = 0;

/**
 * What every channel keeps, whatever institution is behind it.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testAccountChannel(open: () => AccountSubject): void {
  const apply = async (holder = open().holder()) => {
    const application = { requestSerial: `KH260601${String((serials += 1)).padStart(6, '0')}01`, holder };
    return { application, answer: await open().channel.open(application) };
  };
  const opened = async (holder = open().holder()) => {
    const { application } = await apply(holder);
    await open().settle();
    const result = await open().channel.queryOpening(application.requestSerial);
    expect(result).toMatchObject({ state: 'opened' });
    return { holder, application, accountNo: (result as { accountNo: string }).accountNo };
  };

  test('an application is accepted, looked at, and then an account with a number; a serial opens one, however often it comes', async () => {
    const { application, answer } = await apply();
    const { channel, settle } = open();
    expect(answer).toEqual({ state: 'accepted' });
    expect(await channel.queryOpening(application.requestSerial)).toEqual({ state: 'processing' });
    expect(await channel.open(application)).toEqual({ state: 'accepted' });

    await settle();

    const result = await channel.queryOpening(application.requestSerial);
    expect(result).toEqual({
      state: 'opened',
      accountNo: expect.stringMatching(/^.{1,32}$/),
      subAccountNo: expect.stringMatching(/^.{1,40}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(await channel.open(application)).toEqual({ state: 'accepted' });
    expect(await channel.queryOpening(application.requestSerial)).toEqual(result);
    const other = { ...application, holder: { ...application.holder, phone: '13900009999' } };
    await expect(channel.open(other)).rejects.toThrow(Error);
  });

  test('a paper that is not valid is refused at once; one that has an account is refused after a look; what never came is missing', async () => {
    const { channel, wrongHolder, settle } = open();
    const wrong = await apply(wrongHolder());
    expect(wrong.answer).toEqual({ state: 'rejected', code: expect.stringMatching(/^.{1,40}$/), reason: expect.stringMatching(/\S/) });
    const { holder } = await opened();
    const second = await apply(holder);
    await settle();
    expect(await channel.queryOpening(second.application.requestSerial)).toMatchObject({
      state: 'refused',
      reason: expect.stringMatching(/\S/),
    });
    expect(await channel.queryOpening('KH26060199999901')).toEqual({ state: 'missing' });
  });

  test('an agreement is signed once; before it nothing is bound, and a card of somebody else never is', async () => {
    const { channel, cardOf } = open();
    const { holder, accountNo } = await opened();
    expect(await channel.bindCard(accountNo, cardOf(holder))).toMatchObject({ passed: false });
    const agreement = await channel.sign(accountNo);
    expect(agreement).toEqual({ agreementNo: expect.stringMatching(/^.{1,32}$/), signTime: expect.stringMatching(/^\d{4}-/) });
    expect(await channel.sign(accountNo)).toEqual(agreement);
    expect(await channel.bindCard(accountNo, { ...cardOf(holder), cardHolder: '别人' })).toMatchObject({ passed: false });
    expect(await channel.bindCard(accountNo, cardOf(holder))).toMatchObject({ passed: true, verifyNo: expect.stringMatching(/\S/) });
    await expect(channel.sign('nobody')).rejects.toThrow(Error);
  });

  test('an account holds what came in to the fen, is not closed while it holds a fen, and then stays closed', async () => {
    const { channel, deposit } = open();
    const { accountNo, holder } = await opened();
    expect(await channel.balance(accountNo)).toMatchObject({ balance: 0, frozen: 0 });
    await deposit(accountNo, 1);
    expect(await channel.balance(accountNo)).toMatchObject({ balance: 1 });
    expect(await channel.close(accountNo)).toEqual({ state: 'refused', reason: expect.stringMatching(/\S/) });
    await deposit(accountNo, -1);
    const closed = await channel.close(accountNo);
    expect(closed).toMatchObject({ state: 'closed' });
    expect(await channel.close(accountNo)).toEqual(closed);
    await expect(channel.sign(accountNo)).rejects.toThrow(Error);
    // Its holder may have another one.
    expect((await opened(holder)).accountNo).not.toBe(accountNo);
  });

  test('a message that nobody signed is refused', async () => {
    const refusal = open().channel.refusalOf({ headers: {}, path: '/account/hyThirdAccount/notify', body: '{}' }, new Date());
    expect(refusal).toEqual(expect.any(String));
  });
}
