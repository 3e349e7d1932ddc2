import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { readWorkbookText } from '../../../test/readWorkbookText.ts';
import { hyShippingNote } from '../shipping/shipping-note/shippingNote.table.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, world, freshCrew } = await openNoteSite()));

test('GEN-02 PERM-06 figures of days, states, customers and hours agree with the waybills, and follow what the reader sees', async () => {
  const admin = server.as('admin');
  const first = await dispatch(admin, await publishOrder(admin, orderForm(world)), await freshCrew());
  await dispatch(admin, await publishOrder(admin, orderForm(world)), await freshCrew());
  await server.inTenant(0, (tx) =>
    tx
      .update(hyShippingNote)
      .set({ noteStatus: '55', signTime: '2026-06-01 09:30:00', loadTime: '2026-06-01 08:10:00', unloadWeight: 31_000 })
      .where(eq(hyShippingNote.id, first.id)),
  );
  const stored = expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id: first.id }));

  const figures = expectDone(await admin.get('/dashboard/freight', { days: 7 }));
  expect(figures.days).toHaveLength(7);
  expect(figures.days.at(-1)).toEqual({
    day: '2026-06-01',
    created: 2,
    signed: 1,
    weight: 31_000,
    customerFee: stored.feeTotal,
    driverFee: stored.driverFee,
  });
  expect(figures.days[0]).toMatchObject({ day: '2026-05-26', created: 0, signed: 0 });
  expect(figures.statusCounts).toEqual({ 15: 1, 55: 1 });
  expect(figures.customers).toMatchObject([{ count: 1, weight: 31_000 }]);
  expect(figures.cargo).toMatchObject([{ count: 1, weight: 31_000 }]);

  const live = expectDone(await admin.get('/dashboard/live'));
  expect(live).toMatchObject({ waiting: 1, onRoad: 0 });
  expect(live.online).toBeGreaterThan(0);
  expect(live.hours[8]).toEqual({ hour: 8, created: 0, loaded: 1, signed: 0 });
  expect(live.hours[9]).toMatchObject({ signed: 1 });
  expect(live.hours.at(-1)).toMatchObject({ hour: 10, created: 2 });
  expect(live.events[0]).toMatchObject({ noteNumber: expect.stringMatching(/^YD/) });

  const customer = server.as({ username: 'shipper_boss', userType: 2, cid: world.customer.id, permissions: ['shipping:list'] });
  const seen = expectDone(await customer.get('/dashboard/freight', { days: 1 }));
  expect(seen.days).toMatchObject([{ created: 2, signed: 1, customerFee: stored.feeTotal, driverFee: null }]);
  expect(expectDone(await customer.get('/dashboard/live')).online).toBeNull();
  const stranger = server.as({ username: 'other_boss', userType: 2, cid: 'nobody', permissions: ['shipping:list'] });
  expect(expectDone(await stranger.get('/dashboard/freight', { days: 1 }))).toMatchObject({
    days: [{ created: 0, signed: 0 }],
    statusCounts: {},
    customers: [],
  });
  expect(expectDone(await stranger.get('/dashboard/live'))).toMatchObject({ waiting: 0, events: [] });
  expect(await server.as({ username: 'no_notes', permissions: [] }).get('/dashboard/freight')).toMatchObject({ status: 403 });
  for (const days of ['0', '367', 'x', '1;--'])
    expect(await admin.get('/dashboard/freight', { days }), days).toMatchObject({ status: 400 });
});

const base = {
  title: '降本',
  startOn: '2026-06-01',
  endOn: '2026-06-30',
  goal: '降低空驶',
  standard: '空驶率',
  publicity: '1',
  weight: 30,
};

test('GEN-04 GEN-05 forms are checked, kept, listed, exported and removed', async () => {
  const admin = server.as('admin');
  expect(await admin.post('/demo/baseForm/add', base)).toMatchObject({
    success: true,
    message: '提交成功',
    result: { kind_dictText: '基础表单', content: expect.stringContaining('权重(%): 30') },
  });
  expect(await admin.post('/demo/baseForm/add', { ...base, endOn: '2026-05-01' })).toMatchObject({
    status: 400,
    errorData: [{ path: 'endOn' }],
  });
  expect(await admin.post('/demo/baseForm/add', { ...base, publicity: '9' })).toMatchObject({ status: 400 });
  const step = { payer: '运营主体', payeeKind: 'bank', payeeAccount: '6222000000001234', payeeName: '王五', amount: 500_000 };
  expect(await admin.post('/demo/stepForm/add', step)).toMatchObject({
    result: { title: '王五', content: expect.stringContaining('转账金额: 5000.00') },
  });
  expect(await admin.post('/demo/stepForm/add', { ...step, amount: 0 })).toMatchObject({ status: 400 });
  const advanced = {
    storeName: '配件仓',
    storeUrl: 'parts.example.com',
    owner: 'a',
    approver: 'b',
    validFrom: '2026-06-01',
    storeKind: 'public',
    taskName: '盘点',
    executor: 'a',
    remindOn: '2026-06-02',
  };
  const members = [{ name: '甲', workNo: '001', department: '仓储部' }];
  expect(await admin.post('/demo/advancedForm/add', { ...advanced, members })).toMatchObject({
    result: { content: expect.stringContaining('甲 001 仓储部') },
  });
  expect(await admin.post('/demo/advancedForm/add', { ...advanced, members: [{ name: '' }] })).toMatchObject({ status: 400 });

  const { records, total } = expectDone(await admin.get('/demo/form/list'));
  expect(total).toBe(3);
  expect(await readWorkbookText((await admin.download('/demo/form/exportXls')).body)).toContain('空驶率');
  expect(await admin.delete('/demo/form/delete', { id: records[0].id })).toMatchObject({ success: true });
  expect(expectDone(await admin.get('/demo/form/list')).total).toBe(2);
  expect(expectDone(await server.as({ username: 'form_elsewhere', tenantId: 2 }).get('/demo/form/list')).total).toBe(0);
  expect(await server.as({ username: 'no_forms', permissions: [] }).post('/demo/baseForm/add', base)).toMatchObject({ status: 403 });
});
