import { beforeAll, expect, test } from 'vitest';
import { expectDone, once } from '../../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../../test/paySite.ts';
import { verifyLedger } from '../../ledger/verifyLedger.ts';
import { replaceChannel } from '../channels.ts';
import { filesChannel } from './filesChannel.ts';

const path = '/hypay/hyPayFile';
let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
  replaceChannel(site.server.platform, filesChannel(site.server.platform));
});

/** A waybill whose payment was approved, and the file that it is in. */
async function inFile() {
  const note = await site.payable();
  const { id } = await site.submitted(note);
  const payment = await site.pay('finance_second', 'approve', id, { pass: true });
  await site.drain();
  const [file] = expectDone(await site.server.as('admin').post(`${path}/make`, { format: 'csv', paymentIds: [id] }, once()));
  return { note, payment, file };
}
const bankSays = async ({ requestSerial }: { requestSerial: string }, outcome: string) =>
  expectDone(
    await site.server.as('admin').upload(`${path}/importResult?mode=all`, {
      fileName: 'results.csv',
      content: `流水号,金额,结果,银行流水号,交易时间,失败原因\n${requestSerial},2710.00,${outcome},B1,2026-06-01 12:00:00,户名不符`,
    }),
  );
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

test('BANK-03 SHIP-21 a payment goes out in a file, and what the bank’s file says is booked at once, and once', async () => {
  const { note, payment, file } = await inFile();
  expect(file).toMatchObject({ itemCount: 1, amount: 271_000 });
  expect(payment).toMatchObject({ state: '30', simulated: '0' });

  expect(await bankSays(payment, '成功')).toMatchObject({ taken: 1, problems: [] });

  expect(await site.payment(payment.id)).toMatchObject({ state: '40', bankSerialNo: 'B1', payTime: '2026-06-01 12:00:00' });
  expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000 });
  expect(await bankSays(payment, '成功')).toMatchObject({ taken: 0, known: 1 });
  expect(await bankSays(payment, '退汇')).toMatchObject({ taken: 1 });
  expect(await site.payment(payment.id)).toMatchObject({ state: '70' });
  expect(await findings()).toEqual([]);
});

test('BANK-03 what failed is paid again under another serial, in another file', async () => {
  const { payment } = await inFile();
  await bankSays(payment, '失败');
  expect(await site.payment(payment.id)).toMatchObject({ state: '50', failReason: '户名不符' });

  const again = await site.pay('cashier_person', 'retry', payment.id);
  await site.drain();

  expect(again.requestSerial).not.toBe(payment.requestSerial);
  const [file] = expectDone(await site.server.as('admin').post(`${path}/make`, { format: 'csv', paymentIds: [payment.id] }, once()));
  expect(file).toMatchObject({ itemCount: 1 });
  expect(await findings()).toEqual([]);
});

test('BANK-03 payments that wait for a file are listed for staff alone, and those of a file with it', async () => {
  const list = async (
    call: string,
    query: Parameters<ReturnType<typeof site.server.as>['get']>[1],
    who: Parameters<typeof site.server.as>[0] = 'admin',
  ) => expectDone(await site.server.as(who).get(`${path}/${call}`, query));
  const idsOf = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);
  const [note, other] = [await site.payable(), await site.payable()];
  const [first, second] = [await site.submitted(note), await site.submitted(other)];
  await site.pay('finance_second', 'approve', first.id, { pass: true });
  await site.drain();
  expect(idsOf(await list('waiting', { pageSize: 50 }))).toEqual([first.id]);
  expect(await list('waiting', { sums: 'only' })).toMatchObject({ sums: { amount: 271_000 } });

  const [file] = expectDone(await site.server.as('admin').post(`${path}/make`, { format: 'xlsx' }, once()));
  expect(idsOf(await list('waiting', {}))).toEqual([]);
  expect(idsOf(await list('payments', { fileId: file.id }))).toEqual([first.id]);
  expect(await site.server.as('admin').post(`${path}/make`, { format: 'xlsx', paymentIds: [first.id] }, once())).toMatchObject({
    success: false,
  });
  expect(await site.payment(second.id)).toMatchObject({ state: '20' });

  for (const userType of [2, 3, 4] as const) {
    const outside = { username: `file_outside_${userType}`, userType, cid: site.world.customer.id, permissions: ['payFile:list'] };
    expect(await list('list', {}, outside)).toMatchObject({ total: 0 });
    for (const call of ['waiting', 'payments'])
      expect(await site.server.as(outside).get(`${path}/${call}`, { fileId: file.id })).toMatchObject({ success: false });
  }
});
