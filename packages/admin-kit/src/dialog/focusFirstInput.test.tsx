import { afterEach, expect, test } from 'vitest';
import { focusFirstInput, focusFirstInputIn } from './focusFirstInput.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['the first input', '<input id="way" /><input id="driver" aria-required="true" />', 'way'],
  ['the first input, though another must be filled', '<input id="note" /><textarea id="why" aria-required="true"></textarea>', 'note'],
  [
    'the first that must be filled, where the first one is',
    '<input id="way" value="a" /><input id="by" /><input id="driver" aria-required="true" />',
    'driver',
  ],
  [
    'the first, where all that must be filled are',
    '<input id="way" value="a" /><input id="driver" aria-required="true" value="b" />',
    'way',
  ],
  [
    'the first, where several values stand beside the input that must be filled',
    '<input id="way" value="a" /><input id="tags" role="combobox" aria-required="true" placeholder="" value="" />',
    'way',
  ],
  [
    'a select without a value',
    '<input id="way" value="a" /><input id="tags" role="combobox" aria-required="true" placeholder="请选择" value="" />',
    'tags',
  ],
  ['an input that can be typed into', '<input type="file" /><input disabled /><input id="way" />', 'way'],
])('DLG-01 a dialog gives the focus to %s', (_what, body, id) => {
  document.body.innerHTML = `<div role="dialog" tabindex="-1"><div data-dialog-body>${body}</div><footer><button id="ok">确定</button></footer></div>`;

  focusFirstInput(document.querySelector<HTMLElement>('[role=dialog]')!);

  expect(document.activeElement?.id).toBe(id);
});

test('DLG-01 a dialog without inputs gives the focus to its last button', () => {
  document.body.innerHTML =
    '<div role="dialog"><div data-dialog-body>确定吗？</div><footer><button>取消</button><button id="ok">确定</button></footer></div>';

  focusFirstInput(document.querySelector<HTMLElement>('[role=dialog]')!);

  expect(document.activeElement?.id).toBe('ok');
});

test.each([
  ['the input that is wrong', '<input id="way" /><input id="by" aria-invalid="true" />', 'by'],
  [
    'the first that must be filled, where the first one is',
    '<input id="way" value="a" /><input id="driver" aria-required="true" />',
    'driver',
  ],
  ['the first', '<input id="way" /><input id="driver" aria-required="true" />', 'way'],
])('DLG-01 a step of a form gives the focus to %s', (_what, inputs, id) => {
  document.body.innerHTML = `<div>${inputs}</div>`;

  focusFirstInputIn(document.querySelector<HTMLElement>('div')!);

  expect(document.activeElement?.id).toBe(id);
});
