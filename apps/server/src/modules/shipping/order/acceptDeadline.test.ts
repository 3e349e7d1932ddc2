import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { buildFreight, expectDone, once, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { timeOutNotes } from '../shipping-note/revoke.service.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(500_000_000);
});
const path = '/hyorder/hyOrder';
const admin = () => server.as('admin');
const publish = () => publishOrder(admin(), orderForm(world, { totalWeight: 32_000 }));
const crew = async () => ({ driverId: (await build.driver()).id, vehicleId: (await build.vehicle()).id });
const send = async (deadline: string | null, values: Record<string, unknown> = {}) => {
  const { id, version } = await publish();
  return admin().post(
    `${path}/dispatch`,
    { id, version, publishMode: '1', weight: 32_000, ...(await crew()), deadline, ...values },
    once(),
  );
};
const noteOf = async (id: string) => expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id }));
/** Shanghai time, which the clock of the tests is told in UTC. */
const at = (text: string) => `${text.replace(' ', 'T')}+08:00`;

describe('SHIP-01 G07 until when an order may be accepted', () => {
  test.each([
    ['years ago', '2020-01-01 00:00:00', false],
    ['a second ago', '2026-06-01 09:59:59', false],
    ['this very moment', '2026-06-01 10:00:00', false],
    ['in a second', '2026-06-01 10:00:01', true],
  ])('a deadline %s', async (_name, deadline, isTaken) => {
    const { id: carrierId } = await build.carrier();
    for (const target of [{ publishMode: '1' }, { publishMode: '2' }, { publishMode: '3', carrierId }]) {
      const answer = await send(deadline, target);
      if (isTaken) expect(answer.success).toBe(true);
      else expect(answer).toMatchObject({ status: 400, errorData: [{ path: 'deadline', message: '接单截止必须晚于当前时间' }] });
    }
  });

  test.each([
    [-1, '15'],
    [0, '15'],
    [1, '99'],
  ])('N3 %d s around it the waybill of a driver is in state %s', async (seconds, state) => {
    const [note] = expectDone(await send('2026-06-01 10:30:00'));
    await atTime(server.clock, new Date(Date.parse(at('2026-06-01 10:30:00')) + seconds * 1000).toISOString(), () =>
      timeOutNotes(server.context()),
    );
    expect((await noteOf(note.id)).noteStatus).toBe(state);
  });

  test('N3 a later deadline than that of the settings holds', async () => {
    const [note] = expectDone(await send('2026-06-01 14:00:00'));
    await atTime(server.clock, at('2026-06-01 13:00:00'), () => timeOutNotes(server.context()));
    expect((await noteOf(note.id)).noteStatus).toBe('15');
  });

  test.each([
    ['2026-06-01 10:30:00', true],
    ['2026-06-01 10:30:01', false],
  ])('N2 at %s a driver whose time ends at 10:30 can be accepted for: %s', async (moment, isTaken) => {
    const [note] = expectDone(await send('2026-06-01 10:30:00'));
    const answer = await atTime(server.clock, at(moment), () =>
      admin().put('/shipping/hyShippingNote/accept', { id: note.id, version: note.version, reason: '电话确认' }),
    );
    if (isTaken) expect(answer.result).toMatchObject({ noteStatus: '20' });
    else expect(answer).toMatchObject({ status: 409, message: '已过接单截止时间 2026-06-01 10:30' });
  });

  test('where it is accepted for the driver at once, nothing is left to be in time for', async () => {
    const [note] = expectDone(await send('2026-06-01 10:30:00', { autoAccept: '1' }));
    expect(await noteOf(note.id)).toMatchObject({ noteStatus: '20', acceptDeadline: null });
  });

  test.each([
    ['2026-06-01 10:30:00', true],
    ['2026-06-01 10:30:01', false],
  ])('at %s a carrier that was given an order until 10:30 sends its vehicle: %s', async (moment, isTaken) => {
    const carrier = await build.carrier();
    const { id, version } = await publish();
    const given = { id, version, publishMode: '3', carrierId: carrier.id, deadline: '2026-06-01 10:30:00' };
    expectDone(await admin().post(`${path}/dispatch`, given, once()));
    const driver = await build.driver({ carrierId: carrier.id });
    const vehicle = await build.vehicle({ carrierId: carrier.id });
    const user = server.as({ username: `fleet-${carrier.id}`, userType: 3, cid: carrier.id });
    const order = expectDone(await admin().get(`${path}/queryById`, { id }));
    const trip = { id, version: order.version, publishMode: '1', weight: 32_000, driverId: driver.id, vehicleId: vehicle.id };

    const answer = await atTime(server.clock, at(moment), () => user.post(`${path}/dispatch`, trip, once()));

    if (isTaken) expect(answer.success).toBe(true);
    else expect(answer).toMatchObject({ status: 409, message: '已过接单截止时间 2026-06-01 10:30' });
  });
});
