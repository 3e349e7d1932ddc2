import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../test/atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { toDateTimeText } from '../../platform/clock.ts';
import { packOldPositions, removeOldPositions } from './position/archivePositions.ts';
import { hyPosition } from './position/position.table.ts';
import { hyPositionDay } from './position/positionDay.table.ts';
import { checkFinishedNotes } from './track-query/noteTrack.ts';

let site: NoteSite;
beforeAll(async () => {
  site = await openNoteSite();
  site.server.clock.set('2026-06-03T10:00:00+08:00');
});

const admin = () => site.server.as('admin');
const report = (positions: object[], who = admin()) => who.post('/hytrack/hyPosition/report', { positions });
const shenmu = { lng: 110.499, lat: 38.843 };
const caofeidian = { lng: 118.46, lat: 39.273 };

/** A line from the loading to the unloading place, a position every hour. */
const way = (vehicle: { vehicleNumber: string; plateColor: string }, day: string, hours = 12) =>
  Array.from({ length: hours + 1 }, (_, hour) => ({
    vehicleNumber: vehicle.vehicleNumber,
    plateColor: vehicle.plateColor,
    locTime: `${day} ${String(8 + hour).padStart(2, '0')}:00:00`,
    lng: shenmu.lng + ((caofeidian.lng - shenmu.lng) * hour) / 12,
    lat: shenmu.lat + ((caofeidian.lat - shenmu.lat) * hour) / 12,
    speed: 70,
    source: '1',
  }));

