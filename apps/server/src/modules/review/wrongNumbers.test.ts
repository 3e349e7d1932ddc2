import { expect, test } from 'vitest';
import { wrongNumbers } from './wrongNumbers.ts';

test('FRT-01 a number that is wrong is a finding, told once; one that is missing or good is none', () => {
  const [wrong] = wrongNumbers({ idCard: '110101199003071234' });
  expect(wrong).toMatch(/身份证/);
  expect(wrongNumbers({ mobile: '12' })).toEqual(['手机号格式不正确']);
  expect(wrongNumbers({ idCard: '110101199003071234', mobile: '12' })).toEqual([wrong, '手机号格式不正确']);
  // Two numbers with one fault are one finding.
  expect(wrongNumbers({ plate: '鲁', trailerPlate: '鲁' }).length).toBeLessThanOrEqual(2);
  for (const value of [null, undefined, '', '13800000000']) expect(wrongNumbers({ mobile: value }), String(value)).toEqual([]);
  expect(wrongNumbers({ unheardOf: 'x' })).toEqual([]);
});
