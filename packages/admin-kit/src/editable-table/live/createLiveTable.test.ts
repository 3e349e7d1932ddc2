import { expect, test } from 'vitest';
import { buildWaybills } from '../store/buildStore.ts';
import { buildParty } from './live.fixture.ts';

const conflictsOf = (peer: {
  live: { getSnapshot: () => { conflicts: ReadonlyArray<{ theirs: ReadonlyArray<{ value: unknown; name: string }> }> } };
}) => peer.live.getSnapshot().conflicts.map(({ theirs }) => theirs.map(({ value, name }) => `${name}: ${String(value)}`));

test('TBL-13 an edit is shown at the others’, is not theirs to save and not theirs to undo', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  const shown: unknown[] = [];
  other.live.onShown((cells, name) => shown.push([cells, name]));

  one.write('w1', 'driver', '赵敏');
  await settle();

  expect(other.value('w1', 'driver')).toBe('赵敏');
  expect(shown).toEqual([[[[1, 'driver']], '甲']]);
  expect(other.store.isChanged(1)).toBe(false);
  expect(other.store.isDirty()).toBe(false);
  expect(other.store.history().undo).toEqual([]);
  expect(one.store.isChanged(1, 'driver')).toBe(true);
  expect([one, other].map((peer) => peer.live.getSnapshot().waiting)).toEqual([0, 0]);
});

test('TBL-13 the message is that of the wire: a row with its id, and the table that wrote it', async () => {
  const { hub, peers, settle } = await buildParty(['甲']);

  peers[0]!.write('w1', 'driver', '赵敏');
  await settle();

  expect(hub.said.filter(({ message }) => message.type === 'update_vxe_table').map(({ message }) => message.data)).toEqual([
    { socketKey: 'waybills', args: [{ id: 'w1', driver: '赵敏' }, 'case-甲'], live: { seq: 1, at: [{ driver: 1 }] } },
  ]);
});

test('TBL-13 a plain message of a client of JeecgBoot is shown, too; what is no other value is not a write', async () => {
  const { hub, peers, settle } = await buildParty(['甲']);
  const [one] = peers;
  one!.write('w1', 'weight', 99);
  await settle();
  const plain = hub.connect('stock')('page-stock')!;
  await settle();

  plain.send(
    JSON.stringify({
      type: 'update_vxe_table',
      data: { socketKey: 'waybills', args: [{ ...one!.store.row(1), driver: '钱进', weight: 7, tug_status: { a: 1 } }, 'stock'] },
    }),
  );
  await settle();

  expect(one!.value('w1', 'driver')).toBe('钱进');
  expect(one!.value('w1', 'weight')).toBe(99);
  expect(conflictsOf(one!)).toEqual([['stock: 7']]);
});

test('TBL-13 two edits of one cell: both values are kept at both, until a person takes one', async () => {
  const { peers, settle } = await buildParty(['甲', '乙', '丙']);
  const [one, other, third] = [peers[0]!, peers[1]!, peers[2]!];

  one.write('w1', 'driver', '赵敏');
  other.write('w1', 'driver', '钱进');
  await settle();
  expect([one, other].map((peer) => peer.value('w1', 'driver'))).toEqual(['赵敏', '钱进']);
  expect([conflictsOf(one), conflictsOf(other), conflictsOf(third)]).toEqual([[['乙: 钱进']], [['甲: 赵敏']], []]);

  one.live.takeTheirs(1, { key: 'driver', write: one.live.getSnapshot().conflicts[0]!.theirs[0]! });
  await settle();

  for (const peer of peers) expect(peer.value('w1', 'driver')).toBe('钱进');
  expect(peers.map(conflictsOf)).toEqual([[], [], []]);
  // It is theirs to save who wrote it.
  expect(peers.map((peer) => peer.store.isChanged(1, 'driver'))).toEqual([false, true, false]);
});