describe('FRT-19 positions', () => {
  test('are stored once, and tell vehicle and driver where they are; an older one changes nothing', async () => {
    const { driver, vehicle } = await site.freshCrew();
    const [first, second] = way(vehicle, '2026-06-03', 1);
    const here = async () => expectDone(await admin().get('/hyvehicle/hyVehicle/lastPosition', { id: vehicle.id }));

    expect(await here()).toMatchObject({ lng: null, ageMinutes: null });
    expect(expectDone(await report([second!, second!]))).toEqual({ stored: 1, repeated: 1, refused: [] });
    expect(expectDone(await report([first!, { ...second!, coordType: 'gcj02' }]))).toEqual({ stored: 1, repeated: 1, refused: [] });
    expect(await here()).toMatchObject({
      locTime: '2026-06-03 09:00:00',
      lng: expect.closeTo(111.162, 2),
      speed: 70,
      source: '1',
      ageMinutes: 60,
      gpsNetState: '1',
    });
    const row = expectDone(await admin().get('/hyvehicle/hyVehicle/queryById', { id: vehicle.id }));
    // No edit: a form that is open saves as before.
    expect(row).toMatchObject({ version: vehicle.version, lastLocTime: '2026-06-03 09:00:00', gpsNetState: '1' });
    expect(expectDone(await admin().get('/hydriver/hyDriver/queryById', { id: driver.id }))).toMatchObject({ lastLocTime: null });
  });

  test('PERM-08 of others’ vehicles, of the future and from nowhere are refused, the rest is kept', async () => {
    const carrier = await site.build.carrier();
    const own = await site.build.vehicle({ carrierId: carrier.id });
    const foreign = await site.build.vehicle();
    const terminal = site.server.as({ username: 'track_carrier', userType: 3, cid: carrier.id });
    const [position] = way(own, '2026-06-03', 0);

    const answer = await report(
      [
        position!,
        { ...position!, vehicleNumber: foreign.vehicleNumber },
        { ...position!, locTime: '2026-06-03 10:05:01' },
        { ...position!, locTime: '2026-05-01 10:00:00' },
      ],
      terminal,
    );

    expect(expectDone(answer)).toEqual({
      stored: 1,
      repeated: 0,
      refused: [
        { index: 1, reason: '车辆不存在' },
        { index: 2, reason: '定位时间晚于当前时间' },
        { index: 3, reason: '定位时间早于30天前' },
      ],
    });
    expect(
      await terminal.get('/hytrack/hyTrackQuery/ofVehicle', {
        vehicleId: foreign.id,
        beginTime: '2026-06-02 00:00:00',
        endTime: '2026-06-03 00:00:00',
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('FRT-19 one wrong position does not hold up the others', () => {
  test.each<[string, unknown, string]>([
    ['west of the range', { lng: 72.999999 }, '经度不能小于 73.000000 °'],
    ['at its western end', { lng: 73 }, ''],
    ['at its eastern end', { lng: 136 }, ''],
    ['east of the range', { lng: 136.000001 }, '经度不能大于 136.000000 °'],
    ['south of the range', { lat: 2.999999 }, '纬度不能小于 3.000000 °'],
    ['north of the range', { lat: 54.000001 }, '纬度不能大于 54.000000 °'],
    ['a unit without a fix', { lng: 0, lat: 0 }, '经度不能小于 73.000000 °'],
    ['coordinates as texts', { lng: '119.1' }, '经度类型不正确'],
    ['no coordinates', { lng: null, lat: null }, '经度不能为空'],
    ['a negative speed', { speed: -1 }, '速度不能小于 0'],
    ['the highest speed', { speed: 220 }, ''],
    ['too high a speed', { speed: 221 }, '速度不能大于 220'],
    ['the last direction', { direction: 359 }, ''],
    ['a direction beyond the circle', { direction: 360 }, '方向不能大于 359'],
    ['an odometer beyond the range', { mileage: 10_000_001 }, '里程表不能大于 10000000'],
    ['an accuracy beyond the range', { accuracy: 10_001 }, '精度不能大于 10000'],
    ['what the unit does not know', { speed: null, direction: null, mileage: null, accuracy: null, coordType: null }, ''],
    ['an unknown source', { source: '9' }, '来源不在可选范围内'],
    ['an unknown coordinate system', { coordType: 'mars' }, '坐标系不在可选范围内'],
    ['an unknown colour', { plateColor: '77' }, '车辆不存在'],
    ['no plate', { vehicleNumber: '' }, '车辆不存在'],
    ['a plate that is none', { vehicleNumber: 'ABC' }, '车辆不存在'],
    ['no plate at all', { vehicleNumber: null }, '车牌号不能为空'],
    ['a vehicle that nobody knows', { vehicleNumber: '鲁G00000' }, '车辆不存在'],
    ['no time', { locTime: null }, '定位时间不能为空'],
    ['a time that is none', { locTime: 'yesterday' }, '定位时间格式不正确'],
    ['a day that is none', { locTime: '2026-06-31 10:00:00' }, '定位时间'],
    ['nothing', null, '不能为空'],
    ['a text', 'position', '类型不正确'],
  ])('%s', async (_what, wrong, reason) => {
    const { vehicle } = await site.freshCrew();
    const [before, position, after] = way(vehicle, '2026-06-02', 2);
    const given = typeof wrong === 'object' && wrong !== null ? { ...position!, ...wrong } : wrong;

    const answer = await report([before!, given as object, after!]);

    const refused = reason === '' ? [] : [{ index: 1, reason: expect.stringContaining(reason) }];
    expect(expectDone(answer)).toEqual({ stored: 3 - refused.length, repeated: 0, refused });
  });

  test('and a report in which all are wrong names each', async () => {
    expect(expectDone(await report([{}, {}]))).toMatchObject({ stored: 0, repeated: 0, refused: [{ index: 0 }, { index: 1 }] });
  });

  test.each([
    ['500 are taken', 500, 200],
    ['501 are not', 501, 400],
    ['none is refused', 0, 400],
  ])('%s', async (_what, count, status) => {
    const { vehicle } = await site.freshCrew();
    const [position] = way(vehicle, '2026-06-02', 0);
    expect(await report(Array.from({ length: count }, () => position!))).toMatchObject({ status });
  });
});

test('FRT-19 N6 a waybill follows the vehicle that reports: arrived, left, arrived, each told once by the system', async () => {
  const crew = await site.freshCrew();
  site.server.clock.set('2026-06-03T06:00:00+08:00');
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), crew);
  const { version } = expectDone(await site.put('accept', { id: note.id, version: note.version, reason: '代接' }));
  site.server.clock.set('2026-06-03T10:00:00+08:00');
  const { vehicleNumber, plateColor } = crew.vehicle;
  // A carrier's terminal may report and nothing else.
  const terminal = site.server.as({ username: 'trip_terminal', permissions: ['track:report'] });
  const seen = async (time: string, { lng, lat }: { lng: number; lat: number }) =>
    expectDone(await report([{ vehicleNumber, plateColor, locTime: `2026-06-03 ${time}:00`, lng, lat, source: '1' }], terminal));
  const events = async () =>
    expectDone(await admin().get('/shipping/hyNoteEvent/list', { noteId: note.id }))
      .filter((event: { actorType: string }) => event.actorType === '0')
      .map((event: Record<string, string>) => [event['eventType'], event['happenTime']?.slice(11, 16), event['toStatus']]);
  const stored = async () => expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  const near = { lng: shenmu.lng + 0.005, lat: shenmu.lat };
  const away = { lng: shenmu.lng + 0.05, lat: shenmu.lat };

  await seen('06:30', away);
  expect(await events()).toEqual([]);
  await seen('07:00', near);
  await seen('07:05', shenmu);
  const slip = { weight: 32_000, files: 'slip/a.png', time: '2026-06-03 08:00:00' };
  expectDone(await site.put('load', { id: note.id, version, ...slip }));
  // Kept from before it was loaded, and still at the gate.
  await seen('07:50', away);
  await seen('08:10', near);
  expect(await stored()).toMatchObject({ noteStatus: '30', departTime: null });
  await seen('08:20', away);
  await seen('08:30', away);
  expect(await stored()).toMatchObject({ noteStatus: '40', departTime: '2026-06-03 08:20:00', updateBy: 'system' });
  await seen('09:50', caofeidian);
  await seen('09:55', caofeidian);
  expect(await events()).toEqual([
    ['loadArrived', '07:00', null],
    ['departed', '08:20', '40'],
    ['unloadArrived', '09:50', null],
  ]);
});

test('FRT-19 a query is kept with what came of it, one key asks once; an empty stretch is one without data', async () => {
  const { vehicle } = await site.freshCrew();
  await report(way(vehicle, '2026-06-02'));
  const plate = { vehicleNumber: vehicle.vehicleNumber, plateColor: vehicle.plateColor };
  const ask = (body: object, key = once()) => admin().post('/hytrack/hyTrackQuery/query', body, key);
  const period = { beginTime: '2026-06-02 00:00:00', endTime: '2026-06-03 00:00:00' };

  const key = once();
  const found = expectDone(await ask({ ...plate, ...period }, key));
  expect(found).toMatchObject({
    state: '20',
    provider: 'local',
    pointCount: 13,
    stopCount: 0,
    maxGapMinutes: 60,
    cost: 0,
    queryBy: 'admin',
  });
  expect(found.mileage).toBeGreaterThan(680_000);
  expect(expectDone(await ask({ ...plate, ...period }, key)).id).toBe(found.id);
  const replay = expectDone(await admin().get('/hytrack/hyTrackQuery/replay', { id: found.id }));
  expect(replay).toMatchObject({ isLocal: true, maxSpeedKmh: 110, points: expect.any(Array) });
  expect(replay.points).toHaveLength(13);
  expect(expectDone(await ask({ ...plate, beginTime: '2026-05-01 00:00:00', endTime: '2026-05-02 00:00:00' }))).toMatchObject({
    state: '40',
    pointCount: 0,
  });

  const refused = async (change: object, message: string) =>
    expect(await ask({ ...plate, ...period, ...change })).toMatchObject({ status: 400, message });
  await refused({ endTime: '2026-06-05 00:00:01' }, '单次查询不能超过72小时');
  await refused({ endTime: '2026-06-02 00:00:00' }, '结束时间必须晚于开始时间');
  await refused({ vehicleNumber: '鲁G00000' }, '车辆不存在');
  await refused({ vehicleNumber: undefined }, '请填写车牌号、车牌颜色和时间段');
});

test('SHIP-17 a waybill fills the period; its state, distance and marks follow the track once it is unloaded', async () => {
  const crew = await site.freshCrew();
  site.server.clock.set('2026-06-02T07:30:00+08:00');
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), crew);
  const ofNote = async () => expectDone(await admin().get('/hytrack/hyTrackQuery/ofNote', { noteId: note.id }));
  const stored = async () => expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  let { version } = expectDone(await site.put('accept', { id: note.id, version: note.version, reason: '代接' }));
  const weighing = { weight: 32_000, files: 'slip/a.png' };
  site.server.clock.set('2026-06-02T09:00:00+08:00');
  ({ version } = expectDone(await site.put('load', { id: note.id, version, ...weighing, time: '2026-06-02 08:00:00' })));
  site.server.clock.set('2026-06-03T10:00:00+08:00');
  // The last hour is missing: 71 km before the unloading place.
  await report(way(crew.vehicle, '2026-06-02', 11));
  // It left with the first position away from the loading place.
  const moving = await stored();
  expect(moving).toMatchObject({ noteStatus: '40', departTime: '2026-06-02 09:00:00' });
  ({ version } = moving);
  expect(expectDone(await admin().post('/hytrack/hyTrackQuery/query', { noteId: note.id }, once()))).toMatchObject({
    state: '20',
    shippingNoteNumber: note.shippingNoteNumber,
  });
  expect(await stored()).toMatchObject({ trackState: '0', trackDistance: null });
  expectDone(await site.put('unload', { id: note.id, version, ...weighing, time: '2026-06-02 20:30:00' }));
  const after = await stored();

  expect(await ofNote()).toMatchObject({
    beginTime: '2026-06-02 08:00:00',
    endTime: '2026-06-02 20:30:00',
    matchLoad: 0,
    trackState: '0',
    pointCount: 12,
    load: { fence: 1000 },
    unload: { fence: 1000 },
  });
  expectDone(await admin().post('/hytrack/hyTrackQuery/query', { noteId: note.id }, once()));
  expect(await stored()).toMatchObject({ trackState: '2', abnormalFlags: 'deviation', version: after.version });
  await report(way(crew.vehicle, '2026-06-02').slice(12));
  expectDone(await admin().post('/hytrack/hyTrackQuery/query', { noteId: note.id }, once()));
  const good = await stored();
  expect(good).toMatchObject({ trackState: '1', abnormalFlags: null });
  expect(good.trackDistance).toBeGreaterThan(680_000);

  // S16: both fences, as the addresses have them.
  await site.server.database.pool.query(`update hy_send_address set fence_radius = 2500 where id = $1`, [good.sendAddressId]);
  await site.server.database.pool.query(`update hy_receive_address set fence_radius = 400 where id = $1`, [good.receiveAddressId]);
  expect(await ofNote()).toMatchObject({ load: { fence: 2500 }, unload: { fence: 400 } });
  const { id } = expectDone(await admin().post('/hytrack/hyTrackQuery/query', { noteId: note.id }, once()));
  const replayed = async () => expectDone(await admin().get('/hytrack/hyTrackQuery/replay', { id }));
  expect(await replayed()).toMatchObject({ load: { fence: 2500 }, unload: { fence: 400 } });
  // Kept before fences were kept with tracks.
  await site.server.database.pool.query(`update hy_track_query set result = result #- '{load,fence}' where id = $1`, [id]);
  expect(await replayed()).toMatchObject({ load: { fence: null }, unload: { fence: 400 } });
});

test('SHIP-17 S16 the list says what is known of the ways of waybills; why there is none can be told', async () => {
  const crew = await site.freshCrew();
  site.server.clock.set('2026-06-02T06:00:00+08:00');
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), crew);
  const accepted = expectDone(await site.put('accept', { id: note.id, version: note.version, reason: '代接' }));
  const path = '/hytrack/hyTrackNote';
  const shown = async (query: Record<string, string> = {}, by = admin()) =>
    expectDone(await by.get(`${path}/list`, { shippingNoteNumber: note.shippingNoteNumber, ...query })).records;
  expect(await shown()).toEqual([]);
  site.server.clock.set('2026-06-02T12:00:00+08:00');
  const weighing = { weight: 32_000, files: 'slip/a.png' };
  expectDone(await site.put('load', { id: note.id, version: accepted.version, ...weighing, time: '2026-06-02 08:00:00' }));
  await report(way(crew.vehicle, '2026-06-02', 2));
  const [row] = await shown({ trackState: '0', noteStatus: '40' });
  expect(row).toMatchObject({
    vehicleNumber: crew.vehicle.vehicleNumber,
    pointCount: 3,
    trackDistance: null,
    deviation: null,
    lastLocTime: '2026-06-02 10:00:00',
    trackState_dictText: '未校验',
  });
  // 733 km are left, at 55 km an hour.
  expect(row.etaTime).toMatch(/^2026-06-02 2[2-4]:|^2026-06-03 0[0-2]:/);
  const told = (by = admin()) => by.put(`${path}/trackRemark`, { id: note.id, trackRemark: '车机故障' });
  expect(await told()).toMatchObject({ errorCode: 40109 });

  site.server.clock.set('2026-06-03T10:00:00+08:00');
  await site.server.database.pool.query(
    `update hy_shipping_note set track_state = '3', track_distance = distance * 11 / 10 where id = $1`,
    [note.id],
  );
  expect(expectDone(await told())).toMatchObject({ trackRemark: '车机故障' });
  expect((await shown())[0].deviation).toBeGreaterThan(998);
  const events = expectDone(await admin().get('/shipping/hyNoteEvent/list', { noteId: note.id }));
  expect(events.map((event: { content: string }) => event.content)).toContain('轨迹说明：车机故障');
  expect((await admin().download(`${path}/exportXls`, { shippingNoteNumber: note.shippingNoteNumber })).body.length).toBeGreaterThan(1000);
  expect(await shown({}, site.server.as({ username: 'track_stranger', userType: 2, cid: (await site.build.customer()).id }))).toEqual([]);
  expect(await told(site.server.as({ username: 'track_reader', permissions: ['shipping:track'] }))).toMatchObject({ status: 403 });
});

test('SHIP-17 what nobody asked for is decided on some hours after unloading: nothing was reported', async () => {
  const note = await atTime(site.server.clock, '2026-06-02T07:30:00+08:00', async () => {
    const sent = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), await site.freshCrew());
    return expectDone(await site.put('accept', { id: sent.id, version: sent.version, reason: '代接' }));
  });
  let { version } = note;
  const weighing = { weight: 32_000, files: 'slip/a.png' };
  ({ version } = expectDone(await site.put('load', { id: note.id, version, ...weighing, time: '2026-06-02 08:00:00' })));
  expectDone(await site.put('unload', { id: note.id, version, ...weighing, time: '2026-06-03 09:00:00' }));
  const ctx = site.server.context();

  expect(await checkFinishedNotes(ctx)).toBe(0);
  site.server.clock.set('2026-06-03T11:00:01+08:00');
  expect(await checkFinishedNotes(ctx)).toBe(1);
  expect(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }))).toMatchObject({
    trackState: '3',
    abnormalFlags: 'noTrack',
  });
});

