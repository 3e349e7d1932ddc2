import { expect, test } from 'vitest';
import type { Filing, TaxFiling } from './taxFiling.ts';

/** How a filing is to end. */
export type FilingEnd = 'declared' | 'failed';

/** A way of filing under test, with an office behind it that does as it is told. */
export interface FilingSubject {
  filing: TaxFiling;
  /** Number of a taxpayer whose declarations end so. */
  taxNo(end: FilingEnd): string;
  /** Has the office come to the end of what it was given. */
  settle(serial: string, end: FilingEnd): Promise<void>;
}

let serials = 0;

/**
 * What every way of filing keeps.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testTaxFiling(open: () => FilingSubject): void {
  const build = (end: FilingEnd = 'declared', over: Partial<Filing> = {}): Filing => ({
    serial: `SB260701${String((serials += 1)).padStart(6, '0')}01`,
    batchNo: 'SB260701000001',
    taxKind: '3',
    period: '2026-06',
    company: { name: '山东某网络货运有限公司', taxNo: open().taxNo(end) },
    personCount: 2,
    incomeAmount: 20_100_000,
    taxAmount: 213_060,
    digest: 'a'.repeat(64),
    ...over,
  });

  test('FRT-17 a declaration is accepted, on its way, and then declared, with a receipt that stays', async () => {
    const { filing, settle } = open();
    const given = build();
    expect(await filing.submit(given)).toEqual({ state: 'accepted' });
    expect(await filing.query(given.serial)).toEqual({ state: 'processing' });
    await settle(given.serial, 'declared');
    const result = await filing.query(given.serial);
    expect(result).toEqual({
      state: 'declared',
      receiptNo: expect.stringMatching(/^[0-9A-Za-z]{1,64}$/),
      receiptTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(await filing.query(given.serial)).toEqual(result);
    expect(await filing.submit(given)).toEqual({ state: 'accepted' });
  });

  test('FRT-17 what was accepted may be refused, with a reason', async () => {
    const { filing, settle } = open();
    const given = build('failed');
    expect(await filing.submit(given)).toEqual({ state: 'accepted' });
    await settle(given.serial, 'failed');
    expect(await filing.query(given.serial)).toEqual({ state: 'failed', reason: expect.stringMatching(/\S/) });
  });

  test('FRT-17 a serial is taken once, however fast it comes; another declaration under it is none', async () => {
    const { filing } = open();
    const given = build();
    const answers = await Promise.all(Array.from({ length: 3 }, () => filing.submit(given)));
    for (const answer of answers) expect(answer).toEqual({ state: 'accepted' });
    await expect(filing.submit({ ...given, taxAmount: 1 })).rejects.toThrow(Error);
    expect(await filing.query(given.serial)).toEqual({ state: 'processing' });
  });

  test('FRT-17 a company without a number is refused at once; what contradicts itself is not a declaration; what was never given is missing', async () => {
    const { filing } = open();
    expect(await filing.submit(build('declared', { company: { name: '某公司', taxNo: '' } }))).toEqual({
      state: 'refused',
      reason: expect.stringMatching(/\S/),
    });
    await expect(filing.submit(build('declared', { personCount: 0 }))).rejects.toThrow('contradicts itself');
    expect(await filing.query('SB99999999')).toEqual({ state: 'missing' });
  });
}
