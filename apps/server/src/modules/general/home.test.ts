import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import type { TestClient } from '../../../test/testServer.ts';
import { workLists } from '../../../test/workLists.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, world, freshCrew } = await openNoteSite()));

interface Waiting {
  kind: string;
  count: number;
  oldest: string | null;
}

const homeOf = async (client: TestClient) =>
  expectDone(await client.get('/dashboard/home')) as Record<string, never> & { waiting: Waiting[] };

test('HOME-01 each count of the home page is the number of rows of the list behind it, the longest waiting first', async () => {
  const admin = server.as('admin');
  await dispatch(admin, await publishOrder(admin, orderForm(world)), await freshCrew());
  await publishOrder(admin, orderForm(world));

  const { waiting } = await homeOf(admin);

  expect(waiting.find(({ kind }) => kind === 'acceptNotes')).toMatchObject({ count: 1, oldest: '2026-06-01 10:00:00' });
  for (const { kind, count } of waiting) {
    const list = workLists[kind];
    if (list === undefined) continue;
    expect(expectDone(await admin.get(list.path, list.query)).total, kind).toBe(count);
  }
  const ages = waiting.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]));
  expect(ages).toEqual(ages.toSorted());
  expect(waiting.slice(ages.length).every(({ count }) => count === 0)).toBe(true);
});

test('HOME-01 PERM-08 the home page tells of what its reader sees and can do', async () => {
  const admin = server.as('admin');
  await dispatch(admin, await publishOrder(admin, orderForm(world)), await freshCrew());
  const kindsOf = ({ waiting }: { waiting: Waiting[] }) => waiting.map(({ kind }) => kind).toSorted();

  const clerk = await homeOf(server.as({ username: 'home_clerk', permissions: [] }));
  expect(clerk).toMatchObject({ days: null, onRoad: null, waiting: [], abnormal: null });

  const signer = await homeOf(server.as({ username: 'home_signer', permissions: ['shipping:list', 'shipping:sign', 'driver:review'] }));
  expect(kindsOf(signer)).toEqual(['reviewDrivers', 'signNotes']);
  expect(signer).toMatchObject({ days: expect.objectContaining({ length: 30 }), abnormal: [] });

  const stranger = { username: 'home_stranger', userType: 2, cid: 'nobody', permissions: ['shipping:list', 'shipping:accept'] };
  expect(await homeOf(server.as(stranger))).toMatchObject({
    waiting: [{ kind: 'acceptNotes', count: 0, oldest: null }],
    onRoad: 0,
    abnormal: null,
  });
});

test('HOME-02 how a person arranges the page is kept for that person alone', async () => {
  const [wang, li] = [server.as('home_wang'), server.as('home_li')];
  const layout = { order: ['waiting', 'figures'], hidden: ['trend'], pinned: ['/shipping/list'] };
  expect((await homeOf(wang))['layout']).toEqual({ order: [], hidden: [], pinned: [] });

  for (let turn = 0; turn < 2; turn += 1) expectDone(await wang.put('/dashboard/home/layout', layout));

  expect((await homeOf(wang))['layout']).toEqual(layout);
  expect((await homeOf(li))['layout']).toEqual({ order: [], hidden: [], pinned: [] });
});

test.each([
  [60, 200],
  [61, 400],
])('HOME-02 %i names are answered with %i', async (count, status) => {
  const names = Array.from({ length: count }, (_, at) => `card-${at}`);
  const reply = await server.as('home_many').put('/dashboard/home/layout', { order: names, hidden: [], pinned: [] });
  expect(reply.status).toBe(status);
});

test('HOME-01 GEN-02 the home page says what its reader has done, what was entered today, and what went wrong as the lists behind it do', async () => {
  const admin = server.as('admin');
  await publishOrder(admin, orderForm(world));
  const before = (await homeOf(admin)) as unknown as Home;
  const order = await publishOrder(admin, orderForm(world));
  await dispatch(admin, order, await freshCrew());

  const after = (await homeOf(admin)) as unknown as Home;
  const doneOf = (home: Home, kind: string) => home.done.find((one) => one.kind === kind)!;
  expect(doneOf(after, 'dispatchNotes')).toEqual({
    kind: 'dispatchNotes',
    today: doneOf(before, 'dispatchNotes').today + 1,
    week: doneOf(before, 'dispatchNotes').week + 1,
    weekBefore: 0,
  });
  // Entering and publishing an order is work on one document, as is each of its moves.
  expect(doneOf(after, 'addOrders').today).toBe(doneOf(before, 'addOrders').today + 1);
  expect(after.orders).toEqual({ today: before.orders.today + 1, yesterday: before.orders.yesterday });
  const orders = expectDone(await admin.get('/hyorder/hyOrder/list', { createTime_begin: '2026-06-01 00:00:00' })).total;
  expect(after.orders.today).toBe(orders);
  const since = { createTime_begin: '2026-06-01 00:00:00' };
  const messages = expectDone(await admin.get('/message/sysMessage/list', { esSendStatus: '2', ...since })).total;
  expect(after.wrong).toContainEqual({ kind: 'failedMessages', count: messages });
  const alarms = await admin.get('/sys/sysAnnouncementSend/getMyAnnouncementSend', {
    priority: 'H',
    sendTime_begin: since.createTime_begin,
  });
  expect(after.wrong).toContainEqual({ kind: 'alarms', count: alarms.result.total });

  // Of others nothing is told that is not theirs to do.
  const signer = (await homeOf(server.as({ username: 'home_done', permissions: ['shipping:list', 'shipping:sign'] }))) as unknown as Home;
  expect(signer.done).toEqual([{ kind: 'driveNotes', today: 0, week: 0, weekBefore: 0 }]);
  expect(signer.wrong.map(({ kind }) => kind)).toEqual(['alarms']);
  expect(signer.orders).toBeNull();
});

interface Home {
  orders: { today: number; yesterday: number };
  done: { kind: string; today: number; week: number; weekBefore: number }[];
  wrong: { kind: string; count: number }[];
}
