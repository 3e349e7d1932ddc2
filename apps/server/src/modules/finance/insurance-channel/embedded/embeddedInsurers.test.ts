import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { testInsuranceChannel } from '../conformance.ts';
import { embeddedInsurers } from './embeddedInsurers.ts';
import { rateOf } from './rates.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer({ shared: true })));

describe('FRT-29 the embedded insurers', () => {
  testInsuranceChannel(() => ({
    channel: embeddedInsurers(server.platform, 0),
    plates: { refused: '鲁AINS06', later: '鲁AINS07', cancelRefused: '鲁AINS08', claimRefused: '鲁AINS09' },
    pass: (ms) => server.clock.advance(ms),
  }));

  test.each([
    ['0100', 120],
    ['0400', 150],
    ['1100', 300],
    ['1701', 500],
    ['1700', 200],
  ])('FRT-29 cargo of type %s is insured at %d per million', (cargoTypeCode, rate) => {
    expect(rateOf({ insuranceType: '1', cargoTypeCode })).toBe(rate);
    expect(rateOf({ insuranceType: '2', cargoTypeCode })).toBe(250);
  });

  test('FRT-29 an order of another tenant is another order', async () => {
    const [own, other] = [embeddedInsurers(server.platform, 0), embeddedInsurers(server.platform, 9)];
    const order = {
      orderNo: 'TBSAME',
      companyCode: 'SIM-PICC',
      insuranceType: '1',
      applicant: '甲',
      applicantIdNo: '1',
      insured: '甲',
      insuredIdNo: '1',
      insuredPhone: '1',
      noteNo: '1',
      cargoName: '煤',
      cargoTypeCode: '0100',
      weight: 1,
      insuredAmount: 100_000,
      premium: 100,
      startTime: '2999-01-01 00:00:00',
      endTime: '2999-02-01 00:00:00',
      fromAddress: '',
      toAddress: '',
      vehicleNumber: '鲁A1',
    };
    const first = await own.issue(order);
    const second = await other.issue({ ...order, premium: 200 });
    expect([first, second]).toMatchObject([{ state: 'issued' }, { state: 'issued' }]);
    expect(first).not.toEqual(second);
  });
});
