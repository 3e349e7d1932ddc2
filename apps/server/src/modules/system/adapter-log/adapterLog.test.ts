import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { hyAdapterLog } from '../../../platform/adapterLog/adapterLog.table.ts';
import { logCall } from '../../../platform/adapterLog/logCall.ts';
import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import { redact } from '../../../platform/adapterLog/redact.ts';
import { businessError } from '../../../platform/errors.ts';
import { systemJobs } from '../system.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const rows = () => server.inTenant(0, (tx) => tx.select().from(hyAdapterLog));
const about = { tenantId: 0, adapter: 'bank', target: 'scripted' };

describe('SEC-03 what is kept of a call', () => {
  test.each([
    ['a card', { payee: { accountNo: '6222021234567890123' } }, '6222021234567890123', '0123'],
    ['an identity card', { idNo: '11010519491231002X' }, '11010519491231002X', '002X'],
    ['a credit code', { buyer: { taxNo: '91370700MA00000001' } }, '91370700MA00000001', '0001'],
    ['a phone', { phone: '13812345678' }, '13812345678', '5678'],
    ['a card within a text', { note: '付给 6222021234567890123 的运费' }, '6222021234567890123', '0123'],
    ['an identity card within a text', { note: '身份证 11010519491231002X' }, '11010519491231002X', '002X'],
    ['a credit code within a text', { note: '税号 91370700MA00000001' }, '91370700MA00000001', '0001'],
    ['a phone within a text', { note: '电话 13812345678 已核' }, '13812345678', '5678'],
    ['a number within a list', { cards: ['6222021234567890123'] }, '6222021234567890123', '0123'],
  ])('%s: its end alone', (_what, value, full, end) => {
    expect(redact(value)).not.toContain(full);
    expect(redact(value)).toContain(end);
  });

  test.each(['password', 'passWord', 'secret', 'token', 'code', 'captcha', 'content', 'clientSecret'])('nothing of %s', (name) => {
    expect(redact({ [name]: '837261' })).toBe(`{"${name}":"***"}`);
  });

  test('serials and amounts stay, names lose their end, bytes and long texts are cut', () => {
    expect(redact({ requestSerial: 'FK26060200000101', amount: 271_000, payeeName: '张三' })).toBe(
      '{"requestSerial":"FK26060200000101","amount":271000,"payeeName":"张**"}',
    );
    expect(redact(new Uint8Array(7))).toBe('"[7 bytes]"');
    expect(redact({ text: 'x'.repeat(5_000) })!.length).toBeLessThan(300);
    expect(redact(Array.from({ length: 100 }, () => ({ text: 'y'.repeat(190) })))!.length).toBe(2_000);
    expect(redact(undefined)).toBeNull();
  });
});

describe('SYS-09 calls of outside services', () => {
  test('who was asked, for what, how long, with what result; a refusal by its code, a failure by its error', async () => {
    const bank = loggedAdapter(
      server.platform,
      { tenantId: 0, adapter: 'bank' },
      {
        name: 'scripted',
        simulated: true,
        refusalOf: () => 'no call',
        transfer: async (_order: { requestSerial: string; payee: { accountNo: string } }) => ({ state: 'rejected', code: 'E17' }),
        query: (_serial: string): Promise<never> => Promise.reject(businessError(50301, { message: '没有响应' })),
      },
    );
    expect(bank.refusalOf()).toBe('no call');
    expect(await bank.transfer({ requestSerial: 'FK26060200000101', payee: { accountNo: '6222021234567890123' } })).toMatchObject({
      code: 'E17',
    });
    await expect(bank.query('FK26060200000101')).rejects.toThrow('没有响应');
    const [given, asked, ...more] = await rows();
    expect(more).toEqual([]);
    expect(given).toMatchObject({
      adapter: 'bank',
      operation: 'transfer',
      target: 'scripted',
      requestId: 'FK26060200000101',
      outcome: 'ok',
      errorCode: 'E17',
      simulated: '1',
    });
    expect(asked).toMatchObject({ operation: 'query', outcome: 'failed', errorCode: '50301', answerBody: '"没有响应"' });
    expect(JSON.stringify(await rows())).not.toContain('6222021234567890123');
  });

  test('a call from within a transaction is kept once that has ended', async () => {
    await server.inTenant(0, () =>
      logCall(server.platform, { ...about, operation: 'inside', request: { serial: 'IN1' } }, () => Promise.resolve({ state: 'done' })),
    );
    await expect.poll(async () => (await rows()).filter(({ operation }) => operation === 'inside')).toMatchObject([{ requestId: 'IN1' }]);
  });

  test('that a call cannot be kept does not fail it', async () => {
    const request: Record<string, unknown> = {};
    request['itself'] = request;
    expect(await logCall(server.platform, { ...about, operation: 'loop', request }, async () => 7)).toBe(7);
  });

  test('PERM-08 administrators read the list, filter it and change nothing', async () => {
    const path = '/sys/adapterLog';
    const reader = server.as({ username: 'log_reader', permissions: ['adapterLog:list'] });
    expect(expectDone(await reader.get(`${path}/list`, { outcome: 'failed' })).records).toMatchObject([{ operation: 'query' }]);
    expect(expectDone(await reader.get(`${path}/list`, { adapter: 'sms' })).total).toBe(0);
    expect(await server.as({ username: 'nobody', permissions: [] }).get(`${path}/list`)).toMatchObject({ status: 403 });
    expect(await reader.delete(`${path}/delete`, { id: 'x' })).toMatchObject({ status: 404 });
  });

  test('it is kept as many days as the configuration says, to the day', async () => {
    const [kept] = await rows();
    const clean = systemJobs.find(({ name }) => name === 'system.removeOldRows')!;
    await server.inTenant(0, (tx) => tx.delete(hyAdapterLog));
    const call = () => logCall(server.platform, { ...about, operation: 'old', request: kept }, async () => null);
    await call();
    const run = () => clean.run(server.context(), {});
    server.clock.advance(90 * 86_400_000 - 1_000);
    await run();
    expect(await rows()).toHaveLength(1);
    server.clock.advance(2_000);
    await run();
    expect(await rows()).toHaveLength(0);
  });
});
