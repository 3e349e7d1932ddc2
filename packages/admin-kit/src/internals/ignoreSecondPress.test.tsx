import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './ignoreSecondPress.ts';

const beneath = document.createElement('button');
const pressed = vi.fn();
const press = (detail: number) => beneath.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  beneath.addEventListener('click', pressed);
  document.body.append(beneath);
});
afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  beneath.remove();
});

test('MOD-04 the second press of a double press that closed a dialog does nothing to what lies beneath', () => {
  ignoreSecondPress();
  press(2);
  press(3);
  expect(pressed).not.toHaveBeenCalled();
});

test('MOD-04 a press of its own counts, and a double press after it', () => {
  ignoreSecondPress();
  press(1);
  press(2);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('MOD-04 half a second later nothing is taken away', () => {
  ignoreSecondPress();
  vi.advanceTimersByTime(500);
  press(2);
  expect(pressed).toHaveBeenCalledTimes(1);
});
