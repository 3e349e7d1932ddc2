import { describe, expect, test } from 'vitest';
import { estimateQuestion, outOfRange } from './estimateQuestion.ts';

const priced = { orderMode: '1', priceMode: '1', unitPrice: 855_000, totalWeight: 32_000 };

describe('SHIP-01 the trial of an order form asks for what saving would send', () => {
  test.each([
    ['no price yet', { ...priced, unitPrice: null }, undefined],
    ['no pricing yet', { ...priced, priceMode: '' }, undefined],
    ['what is typed', priced, { orderMode: '1', priceMode: '1', unitPrice: 855_000, plannedWeight: 32_000 }],
    ['a rate of 0 is a rate', { ...priced, serviceRate: 0 }, { serviceRate: 0 }],
    ['an agent fee of 0 is one', { ...priced, orderMode: '3', agentFee: 0 }, { orderMode: '3', agentFee: 0 }],
    ['what defaults follow from', { ...priced, cargoTypeCode: '0400', sendAddressId: 'a' }, { cargoTypeCode: '0400', sendAddressId: 'a' }],
  ])('%s', (_name, values, question) => {
    const asked = estimateQuestion(values, undefined);
    if (question === undefined) expect(asked).toBeUndefined();
    else expect(asked).toMatchObject(question);
  });

  test.each([
    [-1, ['serviceRate']],
    [0, []],
    [2000, []],
    [2001, ['serviceRate']],
    [null, []],
  ])('a service rate of %s is out of range: %j', (serviceRate, fields) => {
    expect(outOfRange({ ...priced, serviceRate })).toEqual(fields);
  });

  test('an agent fee that is out of view is not asked with', () => {
    expect(estimateQuestion({ ...priced, agentFee: 1_000 }, undefined)).not.toHaveProperty('agentFee');
  });

  test('of a stored order it tells what was emptied, of a new one nothing', () => {
    const { cleared, orderId } = estimateQuestion({ ...priced, customerUnitPrice: null }, 'o1') ?? {};
    expect(orderId).toBe('o1');
    expect(cleared?.split(',')).toContain('customerUnitPrice');
    expect(cleared?.split(',')).not.toContain('plannedWeight');
    expect(estimateQuestion({ ...priced, customerUnitPrice: null }, undefined)).not.toHaveProperty('cleared');
  });
});
