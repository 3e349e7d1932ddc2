import { expect, test } from 'vitest';
import { changeOf, changeText, figureText, shareText } from './figureText.ts';

const money = {
  kind: 'money',
  label: { zh: '', en: '' },
  unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
} as const;

test('STAT-05 figures are shown in their units, and what is hidden as two dashes', () => {
  expect(figureText(money, 123_456_789)).toBe('1,234,567.89');
  expect(figureText(money, null)).toBe('--');
  expect(figureText({ kind: 'integer', label: { zh: '', en: '' } }, 1200)).toBe('1,200');
});

test('STAT-05 shares and changes are percent; of nothing there are none', () => {
  expect(shareText(25, 200)).toBe('12.5%');
  expect(shareText(25, 0)).toBe('--');
  expect(shareText(null, 200)).toBe('--');
  expect(changeText(changeOf(150, 100))).toBe('+50.0%');
  expect(changeText(changeOf(50, 100))).toBe('-50.0%');
  expect(changeText(changeOf(-50, -100))).toBe('+50.0%');
  expect(changeText(changeOf(50, 0))).toBe('--');
});
