import { like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { watchTrips } from './watchTrips.ts';

let site: NoteSite;
beforeAll(async () => void (site = await openNoteSite()));

type Row = ReturnType<typeof expectDone>;
const admin = () => site.server.as('admin');
const at = (time: string) => site.server.clock.set(`2026-06-02T${time}:00+08:00`);
const onTheWay = { lng: 114.5, lat: 39.05 };

/** A waybill that was loaded at eight. */
async function loaded(): Promise<{ note: Row; vehicle: Row }> {
  const crew = await site.freshCrew();
  at('07:00');
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), crew);
  const { version } = expectDone(await site.put('accept', { id: note.id, version: note.version, reason: '代接' }));
  at('08:00');
  const slip = { weight: 32_000, files: 'slip/a.png', time: '2026-06-02 08:00:00' };
  expectDone(await site.put('load', { id: note.id, version, ...slip }));
  return { note, vehicle: crew.vehicle };
}

const seen = async ({ vehicleNumber, plateColor }: Row, place: { lng: number; lat: number }, ...times: string[]) =>
  expectDone(
    await admin().post('/hytrack/hyPosition/report', {
      positions: times.map((time) => ({ vehicleNumber, plateColor, locTime: `2026-06-02 ${time}`, ...place, speed: 0, source: '1' })),
    }),
  );
const told = ({ shippingNoteNumber }: Row) =>
  site.server.inTenant(0, async (tx) =>
    (
      await tx
        .select()
        .from(sysAnnouncement)
        .where(like(sysAnnouncement.titile, `运单 ${shippingNoteNumber} %`))
    ).map(({ titile }) => titile!.split(' ').at(-1)),
  );
const watch = () => watchTrips(site.server.context());

test.each([
  ['a minute less than the limit', '11:59:00', []],
  ['the limit', '12:00:00', ['长时间停留']],
  ['more', '12:05:00', ['长时间停留']],
] as const)('SHIP-17 NT19 a vehicle that stands on its way for %s', async (_what, until, notices) => {
  const { note, vehicle } = await loaded();
  at('12:06');
  await seen(vehicle, onTheWay, '10:00:00', '10:50:00', '11:40:00', until);

  await watch();
  await watch();

  expect(await told(note)).toEqual(notices);
});

test('SHIP-17 NT19 who stands where it loads or unloads is not told of', async () => {
  const { note, vehicle } = await loaded();
  at('12:06');
  await seen(vehicle, { lng: note.sendLng, lat: note.sendLat }, '08:10:00', '09:30:00', '10:50:00', '12:05:00');

  await watch();

  expect(await told(note)).toEqual([]);
});

test.each([
  ['as long as a track may have a gap', '12:00', []],
  ['longer', '12:01', ['定位中断']],
] as const)('SHIP-17 NT19 a vehicle that was not seen for %s', async (_what, now, notices) => {
  const { note, vehicle } = await loaded();
  at('10:00');
  await seen(vehicle, onTheWay, '10:00:00');
  at(now);

  await watch();
  await watch();

  expect(await told(note)).toEqual(notices);
});

test('SHIP-17 NT19 one that was never seen is told of as well, to who sent it, with its waybill, plate and place', async () => {
  const { note, vehicle } = await loaded();
  at('10:01');

  await watch();

  const notices = await site.server.inTenant(0, (tx) =>
    tx
      .select()
      .from(sysAnnouncement)
      .where(like(sysAnnouncement.titile, `运单 ${note.shippingNoteNumber} %`)),
  );
  expect(notices).toMatchObject([
    { titile: `运单 ${note.shippingNoteNumber} 定位中断`, openPage: expect.stringContaining('/shipping/trackquery') },
  ]);
  expect(notices[0]!.msgContent).toContain(vehicle.vehicleNumber);
  expect(notices[0]!.msgContent).toContain('装货后没有定位');
});

test('SHIP-17 NT19 a trip whose track ends elsewhere than it was unloaded is told of once', async () => {
  const { note, vehicle } = await loaded();
  at('10:00');
  await seen(vehicle, onTheWay, '08:30:00', '10:00:00');
  const { version } = expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  expectDone(await site.put('unload', { id: note.id, version, weight: 32_000, files: 'slip/b.png', time: '2026-06-02 10:00:00' }));

  for (const _time of [1, 2]) expectDone(await admin().post('/hytrack/hyTrackQuery/query', { noteId: note.id }, once()));

  expect(await told(note)).toEqual(['偏离路线']);
});