test('SHIP-20 G06 who may be sent out stands in the order of the distance to the loading place; old positions count for nothing', async () => {
  const at = (lng: number, lastLocTime: string) => ({ lastLng: lng, lastLat: 38.843, lastLocTime });
  const near = await site.build.vehicle(at(110.6, '2026-06-03 09:00:00'));
  const far = await site.build.vehicle(at(112, '2026-06-03 09:00:00'));
  const old = await site.build.vehicle(at(110.499, '2026-06-01 09:00:00'));
  const barred = await site.build.vehicle({ ...at(110.5, '2026-06-03 09:00:00'), blacklist: '1' });

  const { records, metres } = expectDone(await admin().get('/hytrack/hyNearest/vehicles', { ...shenmu, pageSize: '100' }));
  const place = (id: string) => records.findIndex((row: { id: string }) => row.id === id);
  expect(place(near.id)).toBeGreaterThanOrEqual(0);
  expect(place(far.id)).toBeGreaterThan(place(near.id));
  expect(place(old.id)).toBeGreaterThan(place(far.id));
  expect(place(barred.id)).toBe(-1);
  expect(metres[near.id]).toBeGreaterThan(11_000);
  expect(metres[near.id]).toBeLessThan(11_400);
  expect(metres[old.id]).toBeUndefined();
  expect(
    expectDone(await admin().get('/hytrack/hyNearest/vehicles', { ...shenmu, name: far.vehicleNumber.slice(2) })).records,
  ).toMatchObject([{ id: far.id }]);
  expect(expectDone(await admin().get('/hytrack/hyNearest/drivers', shenmu)).records.length).toBeGreaterThan(0);
  expectDone(await admin().get('/hytrack/hyNearest/vehicles', { lng: '58', lat: '5e-324' }));
});

