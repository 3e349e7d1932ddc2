import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';

let server: NoteSite['server'];
let build: NoteSite['build'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
let walletNow: NoteSite['walletNow'];
let put: NoteSite['put'];
beforeAll(async () => {
  ({ server, build, world, freshCrew, walletNow, put } = await openNoteSite());
  server.clock.set('2026-06-02T10:00:00+08:00');
});

describe('WAY-01 N5 to N8 the guards on the road', () => {
  const atLoading = () => atTime(server.clock, '2026-06-02T07:30:00+08:00', () => accepted());
  const accepted = async ({ place = world, ...form }: { place?: NoteSite['world']; totalWeight?: number } = {}) => {
    const order = await publishOrder(server.as('admin'), orderForm(place, form));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    return expectDone(await put('accept', { id: note.id, version: note.version, reason: '代接' }));
  };
  const slip = { weight: 32_000, time: '2026-06-02 08:00:00', files: 'slip/a.png' };

  test.each<[string, object, number, string]>([
    ['no photo of the slip', { files: '' }, 40211, '请上传装货磅单'],
    ['no weight', { weight: 0 }, 40212, '装货重量必须大于0'],
    ['more than the approved load', { weight: 40_001 }, 40213, '装载超过核定载质量，禁止发车'],
  ])('loading with %s is refused', async (_what, change, errorCode, message) => {
    const note = await atLoading();

    expect(await put('load', { id: note.id, version: note.version, ...slip, ...change })).toMatchObject({
      success: false,
      errorCode,
      message,
    });
  });

  test('loading in the future, or with a net weight that is not gross less tare, is refused', async () => {
    const note = await atLoading();

    expect(await put('load', { id: note.id, version: note.version, ...slip, time: '2027-01-01 00:00:00' })).toMatchObject({
      status: 400,
      message: '装货时间不能晚于当前时间',
    });
    expect(await put('load', { id: note.id, version: note.version, ...slip, gross: 48_000, tare: 15_000 })).toMatchObject({
      status: 400,
      message: '净重应等于毛重减皮重',
    });
    expect(await put('load', { id: note.id, version: note.version, ...slip, gross: 15_000, tare: 15_000 })).toMatchObject({
      status: 400,
      message: '皮重应小于毛重',
    });
  });

  test('N2 N3 who accepts or refuses for a driver says why', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());

    for (const action of ['accept', 'refuse'])
      expect(await put(action, { id: note.id, version: note.version, reason: ' ' }), action).toMatchObject({
        success: false,
        errorCode: 40106,
        message: '请填写原因',
      });
  });

  test('N6 N7 N8 leaving, unloading and signing are neither in the future nor before the step they follow', async () => {
    const loading = await atLoading();
    const loaded = expectDone(await put('load', { id: loading.id, version: loading.version, ...slip }));
    const refused = async (action: string, body: object, message: string) =>
      expect(await put(action, { id: loaded.id, ...body }), action).toMatchObject({ status: 400, message });
    const later = '2026-06-02 10:00:01';

    await refused('depart', { version: loaded.version, departTime: '2026-06-02 07:59:59' }, '发车时间不能早于装货时间');
    await refused('depart', { version: loaded.version, departTime: later }, '发车时间不能晚于当前时间');
    const left = expectDone(await put('depart', { id: loaded.id, version: loaded.version, departTime: slip.time }));
    const unload = { weight: 31_900, files: 'slip/b.png' };
    await refused('unload', { version: left.version, ...unload, time: later }, '卸货时间不能晚于当前时间');
    for (const [arriveTime, message] of [
      [slip.time, '到达时间必须晚于装货时间'],
      ['2026-06-02 09:00:01', '卸货时间不能早于到达时间'],
    ] as const)
      await refused('unload', { version: left.version, ...unload, time: '2026-06-02 09:00:00', arriveTime }, message);
    const times = { time: '2026-06-02 09:00:00', arriveTime: '2026-06-02 09:00:00' };
    const unloaded = expectDone(await put('unload', { id: left.id, version: left.version, ...unload, ...times }));
    const receipt = { version: unloaded.version, files: 'slip/c.png' };
    await refused('sign', { ...receipt, signTime: '2026-06-02 08:59:59' }, '签收时间不能早于卸货时间');
    await refused('sign', { ...receipt, signTime: later }, '签收时间不能晚于当前时间');
    expect(
      expectDone(await put('sign', { id: left.id, ...receipt, signTime: '2026-06-02 09:00:00', confirmWarnings: true })).noteStatus,
    ).toBe('55');
  });

  test('N5 nothing is loaded before it was accepted', async () => {
    const note = await atLoading();
    const load = (time: string) => put('load', { id: note.id, version: note.version, ...slip, time });

    const message = '装货时间不能早于接单时间 2026-06-02 07:30:00';
    expect(await load('2026-06-02 07:29:59')).toMatchObject({ status: 400, message, errorData: [{ path: 'time', message }] });
    expect(expectDone(await load('2026-06-02 07:30:00')).loadTime).toBe('2026-06-02 07:30:00');
  });

  test('unloading checks time and photo and asks about a gain', async () => {
    const loading = await atLoading();
    const note = expectDone(await put('load', { id: loading.id, version: loading.version, ...slip }));
    const unload = { id: note.id, version: note.version, weight: 31_900, time: '2026-06-02 08:30:00', files: 'slip/b.png' };

    expect(await put('unload', { ...unload, time: '2026-06-02 08:00:00' })).toMatchObject({
      errorCode: 40214,
      message: '卸货时间必须晚于装货时间',
    });
    expect(await put('unload', { ...unload, files: '' })).toMatchObject({ errorCode: 40221 });
    expect(await put('unload', { ...unload, weight: 33_601 })).toMatchObject({
      success: true,
      result: { warnings: [{ code: 40215, message: '卸货重量大于装货重量（装货32.000吨，卸货33.601吨）' }] },
    });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).noteStatus).toBe('30');
    const done = expectDone(await put('unload', { ...unload, weight: 33_601, confirmWarnings: true }));
    expect(done).toMatchObject({ noteStatus: '50', unloadWeight: 33_601, departTime: slip.time });
    expect(await put('sign', { id: note.id, version: done.version, signTime: '2026-06-02 08:40:00' })).toMatchObject({
      errorCode: 40216,
      message: '请上传回单',
    });
  });

  test('a waybill in another state, or changed since it was read, is a conflict', async () => {
    const note = await atLoading();

    expect(await put('depart', { id: note.id, version: note.version })).toMatchObject({
      status: 409,
      errorCode: 40901,
      message: '数据状态已变化，请刷新后重试',
    });
    expect(await put('load', { id: note.id, version: note.version - 1, ...slip })).toMatchObject({
      status: 409,
      errorCode: 40901,
      message: '数据已被他人修改，请刷新后重试',
    });
  });

  test('a wallet that is short when fees grow gives what it has and the waybill says so', async () => {
    const tight = await build.customer();
    const wallet = await build.wallet(tight.id, world.company.id, 291_000);
    const place = {
      ...world,
      customer: tight,
      shipper: await build.shipper(tight.id),
      send: await build.sendAddress(tight.id),
      receive: await build.receiveAddress(tight.id),
    };
    const note = await atTime(server.clock, '2026-06-02T07:30:00+08:00', () => accepted({ place, totalWeight: 32_000 }));

    const loaded = expectDone(await put('load', { id: note.id, version: note.version, ...slip, weight: 34_000 }));

    expect(loaded).toMatchObject({ noteStatus: '30', frozenAmount: 291_000, fundReason: '40105' });
    expect(await walletNow(wallet.id)).toMatchObject({ availableAmount: 0, frozenAmount: 291_000 });
    expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });
});
