import { expect, test } from 'vitest';
import { isAcceptablePassword, passwordRules, passwordStrength } from './password.ts';

test.each([
  ['Abcdef1!', true],
  ['Aa1!567', false],
  [`Aa1!${'x'.repeat(26)}`, true],
  [`Aa1!${'x'.repeat(27)}`, false],
  ['abcdef1!', false],
  ['ABCDEF1!', false],
  ['Abcdefg!', false],
  ['Abcdefg1', false],
  ['Abcdef1 ', false],
  ['', false],
  // One sign that is written with two units counts as one.
  [`Aa1${'😀'.repeat(4)}`, false],
  [`Aa1${'😀'.repeat(5)}`, true],
])('VAL-01 %s: %s', (password, isFine) => expect(isAcceptablePassword(password)).toBe(isFine));

test('VAL-01 each demand is told apart', () => {
  const met = (password: string) =>
    passwordRules(password)
      .filter((rule) => rule.isMet)
      .map((rule) => rule.key);
  expect(met('abc')).toEqual(['lower']);
  expect(met('ABC')).toEqual(['upper']);
  expect(met('12345678')).toEqual(['length', 'digit']);
  expect(met('!?')).toEqual(['special']);
});

test('MOD-01 strength grows with length and variety, and falls with what is easily guessed', () => {
  expect(passwordStrength('short')).toBe(0);
  expect(passwordStrength('Abcdefg1!')).toBe(1);
  expect(passwordStrength('Qwertyuiop1!')).toBe(1);
  expect(passwordStrength('Aaaaaaaaaaaa1!')).toBe(1);
  expect(passwordStrength('Tx7!mQ2#')).toBe(2);
  expect(passwordStrength('Tx7!mQ2#vB')).toBe(3);
  expect(passwordStrength('Tx7!mQ2#vB9$wL')).toBe(4);
  expect(passwordStrength('Zhangsan7!mQ', ['zhangsan'])).toBeLessThan(passwordStrength('Zhangsan7!mQ'));
  expect(passwordStrength('Tx7!mQ2#', ['m'])).toBe(2);
});
