import { expect, test } from 'vitest';
import type { InsuranceChannel, PolicyOrder } from './insuranceChannel.ts';

/** A channel under test, with insurers behind it. */
export interface InsuranceSubject {
  channel: InsuranceChannel;
  /** Plates that have something played with them: an order refused or answered later, a cancellation and a claim refused. */
  plates: { refused: string; later: string; cancelRefused: string; claimRefused: string };
  /** Lets time pass, ms. */
  pass(ms: number): void;
}

const day = 86_400_000;
let numbers = 0;

/**
 * What every channel keeps, what insurers stand behind it.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testInsuranceChannel(open: () => InsuranceSubject): void {
  const insurerOf = async () => (await open().channel.companies())[0]!;
  const request = async (values = {}) => ({
    companyCode: (await insurerOf()).code,
    insuranceType: '1',
    cargoTypeCode: '0100',
    insuredAmount: 30_000_000,
    fromAdcode: '370700',
    toAdcode: null,
    ...values,
  });
  const order = async (values: Partial<PolicyOrder> = {}): Promise<PolicyOrder> => ({
    orderNo: `TB260601${String((numbers += 1)).padStart(6, '0')}`,
    companyCode: (await insurerOf()).code,
    insuranceType: '1',
    applicant: '某物流有限公司',
    applicantIdNo: '91370700MA3D000127',
    insured: '某贸易有限公司',
    insuredIdNo: '91370700MA3D000127',
    insuredPhone: '13800000000',
    noteNo: 'YD260601000001',
    cargoName: '原煤',
    cargoTypeCode: '0100',
    weight: 32_000,
    insuredAmount: 30_000_000,
    premium: 3600,
    startTime: '2999-06-01 08:00:00',
    endTime: '2999-07-01 08:00:00',
    fromAddress: '潍坊市',
    toAddress: '天津市',
    vehicleNumber: '鲁G12345',
    ...values,
  });
  const issued = async (values?: Partial<PolicyOrder>) => {
    const given = await order(values);
    expect(await open().channel.issue(given)).toMatchObject({ state: 'issued' });
    return given;
  };
  const refusal = { state: 'refused', code: expect.stringMatching(/^.{1,40}$/), reason: expect.stringMatching(/\S/) };

  test('FRT-29 insurers say what they sell and where premiums go; no two have one code', async () => {
    const insurers = await open().channel.companies();
    expect(insurers.length).toBeGreaterThan(0);
    expect(new Set(insurers.map(({ code }) => code)).size).toBe(insurers.length);
    for (const { code, types, account } of insurers) {
      expect(code).toMatch(/^[\w.-]{1,30}$/);
      expect(types.every((type) => ['1', '2', '3'].includes(type))).toBe(true);
      expect(account.number).toMatch(/^[0-9A-Za-z-]{6,32}$/);
    }
    expect(insurers.some(({ types }) => types.includes('1'))).toBe(true);
  });

  test('FRT-29 a premium is the rate of the amount to the fen, and never below the least', async () => {
    const { channel } = open();
    const quote = await channel.quote(await request());
    // 300,000.00 yuan of coal at 120 per million.
    expect(quote).toEqual({ state: 'quoted', rateE6: 120, minPremium: 100, premium: 3600 });
    for (const insuredAmount of [100_000, 833_333, 837_499, 837_500, 500_000_000]) {
      const answer = await channel.quote(await request({ insuredAmount }));
      if (answer.state !== 'quoted') throw new Error('no quote');
      // Half a fen up: 837,500 fen at 120 per million are 100.5 fen.
      expect(answer.premium).toBe(Math.max(answer.minPremium, Math.floor((insuredAmount * answer.rateE6 + 500_000) / 1_000_000)));
    }
    expect(await channel.quote(await request())).toEqual(quote);
    expect(await channel.quote(await request({ companyCode: 'NOBODY' }))).toEqual(refusal);
  });

  test('FRT-29 the same order again is the same policy; another one under its number is none', async () => {
    const { channel } = open();
    const given = await order();
    const first = await channel.issue(given);
    expect(first).toEqual({
      state: 'issued',
      policyNumber: expect.stringMatching(/^[0-9A-Za-z-]{1,30}$/),
      issueTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    });
    expect(await channel.issue(given)).toEqual(first);
    await expect(channel.issue({ ...given, premium: 3601 })).rejects.toThrow(Error);
    expect(await channel.issue(await order())).not.toEqual(first);
  });

  test('FRT-29 an order may be refused, or answered later by asking again', async () => {
    const { channel, plates, pass } = open();
    expect(await channel.issue(await order({ vehicleNumber: plates.refused }))).toEqual(refusal);
    const late = await order({ vehicleNumber: plates.later });
    expect(await channel.issue(late)).toEqual({ state: 'processing' });
    pass(60_000);
    expect(await channel.issue(late)).toMatchObject({ state: 'issued' });
  });

  test('FRT-29 before it begins a policy is cancelled for all of its premium, as often as it is asked; an insurer may refuse', async () => {
    const { channel, plates } = open();
    const { orderNo } = await issued();
    const cancelled = { orderNo, reason: '运单撤销' };
    expect(await channel.cancel(cancelled)).toEqual({ state: 'cancelled', refund: 3600 });
    expect(await channel.cancel(cancelled)).toEqual({ state: 'cancelled', refund: 3600 });
    const refused = await issued({ vehicleNumber: plates.cancelRefused });
    expect(await channel.cancel({ ...cancelled, orderNo: refused.orderNo })).toEqual(refusal);
    const begun = await issued({ startTime: '2020-01-01 00:00:00' });
    expect(await channel.cancel({ ...cancelled, orderNo: begun.orderNo })).toEqual(refusal);
    expect(await channel.cancel({ ...cancelled, orderNo: 'TB999' })).toEqual(refusal);
  });

  test('FRT-29 a claim has a number at once and a result after a day; an insurer may refuse it', async () => {
    const { channel, plates, pass } = open();
    const { orderNo } = await issued();
    const claim = { orderNo, amount: 500_000, reason: '翻车' };
    const taken = await channel.claim(claim);
    expect(taken).toEqual({ state: 'taken', claimNo: expect.stringMatching(/^.{1,40}$/) });
    expect(await channel.claim(claim)).toEqual(taken);
    expect(await channel.claimStatus(orderNo)).toEqual({ state: 'processing' });
    pass(day);
    expect(await channel.claimStatus(orderNo)).toEqual({ state: 'agreed', amount: 500_000 });
    const refused = await issued({ vehicleNumber: plates.claimRefused });
    expect(await channel.claim({ ...claim, orderNo: refused.orderNo })).toEqual(refusal);
    expect(await channel.claimStatus(refused.orderNo)).toEqual(refusal);
  });
}
