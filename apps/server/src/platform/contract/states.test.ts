import { expect, test } from 'vitest';
import { describeStates } from './describeStates.ts';
import { assertLeadsTo, canAdvance, stateMachine, targetsOf } from './states.ts';

const light = stateMachine({
  name: 'light',
  field: 'colour',
  dict: 'colour',
  codes: { red: '1', green: '2', dark: '3' },
  moves: {
    go: { from: ['red'], to: 'green', permission: 'light:go' },
    stop: { from: ['green', 'dark'], to: 'red', leadsTo: ['dark'] },
    check: { from: ['red', 'green'] },
    test: { from: ['dark'], leadsTo: ['red'], mayStay: true },
  },
});

test('SHIP-02 an action is taken in the states that its table names, and in no other', () => {
  const taken = (action: keyof typeof light.moves) => ['1', '2', '3', '4', null].filter((code) => canAdvance(light, { action, code }));
  expect(taken('go')).toEqual(['1']);
  expect(taken('stop')).toEqual(['2', '3']);
  expect(taken('check')).toEqual(['1', '2']);
  expect(taken('test')).toEqual(['3']);
});

test('SHIP-02 it leads where its table says; a row stays where no target is named or where it may', () => {
  expect(targetsOf(light, { action: 'go', code: '1' })).toEqual(['2']);
  expect(targetsOf(light, { action: 'stop', code: '2' })).toEqual(['1', '3']);
  expect(targetsOf(light, { action: 'check', code: '2' })).toEqual(['2']);
  expect(targetsOf(light, { action: 'test', code: '3' })).toEqual(['1', '3']);
});

test('SHIP-02 a service that leads elsewhere is a fault of the program, told with its move', () => {
  for (const to of ['1', '3', null]) expect(() => assertLeadsTo(light, { action: 'stop', code: '2', to })).not.toThrow();
  expect(() => assertLeadsTo(light, { action: 'stop', code: '2', to: '2' })).toThrow(
    new RangeError('light.stop leads from 2 to 1, 3, not to 2'),
  );
  // Without a state before, a row cannot stay in it.
  expect(() => assertLeadsTo(light, { action: 'check', code: null, to: '1' })).toThrow(RangeError);
  expect(() => assertLeadsTo(light, { action: 'check', code: null, to: '' })).not.toThrow();
});

test('SHIP-02 the page of tables names states, moves, targets and permissions', () => {
  const early = stateMachine({ name: 'door', field: 'state', dict: 'door', codes: { shut: '0' }, moves: {} });
  const page = describeStates([light, early]);
  expect(page.split('\n').filter((line) => line.startsWith('## '))).toEqual(['## door', '## light']);
  expect(page.slice(page.indexOf('## light'))).toBe(
    [
      '## light',
      '',
      'Field `colour`, dictionary `colour`: 1 red · 2 green · 3 dark',
      '',
      '| action | from | to | permission |',
      '| --- | --- | --- | --- |',
      '| go | 1 red | 2 green | `light:go` |',
      '| stop | 2 green, 3 dark | 1 red, 3 dark |  |',
      '| check | 1 red, 2 green | *stays* |  |',
      '| test | 3 dark | 1 red, *stays* |  |',
      '',
    ].join('\n'),
  );
});
