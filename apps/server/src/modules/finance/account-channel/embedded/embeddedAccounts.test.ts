import { luhnDigit } from '@tarmac/freight-api/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { someIdNo } from '../../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import type { AccountHolder, CardToCheck } from '../accountChannel.ts';
import { testAccountChannel } from '../conformance.ts';
import { embeddedAccounts, embeddedInstitution } from './embeddedAccounts.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer({ shared: true })));

let serial = 0;
const cardNo = (first: string, last?: string): string => {
  for (;;) {
    const body = `${first}${String((serial += 1)).padStart(12, '0')}`;
    const digit = luhnDigit(body);
    if (last === undefined || digit === last) return body + digit;
  }
};
const holder = (): AccountHolder => ({
  name: `司机${(serial += 1)}`,
  idType: '1',
  idNo: someIdNo(),
  phone: '13900000001',
  legalPerson: null,
});
const cardOf = ({ name, idNo, phone }: AccountHolder, number = cardNo('622202')): CardToCheck => ({
  accountType: '2',
  cardHolder: name,
  cardNo: number,
  idNo,
  phone,
});

describe('FRT-22 the embedded institution', () => {
  testAccountChannel(() => {
    const { desk } = embeddedInstitution(server.platform);
    return {
      channel: embeddedAccounts(server.platform, 0),
      holder,
      wrongHolder: () => ({ ...holder(), idNo: '110101199001011234' }),
      cardOf,
      settle: async () => {
        server.clock.advance(4_000);
        await desk.decide();
      },
      deposit: (accountNo, amount) => desk.deposit('T0', { accountNo, amount }),
    };
  });

  test('FRT-22 CARD-01 only numbers that say that they are tests are refused: a real number may end in any digit', async () => {
    const channel = embeddedAccounts(server.platform, 0);
    const check = async (number: string) => channel.checkCard(cardOf(holder(), number));
    for (const last of ['7', '8', '9', '1']) expect(await check(cardNo('622202', last))).toMatchObject({ passed: true });
    expect(await check(cardNo('99', '7'))).toMatchObject({ passed: false, remark: '本地模拟验证：户名与卡号不一致' });
    expect(await check(cardNo('99', '8'))).toMatchObject({ passed: false, remark: '本地模拟验证：预留手机号不一致' });
    expect(await check(cardNo('99', '9'))).toMatchObject({ passed: false, remark: '本地模拟验证：该卡已挂失' });
    expect(await check(cardNo('99', '6'))).toMatchObject({ passed: true });
    expect(await check('6222020000000000001')).toMatchObject({ passed: false });
  });
});
