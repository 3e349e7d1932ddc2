import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/freight.ts';
import { readSheets } from '../../../../test/readSheets.ts';
import { openTaxSite, taxPath, type TaxSite } from '../../../../test/taxSite.ts';
import type { FilingResult } from '../tax-filing/taxFiling.ts';
import { replaceTaxFiling } from '../tax-filing/taxFilings.ts';
import { keepResult } from './fileDeclaration.ts';
import { taxMonths } from './taxMonths.ts';

type Row = ReturnType<typeof expectDone>;

let site: TaxSite;
beforeAll(async () => {
  site = await openTaxSite();
  await site.paidNote();
}, 60_000);

const run = () => taxMonths(site.server.context());
const list = async (query: object = {}): Promise<Row[]> =>
  expectDone(await site.server.as('admin').get(`${taxPath}/list`, { pageSize: 50, ...query })).records;
const notices = async (): Promise<string[]> => {
  const { rows } = await site.server.database.pool.query(
    "select titile from sys_announcement where titile like '涉税申报%' order by create_time",
  );
  return rows.map(({ titile }) => titile);
};

describe('FRT-17 7.2 the declarations of a month', () => {
  test('FRT-17 are made on its first day, or on the first day that the job runs; a second run makes none', async () => {
    await site.at('2026-06-30 06:00:00');
    expect(await run()).toBe(0);
    await site.at('2026-07-03 06:00:00');
    expect(await run()).toBe(4);
    expect((await list()).map(({ taxKind, period, createBy }) => `${taxKind} ${period} ${createBy}`).sort()).toEqual([
      '1 2026-Q2 system',
      '2 2026-Q2 system',
      '3 2026-06 system',
      '5 2026-06 system',
    ]);
    expect(await run()).toBe(0);
    expect(await notices()).toHaveLength(4);
    expect((await notices())[0]).toMatch(/待复核$/);
  });

  test('FRT-17 one that a person gave up is not made again', async () => {
    const [identity] = await list({ taxKind: '1' });
    expectDone(await site.act('void', identity, { reason: '不报' }, 'finance_person'));
    expect(await run()).toBe(0);
  });

  test.each([
    ['2026-07-07', undefined],
    ['2026-07-08', '还有7天截止'],
    ['2026-07-09', undefined],
    ['2026-07-12', '还有3天截止'],
    ['2026-07-14', '还有1天截止'],
    ['2026-07-16', '已逾期'],
    ['2026-07-17', undefined],
  ])('FRT-17 NT21 on %s people are reminded of the taxes of drivers and of the own VAT of the company: %s', async (day, said) => {
    const before = await notices();
    await site.at(`${day} 06:00:00`);
    await run();
    for (const taxKind of ['3', '5']) {
      const [batch] = await list({ taxKind });
      const told = (await notices()).slice(before.length).filter((title) => title.includes(batch.batchNo));
      expect(told).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
    }
  });

  test('FRT-17 the home page and the list know what waits for whom', async () => {
    const { waiting } = expectDone(await site.server.as('finance_person').get('/dashboard/home'));
    expect(waiting.find(({ kind }: Row) => kind === 'reviewTaxes')).toMatchObject({ count: 3 });
  });
});

describe('FRT-17 X3 files for the tax office', () => {
  test('FRT-17 a declaration is carried there as a workbook, and what was answered is entered', async () => {
    const taxChannels = { others: 'files' as const, byTaxNo: new Map() };
    Object.assign(site.server.platform.config, { taxChannels });
    const [batch] = await list({ taxKind: '3' });
    const file = (format?: string) => site.server.as('tax_person').get(`${taxPath}/file`, { id: batch.id, format });
    expect(await file()).toMatchObject({ success: false, errorCode: 40901 });
    const reviewed = expectDone(await site.act('review', batch, {}, 'finance_person'));
    expectDone(await site.act('declare', reviewed));
    await site.answered();
    const sent = await site.declaration(batch.id);
    expect(sent).toMatchObject({ state: '30', channel: 'files', simulated: '0' });

    const receipt = { accepted: true, receiptNo: '', receiptTime: '2027-01-01 00:00:00' };
    expect(await site.act('receipt', sent, receipt)).toMatchObject({
      success: false,
      errorData: [{ path: 'receiptNo' }, { path: 'receiptTime' }],
    });
    expect(await site.act('receipt', sent, { accepted: false })).toMatchObject({ errorCode: 40106 });
    const refused = expectDone(await site.act('receipt', sent, { accepted: false, reason: '身份信息不一致' }));
    expect(refused).toMatchObject({ state: '50', failReason: '身份信息不一致' });
    expectDone(await site.act('declare', expectDone(await site.act('rework', refused))));
    await site.send();
    const again = await site.declaration(batch.id);
    const taken = expectDone(
      await site.act('receipt', again, { accepted: true, receiptNo: '13700026070000001', receiptTime: '2026-07-16 17:00:00' }),
    );
    expect(taken).toMatchObject({ state: '40', receiptNo: '13700026070000001' });
    await site.answered();
    expect(await site.declaration(batch.id)).toMatchObject({ state: '40', receiptNo: '13700026070000001' });
  });

  test('FRT-17 the workbook has numbers as numbers, days as days and numbers of 18 digits as texts', async () => {
    const [batch] = await list({ taxKind: '3' });
    const { body } = await site.server.as('tax_person').download(`${taxPath}/file`, { id: batch.id });
    const [head, people] = await readSheets(body);
    expect(head?.rows[1]?.slice(2, 9).map(({ kind }) => kind)).toEqual([
      'text',
      'number',
      'number',
      'number',
      'number',
      'number',
      'number',
    ]);
    expect(head?.rows[1]?.[2]).toEqual({ kind: 'text', value: batch.batchNo });
    const line = people?.rows[1] ?? [];
    expect(line[2]).toEqual({ kind: 'text', value: expect.stringMatching(/^\d{17}[\dX]$/) });
    expect(line.slice(4, 9)).toEqual(['1', '2710', '1', '27.1', '1.63'].map((value) => ({ kind: 'number', value })));
  });
});