test('TBL-13 who keeps the own value asks the other one', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  one.write('w1', 'driver', '赵敏');
  other.write('w1', 'driver', '钱进');
  await settle();

  other.live.keepMine(1, 'driver');
  await settle();
  expect([conflictsOf(one), conflictsOf(other)]).toEqual([[['乙: 钱进']], []]);
  one.live.takeTheirs(1, { key: 'driver', write: one.live.getSnapshot().conflicts[0]!.theirs[0]! });
  await settle();

  expect(peers.map((peer) => peer.value('w1', 'driver'))).toEqual(['钱进', '钱进']);
});

test('TBL-13 a cell that is being written into is not changed under the hands; left unchanged, it shows what came', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  other.editing.add('w1 driver');
  one.write('w1', 'driver', '赵敏');
  await settle();
  expect(other.value('w1', 'driver')).toBe('王芳');
  expect(conflictsOf(other)).toEqual([['甲: 赵敏']]);

  other.editing.clear();
  other.live.editingEnded();

  expect(other.value('w1', 'driver')).toBe('赵敏');
  expect(conflictsOf(other)).toEqual([]);
});

test('TBL-13 edits of a broken line are told when it stands again, both ways; then the app reads what was saved', async () => {
  const { hub, peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  hub.setCut('甲', true);
  one.write('w1', 'driver', '赵敏');
  other.write('w2', 'driver', '钱进');
  await settle();
  expect(one.live.getSnapshot()).toMatchObject({ line: 'waiting', waiting: 1, collaborators: [] });
  expect(other.live.getSnapshot().collaborators).toEqual([]);

  hub.setCut('甲', false);
  await settle(6_000);

  expect(other.value('w1', 'driver')).toBe('赵敏');
  expect(one.value('w2', 'driver')).toBe('钱进');
  expect(one.live.getSnapshot()).toMatchObject({ line: 'open', waiting: 0, collaborators: [{ name: '乙' }] });
  expect([one.saved, other.saved]).toEqual([['all'], []]);
});

test('TBL-13 a message that nobody heard is told again, ever more seldom', async () => {
  const { hub, peers, clock } = await buildParty(['甲'], { holds: true });
  peers[0]!.write('w1', 'driver', '赵敏');
  const turn = async (ms: number) => {
    clock.advance(ms);
    for (let count = 0; count < 4; count += 1) await Promise.resolve();
    for (const { data, deliver } of hub.flying.splice(0)) if (data.includes('heart_beat')) deliver();
  };
  const told = () => hub.said.filter(({ message }) => message.type === 'update_vxe_table').length;

  await turn(100);
  expect([told(), peers[0]!.live.getSnapshot().waiting]).toEqual([1, 1]);
  await turn(5_100);
  expect(told()).toBe(2);
  for (let count = 0; count < 5; count += 1) await turn(2_100);
  expect([told(), peers[0]!.live.getSnapshot().waiting]).toEqual([3, 1]);
});

test('TBL-13 ten thousand pasted cells travel within the limits of the server', async () => {
  const { hub, peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  for (const { store } of [one, other])
    store.loadNewData(Array.from({ length: 5_000 }, (_, index) => ({ id: `n${index}`, note: '', driver: '' })));
  const from = hub.said.length;

  one.store.edit('paste', (change) => {
    for (let row = 0; row < 5_000; row += 1) for (const key of ['note', 'driver']) change.set({ rowId: row, key, value: `${key} ${row}` });
  });
  await settle(12_000);

  expect(other.value('n4999', 'driver')).toBe('driver 4999');
  expect(other.value('n0', 'note')).toBe('note 0');
  const messages = hub.said.slice(from).filter(({ name }) => name === '甲');
  expect(Math.max(...messages.map(({ message }) => new TextEncoder().encode(JSON.stringify(message)).length))).toBeLessThan(60_000);
  expect(messages.length).toBeLessThan(100);
});

test('TBL-13 what was saved is re-read by the others; a cell changed here that was saved otherwise is a conflict', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  other.write('w2', 'driver', '孙立');
  one.write('w1', 'driver', '赵敏');
  await settle();

  one.store.markSaved();
  one.live.saved(['w1']);
  await settle();
  expect(other.saved).toEqual([['w1']]);
  other.live.reread([
    { rowKey: 'w1', values: { driver: '赵敏', weight: 5 } },
    { rowKey: 'w2', values: { driver: '周全', weight: 6 } },
  ]);

  expect([other.value('w1', 'weight'), other.value('w2', 'driver'), other.value('w2', 'weight')]).toEqual([5, '孙立', 6]);
  expect(other.store.isChanged(1)).toBe(false);
  expect(conflictsOf(other)).toEqual([[': 周全']]);
});

test('TBL-13 who leaves without saving takes back what was written', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  one.write('w1', 'driver', '赵敏');
  await settle();

  one.live.dispose();
  await settle();

  expect(other.value('w1', 'driver')).toBe('王芳');
  expect(other.live.getSnapshot().collaborators).toEqual([]);
});

