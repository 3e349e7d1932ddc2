import { expect, test } from 'vitest';
import { createDeedReader } from './tableDeeds.ts';
import { readTableMessage } from './tableMessages.ts';

const message = (said: object) => {
  const read = readTableMessage(JSON.stringify(said));
  if (read === undefined) throw new Error('no message of the wire');
  return read;
};
const news = (kind: string, more: object = {}, caseId = 'case-1') =>
  message({ type: 'common_send_date', data: { socketKey: 'waybills', args: [{ kind, caseId, ...more }] } });
const edit = (at?: number, caseId = 'case-1') =>
  message({
    type: 'update_vxe_table',
    data: {
      socketKey: 'waybills',
      args: [{ id: 'w1', note: 'x' }, caseId],
      ...(at === undefined ? {} : { live: { seq: 1, at: [{ note: at }] } }),
    },
  });

test('TBL-13 security 3.11 a place that has changed is a deed; one that is only told again is none', () => {
  const isDeed = createDeedReader();
  const told = [
    news('here', { row: 'w1', column: 'note' }),
    news('here', { row: 'w1', column: 'note' }),
    news('here', { row: 'w2', column: 'note' }),
    news('here', { row: 'w2', column: 'note' }),
    news('here', { row: null, column: null }, 'case-2'),
    news('here', { row: 'w2', column: 'driver' }),
  ];

  expect(told.map(isDeed)).toEqual([false, false, true, false, false, true]);
});

test('TBL-13 security 3.11 an edit is a deed once, however often it is told; what numbers nothing tells it once', () => {
  const isDeed = createDeedReader();

  expect([edit(3), edit(3), edit(2), edit(4), edit(3, 'case-2'), edit(4)].map(isDeed)).toEqual([true, false, false, true, true, false]);
  expect([edit(), edit()].map(isDeed)).toEqual([true, true]);
});

test('TBL-13 security 3.11 beats, greetings and farewells are no deeds', () => {
  const isDeed = createDeedReader();

  expect([message({ type: 'heart_beat', data: '' }), news('hello'), news('saved', { rows: ['w1'] }), news('bye')].map(isDeed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
