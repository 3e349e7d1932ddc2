import { describe, expect, test } from 'vitest';
import { readValidation, searchCheckOf } from './validCodes.ts';

describe('ONR-01 checks of a field', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['n6-16', ['123456'], ['12345', '12345a', '12345678901234567']],
    ['s6-18', ['abcdef'], ['abcde', 'abcde1']],
    ['*6-16', ['一二三四五六'], ['12345']],
    ['url', ['https://a.example/x?y', 'HTTP://a', 'ftp://a'], ['a.example', 'https://', 'javascript:1', 'https:// a']],
    ['e', ['a@b.example'], ['a@b', '@b.example', 'a b@c.example']],
    ['m', ['13812345678'], ['12812345678', '1381234567']],
    ['p', ['261000'], ['26100', '26100a']],
    ['s', ['abc'], ['ab1', '']],
    ['n', ['-1.5', '2'], ['1.', 'x']],
    ['z', ['-1', '20'], ['1.5']],
    ['money', ['1.25', '-3'], ['1.255']],
  ])('%s', (code, good, bad) => {
    const pattern = readValidation(code).code!.pattern;
    expect([good.map((value) => pattern.test(value)), bad.map((value) => pattern.test(value))]).toEqual([
      good.map(() => true),
      bad.map(() => false),
    ]);
    expect(searchCheckOf(code)).toEqual({ pattern: pattern.source, message: readValidation(code).code!.words });
    for (const value of good) expect(RegExp(searchCheckOf(code)!.pattern, 'u').test(value)).toBe(true);
  });

  test('that ask for no pattern, and those that people write', () => {
    expect(readValidation('only')).toEqual({ isUnique: true, isFilled: false, code: undefined, pattern: undefined });
    expect(readValidation('*')).toEqual({ isUnique: false, isFilled: true, code: undefined, pattern: undefined });
    expect(readValidation('[A-Z]{2}').pattern).toBe('[A-Z]{2}');
    expect([searchCheckOf(null), searchCheckOf('only'), searchCheckOf('*'), searchCheckOf('')]).toEqual([null, null, null, null]);
    expect(searchCheckOf('a|b')).toMatchObject({ pattern: '^(?:a|b)$', message: { zh: '格式不正确' } });
  });
});
