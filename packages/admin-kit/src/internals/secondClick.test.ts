import { expect, test } from 'vitest';
import { type Click, endsElsewhere, isMisplaced } from './secondClick.ts';

const submit = { name: '提交' };
const revoke = { name: '撤销' };
const first: Click = { count: 1, target: submit, label: '提交' };
const then = (change: Partial<Click>): Click => ({ count: 2, target: revoke, label: '撤销', ...change });

test.each<[string, Click | undefined, Click, boolean]>([
  ['another button in the same place', first, then({}), true],
  ['the same button with other words', first, then({ target: submit }), true],
  ['the same button once more', first, then({ target: submit, label: '提交' }), false],
  ['another button of the same words, as of the next row', first, then({ label: '提交' }), true],
  ['a button where nothing was pressed before', { ...first, target: null, label: '' }, then({}), true],
  ['nothing that could be pressed', first, then({ target: null, label: '' }), false],
  ['the first click of all', undefined, then({}), false],
  ['the first of a new double click', first, then({ count: 1 }), false],
  ['the third of a triple click', first, then({ count: 3 }), true],
])('LIST-10 %s', (_name, before, now, is) => expect(isMisplaced(before, now)).toBe(is));

test.each<[string, Click | undefined, Click, boolean]>([
  ['the row below a button that closed a dialog', first, then({ target: null, label: '' }), true],
  ['a button below one that closed a dialog', first, then({}), true],
  ['the button that was pressed', first, then({ target: submit }), false],
  ['a row twice', { ...first, target: null, label: '' }, then({ target: null, label: '' }), false],
  ['no click before', undefined, then({ target: null, label: '' }), false],
])('LIST-10 a double click that ends at %s', (_name, before, now, is) => expect(endsElsewhere(before, now)).toBe(is));