describe('FRT-17 X3 an office that does not answer', () => {
  test('FRT-17 whether it was taken is not known then: the same is given again under the same serial, and late answers to an earlier one change nothing', async () => {
    const given: string[] = [];
    let result: FilingResult = { state: 'missing' };
    replaceTaxFiling(site.server.platform, {
      name: 'embedded',
      simulated: true,
      submit: async ({ serial }) => {
        given.push(serial);
        if (given.length === 1) throw new Error('no answer');
        return { state: 'accepted' };
      },
      query: async () => result,
    });
    const built = (await list({ taxKind: '2' }))[0]!;
    expectDone(await site.act('declare', expectDone(await site.act('review', built, {}, 'finance_person'))));
    await site.answered();
    const serial = `${built.batchNo}01`;
    expect(given).toEqual([serial, serial]);
    expect(await site.declaration(built.id)).toMatchObject({ state: '30' });
    result = { state: 'failed', reason: '所属期错误' };
    await site.later();
    const failed = await site.declaration(built.id);
    expect(failed).toMatchObject({ state: '50', failReason: '所属期错误' });
    expectDone(await site.act('declare', expectDone(await site.act('rework', failed))));
    await site.send();
    expect(given.at(-1)).toBe(`${built.batchNo}02`);
    const told = { id: built.id, serial, result: { state: 'declared', receiptNo: 'LATE', receiptTime: '2026-07-16 17:00:00' } } as const;
    await site.server.inTenant(0, (tx) => keepResult(tx, site.server.context(), told));
    expect(await site.declaration(built.id)).toMatchObject({ state: '30' });
  });
});

describe('FRT-17 4.9 many persons', () => {
  test('FRT-17 5,000 persons are declared within five seconds', async () => {
    await site.server.inTenant(0, async (tx) => {
      await tx.execute(sql`
        insert into hy_driver (id, tenant_id, driver_name, id_no, id_no_hash, phone, phone_hash, vehicle_class, state)
        select 'many' || n, 0, '司机' || n, d.id_no, md5('i' || n), d.phone, md5('p' || n), d.vehicle_class, '2'
          from generate_series(1, 5000) n cross join (select * from hy_driver where tenant_id = 0 limit 1) d`);
      await tx.execute(sql`
        insert into hy_payment (id, tenant_id, payment_no, pay_kind, company_id, creditor_type, creditor_id, pay_channel, payee_name, amount, state, pay_time)
        select 'many' || n, 0, 'M' || n, '1', ${site.world.company.id}, 'driver', 'many' || n, 'bank', '司机', 100000 + n * 100, '40', '2026-07-10 12:00:00+08'
          from generate_series(1, 5000) n`);
    });
    await site.at('2026-08-02 10:00:00');
    const start = performance.now();
    const built = expectDone(await site.make('3', '2026-07'));
    const seconds = (performance.now() - start) / 1000;
    expect(built).toMatchObject({ personCount: 5000, incomeAmount: 5000 * 100_000 + 100 * 12_502_500 });
    // At 2,000.00 nothing is due, one step above all of it.
    const { records } = expectDone(
      await site.server
        .as('admin')
        .get(`${taxPath}/items`, { batchId: built.id, vatAmount_begin: 1, pageSize: 1, column: 'incomeAmount', order: 'asc' }),
    );
    expect(records[0]).toMatchObject({ incomeAmount: 200_100, vatAmount: 2_001 });
    expect(seconds).toBeLessThan(5);
  }, 60_000);
});
