import { expect, test } from 'vitest';
import { isPageAddress } from '../../app/pageAddresses.ts';
import { documentOf } from './documents.ts';

test('ACCT-01 numbers of documents lead to the list that they stand in; others lead nowhere', () => {
  for (const letters of ['YD', 'CZ', 'FH', 'DF', 'ZD', 'YF', 'SB']) {
    const { href, permission } = documentOf(`${letters}260601000001`)!;
    expect(isPageAddress(href.split('?')[0]!), letters).toBe(true);
    expect(href).toMatch(new RegExp(`=${letters}260601000001$`));
    expect(permission).toMatch(/:list$/);
  }
  for (const number of ['', 'SK260601000001', '2026-06', 'YD', 'toString', '105300000000000001'])
    expect(documentOf(number), number).toBeUndefined();
});
