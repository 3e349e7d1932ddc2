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
