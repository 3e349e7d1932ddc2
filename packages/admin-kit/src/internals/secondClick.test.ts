import { expect, test } from 'vitest';
import { isMisplaced, type Click } from './secondClick.ts';

const submit = { name: '提交' };
const revoke = { name: '撤销' };
const first: Click = { time: 1000, x: 100, y: 100, target: submit, label: '提交' };
const then = (change: Partial<Click>): Click => ({ ...first, time: 1200, target: revoke, label: '撤销', ...change });

test.each<[string, Click | undefined, Click, boolean]>([
  ['another button in the same place', first, then({}), true],
  ['the same button with other words', first, then({ target: submit }), true],
  ['the same button once more', first, then({ target: submit, label: '提交' }), false],
  ['another button of the same words, as of the next row', first, then({ label: '提交' }), true],
  ['a button where nothing was pressed before', { ...first, target: null, label: '' }, then({}), true],
  ['nothing that could be pressed', first, then({ target: null, label: '' }), false],
  ['the first click of all', undefined, then({}), false],
  ['499 ms later', first, then({ time: 1499 }), true],
  ['500 ms later', first, then({ time: 1500 }), false],
  ['501 ms later', first, then({ time: 1501 }), false],
  ['6 px beside', first, then({ x: 106, y: 94 }), true],
  ['7 px to the right', first, then({ x: 107 }), false],
  ['7 px below', first, then({ y: 107 }), false],
])('TBL-07 %s', (_name, before, now, is) => expect(isMisplaced(before, now)).toBe(is));
