import { expect, test } from 'vitest';
import { createActionReader } from './tableActions.ts';
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

test('AUTH-02 security 3.11 a place that has changed is an action; one that is only told again is none', () => {
  const isAction = createActionReader();
  const told = [
    news('here', { row: 'w1', column: 'note' }),
    news('here', { row: 'w1', column: 'note' }),
    news('here', { row: 'w2', column: 'note' }),
    news('here', { row: 'w2', column: 'note' }),
    news('here', { row: null, column: null }, 'case-2'),
    news('here', { row: 'w2', column: 'driver' }),
  ];

  expect(told.map(isAction)).toEqual([false, false, true, false, false, true]);
});

test('AUTH-02 security 3.11 an edit is an action once, however often it is told; what numbers nothing tells it once', () => {
  const isAction = createActionReader();

  expect([edit(3), edit(3), edit(2), edit(4), edit(3, 'case-2'), edit(4)].map(isAction)).toEqual([true, false, false, true, true, false]);
  expect([edit(), edit()].map(isAction)).toEqual([true, true]);
});

test('AUTH-02 security 3.11 beats, greetings and farewells are not actions', () => {
  const isAction = createActionReader();

  expect([message({ type: 'heart_beat', data: '' }), news('hello'), news('saved', { rows: ['w1'] }), news('bye')].map(isAction)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
