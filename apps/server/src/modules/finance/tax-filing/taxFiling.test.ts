import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { testTaxFiling } from './conformance.ts';
import { embeddedFiling } from './embedded/embeddedFiling.ts';
import { filesFiling, keepAnswer } from './files/filesFiling.ts';
import { taxFilingOf } from './taxFilings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});
const realNo = '91370700MA3D000127';

describe('FRT-17 the embedded tax office', () => {
  testTaxFiling(() => ({
    filing: embeddedFiling(server.platform, 0),
    taxNo: (end) => (end === 'failed' ? '990000000000007' : realNo),
    settle: async () => server.clock.advance(3000),
  }));

  test('FRT-17 says that it is simulated, and is what is filed by where nothing else is said', () => {
    expect(taxFilingOf(server.context(), realNo)).toMatchObject({ name: 'embedded', simulated: true });
  });

  test('FRT-17 a number of tests is refused at once or answered late; what one tenant files no other one has', async () => {
    const office = embeddedFiling(server.platform, 0);
    const filing = {
      serial: 'SBT1',
      batchNo: 'SBT',
      taxKind: '2',
      period: '2026-Q2',
      company: { name: '测试', taxNo: '990000000000008' },
      personCount: 1,
      incomeAmount: 1,
      taxAmount: 0,
      digest: '',
    };
    expect(await office.submit(filing)).toEqual({ state: 'refused', reason: '申报数据校验不通过（模拟）' });
    await office.submit({ ...filing, serial: 'SBT2', company: { name: '测试', taxNo: '990000000000009' } });
    server.clock.advance(599_000);
    expect(await office.query('SBT2')).toEqual({ state: 'processing' });
    server.clock.advance(1000);
    expect(await office.query('SBT2')).toMatchObject({ state: 'declared' });
    expect(await embeddedFiling(server.platform, 7).query('SBT2')).toEqual({ state: 'missing' });
  });
});

describe('FRT-17 files for the tax office', () => {
  testTaxFiling(() => ({
    filing: filesFiling(server.platform, 0),
    taxNo: () => realNo,
    settle: async (serial, end) => {
      const ctx = server.context();
      const result =
        end === 'failed'
          ? ({ state: 'failed', reason: '人员信息有误' } as const)
          : ({ state: 'declared', receiptNo: '13700026070000001', receiptTime: '2026-07-02 10:00:00' } as const);
      await ctx.transaction((tx) => keepAnswer(tx, ctx, { serial, result }));
    },
  }));
});