describe('SHIP-20 G06 those who may be sent out', () => {
  const shenmu = { lng: '110.399', lat: '38.843' };
  const choose = async (of: 'vehicles' | 'drivers', query: Record<string, string> = {}, client = admin()) =>
    expectDone(await client.get(`/hytrack/hyNearest/${of}`, { pageSize: '100', ...query }));
  const at = (lng: number, values = {}) => ({
    ...values,
    lastLng: lng,
    lastLat: 38.843,
    lastLocTime: '2026-06-03 09:00:00',
    lastSource: '1',
    owner: '择车示例',
  });
  const idsOf = (page: { records: { id: string }[] }) => page.records.map(({ id }) => id);

  test('those who cannot go are listed with the reason where their standing is asked for, and only then', async () => {
    const owner = '可派状态示例';
    const of = (values: object) => site.build.vehicle({ owner, ...values });
    const made = {
      free: await of({}),
      onRoad: await of({}),
      expired: await of({ state: '5' }),
      frozen: await of({ state: '4' }),
      blacklisted: await of({ blacklist: '1' }),
      unapproved: await of({ state: '1' }),
    };
    await of({ state: '4', vehicleType: 'B11', vehicleNumber: '鲁G9131挂' });
    const order = await publishOrder(admin(), orderForm(site.world));
    await dispatch(admin(), order, { driver: await site.build.driver(), vehicle: made.onRoad }, 30_000);

    const standings = async (query: Record<string, string>) =>
      Object.fromEntries(
        (await choose('vehicles', { owner, ...query })).records.map((row: Record<string, string>) => [row['id'], row['standing']]),
      );
    const going = { [made.free.id]: 'free', [made.onRoad.id]: 'onRoad' };
    expect(await standings({})).toEqual(going);
    expect(await standings({ standing: '' })).toEqual(going);
    for (const name of Object.keys(made) as (keyof typeof made)[])
      expect(await standings({ standing: name })).toEqual({ [made[name].id]: name });
    expect(await standings({ standing_MultiString: 'frozen,onRoad' })).toEqual({ [made.frozen.id]: 'frozen', [made.onRoad.id]: 'onRoad' });
    // Who sees no waybills is not told who has some.
    const blind = site.server.as({ username: 'standing_blind', userType: 1, cid: null, permissions: ['vehicle:list'] });
    const { records } = await choose('vehicles', { owner }, blind);
    expect(records.length).toBe(2);
    expect(records.every((row: Record<string, unknown>) => row['standing'] === null || row['standing'] === undefined)).toBe(true);
  });

  test('the free ones come first, and among them the nearest; trailers never do', async () => {
    const [busyNear, far, near, unseen] = [
      await site.build.vehicle(at(110.4)),
      await site.build.vehicle(at(112, { vehicleTonnage: 2000 })),
      await site.build.vehicle(at(110.5, { vehicleTonnage: 1000 })),
      await site.build.vehicle({ owner: '择车示例', vehicleTonnage: 3000 }),
    ];
    const trailer = await site.build.vehicle(at(110.4, { vehicleType: 'B11', vehicleNumber: '鲁G9031挂' }));
    const drawn = await site.build.vehicle(at(110.4, { vehicleType: 'G11', vehicleNumber: '鲁G9032挂' }));
    const driver = await site.build.driver();
    const order = await publishOrder(admin(), orderForm(site.world));
    await dispatch(admin(), order, { driver, vehicle: busyNear }, 30_000);
    const own = { owner: '择车示例' };

    const page = await choose('vehicles', { ...shenmu, ...own });
    expect(idsOf(page)).toEqual([near.id, far.id, unseen.id, busyNear.id]);
    expect(page.total).toBe(4);
    expect(page.records.map((row: Record<string, unknown>) => [row['free'], row['free_dictText'], row['openNotes']])).toEqual([
      ['1', '是', 0],
      ['1', '是', 0],
      ['1', '是', 0],
      ['0', '否', 1],
    ]);
    expect(page.records[0].nearMetres).toBe(page.metres[near.id]);
    expect(page.records[2].nearMetres).toBeNull();

    expect(idsOf(await choose('vehicles', { ...own, free: '1' }))).not.toContain(busyNear.id);
    expect(idsOf(await choose('vehicles', { ...own, free: '0' }))).toEqual([busyNear.id]);
    expect(idsOf(await choose('vehicles', { ...own, ...shenmu, column: 'nearMetres', order: 'asc' }))).toEqual([
      busyNear.id,
      near.id,
      far.id,
      unseen.id,
    ]);
    expect(idsOf(await choose('vehicles', { ...own, ...shenmu, nearMetres_end: '50000', free: '1' }))).toEqual([near.id]);
    expect(
      idsOf(await choose('vehicles', { ...own, vehicleTonnage_begin: '1001', free: '1', column: 'vehicleTonnage', order: 'desc' })),
    ).toEqual([unseen.id, far.id]);
    // A choice that was made before is named, whatever has become of it.
    expect(idsOf(await choose('vehicles', { id_MultiString: trailer.id }))).toEqual([trailer.id]);
    expect(
      await admin().post(
        '/hyorder/hyOrder/dispatch',
        {
          id: order.id,
          version: expectDone(await admin().get('/hyorder/hyOrder/queryById', { id: order.id })).version,
          publishMode: '1',
          driverId: driver.id,
          vehicleId: drawn.id,
          weight: 1000,
        },
        once(),
      ),
    ).toMatchObject({ success: false, message: '挂车不能单独派车，请选择牵引车' });

    const { records } = await choose('drivers', { driverName: driver.driverName });
    expect(records).toMatchObject([{ id: driver.id, free: '0', openNotes: 1 }]);
  });

  test('of vehicles those that carry the weight come first, whatever is free or near; the others follow and say so', async () => {
    const owner = '装载示例';
    const of = (lng: number, vehicleTonnage: number) => site.build.vehicle({ ...at(lng), owner, vehicleTonnage });
    const [smallNear, exact, large, largeBusy] = [await of(110.4, 500), await of(112, 1200), await of(111, 3000), await of(110.4, 4000)];
    const order = await publishOrder(admin(), orderForm(site.world));
    await dispatch(admin(), order, { driver: await site.build.driver(), vehicle: largeBusy }, 30_000);
    const ask = (query: Record<string, string>) => choose('vehicles', { ...shenmu, owner, ...query });

    expect(idsOf(await ask({}))).toEqual([smallNear.id, large.id, exact.id, largeBusy.id]);
    const page = await ask({ weight: '12000' });
    expect(idsOf(page)).toEqual([large.id, exact.id, largeBusy.id, smallNear.id]);
    expect(page.records.map((row: Record<string, unknown>) => row['carries'])).toEqual(['1', '1', '1', '0']);
    // One kilogram more than may be loaded is refused by the dispatch, too.
    expect(idsOf(await ask({ weight: '12001' }))).toEqual([large.id, largeBusy.id, smallNear.id, exact.id]);
    expect(idsOf(await ask({ weight: '12000', carries: '0' }))).toEqual([smallNear.id]);
    expect((await ask({})).records.every((row: Record<string, unknown>) => row['carries'] === null)).toBe(true);
  });

  test('PERM-08 a reader learns nothing from waybills that are not shown to them', async () => {
    const [mine, theirs] = [await site.build.carrier(), await site.build.carrier()];
    const vehicle = await site.build.vehicle({ carrierId: mine.id });
    const driver = await site.build.driver({ carrierId: mine.id });
    await dispatch(admin(), await publishOrder(admin(), orderForm(site.world, { carrierId: theirs.id })), { driver, vehicle }, 30_000);
    const owner = site.server.as({ username: 'choice_owner', userType: 3, cid: mine.id, permissions: ['vehicle:list', 'shipping:list'] });
    const blind = site.server.as({ username: 'choice_blind', userType: 3, cid: mine.id, permissions: ['vehicle:list'] });

    expect((await choose('vehicles', {}, owner)).records).toMatchObject([{ id: vehicle.id, free: '1', openNotes: 0 }]);
    expect((await choose('vehicles', {}, blind)).records).toMatchObject([{ id: vehicle.id, free: null, openNotes: null }]);
    expect((await choose('vehicles', { id_MultiString: vehicle.id })).records).toMatchObject([{ free: '0', openNotes: 1 }]);
  });

  test('open waybills of 500 are counted in one call', async () => {
    const ids = Array.from({ length: 499 }, (_, index) => `none${index}`);
    const { vehicle, driver } = await site.freshCrew();
    await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), { driver, vehicle }, 30_000);
    const count = (given: string[]) => admin().post('/shipping/hyShippingNote/openNotes', { of: 'vehicle', ids: given });

    expect(expectDone(await count([...ids, vehicle.id]))).toEqual({ [vehicle.id]: 1 });
    expect(expectDone(await count([]))).toEqual({});
    expect(await count([...ids, vehicle.id, 'more'])).toMatchObject({ status: 400 });
  });
});