test('TBL-13 others are there with name, place and a colour of their own; who says nothing for long is gone', async () => {
  const { hub, peers, settle, clock } = await buildParty(['甲', '乙', '丙']);
  const [one, other] = [peers[0]!, peers[1]!];
  other.store.setVisibleColumns(other.store.columns().map(({ key }) => key));
  other.store.activate({ row: 2, column: 1 });
  await settle();

  const { collaborators } = one.live.getSnapshot();
  expect(collaborators).toMatchObject([
    { name: '乙', place: { rowId: 2, key: 'driver' } },
    { name: '丙', place: null },
  ]);
  expect(new Set(collaborators.map(({ colour }) => colour)).size).toBe(2);
  const before = hub.said.length;
  for (let row = 0; row < 5; row += 1) other.store.activate({ row, column: 0 });
  await settle(300);
  expect(hub.said.length - before).toBeLessThan(3);
  hub.flying.length = 0;
  clock.advance(9_000);
  expect(one.live.getSnapshot().collaborators).toHaveLength(2);
  // Beats go on, but no word comes through.
  for (let count = 0; count < 4; count += 1) {
    clock.advance(9_000);
    hub.flying.length = 0;
  }
  expect(one.live.getSnapshot().collaborators).toEqual([]);
});

test('TBL-13 a row that hangs on another column is not derived again here, least of all over a change', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const columns = [
    { key: 'note', title: '省', type: 'input' as const },
    { key: 'driver', title: '市', type: 'input' as const, linkedTo: 'note' },
  ];
  for (const { store } of peers) store.setColumns(columns);
  peers[1]!.write('w1', 'driver', '我的');
  await settle();
  peers[0]!.live.takeTheirs(1, { key: 'driver', write: { value: '他的', at: 9, by: 'x', name: '' } });

  peers[0]!.write('w1', 'note', '江苏');
  await settle();

  expect(peers[1]!.value('w1', 'note')).toBe('江苏');
  expect(peers[1]!.value('w1', 'driver')).toBe('我的');
});

test('TBL-13 thousands of cells at once are told the page once, and the others all the same, hidden rows among them', async () => {
  const { peers, settle } = await buildParty(['甲', '乙']);
  const [one, other] = [peers[0]!, peers[1]!];
  for (const { store } of peers) store.loadNewData(buildWaybills(3_000));
  await one.store.setFilters([{ key: 'note', by: 'contains', text: 'YD0' }]);
  await settle();
  let told = 0;
  const stop = one.live.subscribe(() => (told += 1));

  one.store.setValues(buildWaybills(3_000).map(({ id }) => ({ rowKey: String(id), values: { driver: '赵敏' } })));

  expect(told).toBe(1);
  expect(one.live.getSnapshot().waiting).toBe(3_000);
  stop();
  await settle(10_000);
  expect(one.live.getSnapshot().waiting).toBe(0);
  expect(new Set(buildWaybills(3_000).map(({ id }) => other.value(String(id), 'driver')))).toEqual(new Set(['赵敏']));
});
