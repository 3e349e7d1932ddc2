import { like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkIdCard } from '@tarmac/freight-api/rules';
import { dispatch, expectDone, orderForm, publishOrder, someUscc } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { remindSignatures } from '../../shipping/shipping-note/remindSignature.ts';
import { sysAnnouncement } from '../announcement/announcement.table.ts';

let site: NoteSite;
beforeAll(async () => void (site = await openNoteSite()));
const admin = () => site.server.as('admin');
const path = '/hyconfig/hyConfig';

const setTo = async (id: string, configValue: string) => {
  const { version } = expectDone(await admin().get(`${path}/queryById`, { id }));
  return admin().put(`${path}/edit`, { id, version, configValue, reason: '按公司制度调整' });
};

describe('FRT-10 keys of 2.31 are taken at their limits and refused beyond them', () => {
  test.each([
    ['signTimeoutHours', ['1', '720', '72'], ['0', '721']],
    ['defaultServiceRate', ['0', '2000', '600'], ['-1', '2001']],
    ['defaultTaxRate', ['100', '300', '600', '900'], ['99', '901', '800']],
    ['idAllowWarnings', ['0', '1'], ['2']],
    ['longStopMinutes', ['30', '1440', '120'], ['29', '1441']],
  ])('%s', async (key, taken, refused) => {
    for (const value of refused) expect(await setTo(key, value), value).toMatchObject({ success: false });
    for (const value of taken) expect((await setTo(key, value)).success, value).toBe(true);
  });
});

test.each([
  ['a second before the limit', '2026-06-05T07:59:59+08:00', 0],
  ['at the limit', '2026-06-05T08:00:00+08:00', 0],
  ['a second after it', '2026-06-05T08:00:01+08:00', 1],
])('FRT-10 a waybill that nobody signed for is reminded of once: %s', async (_what, now, times) => {
  const crew = await site.freshCrew();
  site.server.clock.set('2026-06-02T06:00:00+08:00');
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), crew);
  let { version } = expectDone(await site.put('accept', { id: note.id, version: note.version, reason: '代接' }));
  site.server.clock.set('2026-06-02T08:00:00+08:00');
  const weighing = { weight: 32_000, files: 'slip/a.png' };
  ({ version } = expectDone(await site.put('load', { id: note.id, version, ...weighing, time: '2026-06-02 07:00:00' })));
  ({ version } = expectDone(await site.put('depart', { id: note.id, version, departTime: '2026-06-02 07:00:00' })));
  expectDone(await site.put('unload', { id: note.id, version, ...weighing, time: '2026-06-02 08:00:00' }));
  site.server.clock.set(now);

  await remindSignatures(site.server.context());
  await remindSignatures(site.server.context());

  const told = await site.server.inTenant(0, (tx) =>
    tx
      .select()
      .from(sysAnnouncement)
      .where(like(sysAnnouncement.titile, `运单 ${note.shippingNoteNumber} 超时未签收`)),
  );
  expect(told).toHaveLength(times);
});

test('FRT-10 FRT-04 a new customer begins with the rates of the configuration; those that are there keep theirs', async () => {
  const add = async () => {
    const uscc = someUscc();
    const form = { customerName: `客户${uscc}`, customerKind: '1', uscc, contactName: '王', contactPhone: '13900000001' };
    return expectDone(await admin().post('/customer/hyCustomer/add', form));
  };
  const first = await add();
  expect(first).toMatchObject({ serviceRate: 600, taxRate: 900 });
  await setTo('defaultServiceRate', '450');
  await setTo('defaultTaxRate', '300');

  expect(await add()).toMatchObject({ serviceRate: 450, taxRate: 300 });
  expect(expectDone(await admin().get('/customer/hyCustomer/queryById', { id: first.id }))).toMatchObject({
    serviceRate: 600,
    taxRate: 900,
  });
});

test('FRT-10 FRT-01 papers with warnings are accepted for a reason, or not at all', async () => {
  const approve = ({ id, version }: { id: string; version: number }) =>
    admin().put('/hydriver/hyDriver/review', { id, version, pass: true, remark: '原件已核' });
  const [first, second] = [await site.build.driver({ state: '1' }), await site.build.driver({ state: '1' })];
  expect(expectDone(await approve(first))).toMatchObject({ state: '2' });
  const elder =
    Array.from({ length: 10 }, (_, sign) => `37000019500101001${sign}`).find((idNo) => checkIdCard(idNo).ok) ?? '37000019500101001X';
  const rename = ({ id, version }: { id: string; version: number }) =>
    admin().put('/hydriver/hyDriver/edit', { id, version, idNo: elder, licenceNo: elder, confirmWarnings: '1' });

  await setTo('idAllowWarnings', '0');

  expect(await approve(second)).toMatchObject({ success: false, errorCode: 40307, message: expect.stringContaining('不能通过') });
  expect(await rename(second)).toMatchObject({ success: false, errorCode: 40305 });
  await setTo('idAllowWarnings', '1');
  expect(await rename(second)).toMatchObject({ success: true });
});