test('FRT-19 positions are packed after 90 days and read as before; the database keeps them for three years', async () => {
  const { vehicle } = await site.freshCrew();
  const plate = { vehicleNumber: vehicle.vehicleNumber, plateColor: vehicle.plateColor };
  const old = (day: string, noteId: string | null, hours: number[]) =>
    hours.map((hour) => ({
      tenantId: 0,
      ...plate,
      locTime: `${day} ${String(hour).padStart(2, '0')}:00:00`,
      source: '1',
      noteId,
      lng: 110.499_001 + hour / 100,
      lat: 38.843,
      speed: hour,
      mileage: 1000 + hour,
    }));
  const kept = [...old('2025-01-10', null, [1, 2]), ...old('2025-01-10', 'note_packed', [3, 4, 5]), ...old('2025-01-11', null, [6])];
  const gone = old('2020-02-29', 'note_gone', [1, 2]);
  const young = old('2026-06-02', null, [1]);
  await site.server.inTenant(0, (tx) => tx.insert(hyPosition).values([...kept, ...gone, ...young]));
  const period = { vehicleId: vehicle.id, beginTime: '2025-01-10 00:00:00', endTime: '2025-01-11 23:00:00' };
  const track = async () => expectDone(await admin().get('/hytrack/hyTrackQuery/ofVehicle', period));
  const before = await track();
  expect(before.pointCount).toBe(6);

  const ctx = site.server.context();
  expect(await packOldPositions(ctx)).toBe(8);
  expect(await packOldPositions(ctx)).toBe(0);
  expect(await track()).toEqual(before);
  const days = async () =>
    (await site.server.database.pool.query(`select day::text, note_id, point_count from hy_position_day order by 1, 2`)).rows;
  expect(await days()).toEqual([
    { day: '2020-02-29', note_id: 'note_gone', point_count: 2 },
    { day: '2025-01-10', note_id: '', point_count: 2 },
    { day: '2025-01-10', note_id: 'note_packed', point_count: 3 },
    { day: '2025-01-11', note_id: '', point_count: 1 },
  ]);
  expect(await removeOldPositions(ctx)).toBe(1);
  expect(await days()).toHaveLength(3);

  const refused = (statement: string) =>
    expect(site.server.inTenant(0, (tx) => tx.execute(sql.raw(statement)))).rejects.toThrow(/Failed query/);
  await refused(`update hy_position set speed = 1`);
  await refused(`update hy_position_day set point_count = 1`);
  await site.server.inTenant(0, (tx) => tx.insert(hyPosition).values({ ...young[0]!, locTime: nowInShanghai(), source: '2' }));
  await refused(`delete from hy_position where source = '2'`);
  const yesterday = { ...plate, day: nowInShanghai().slice(0, 10), noteId: 'young', pointCount: 0, packed: Buffer.alloc(0) };
  await site.server.inTenant(0, (tx) => tx.insert(hyPositionDay).values(yesterday));
  await refused(`delete from hy_position_day where note_id = 'young'`);
});

/** The database looks at its own clock. */
const nowInShanghai = () => toDateTimeText(new Date());
