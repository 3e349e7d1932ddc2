import { expect, test } from 'vitest';
import { comboOf } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('CMD-02 keys are read by their place, and what types a letter is not a shortcut', () => {
  expect(comboOf({ ...none, key: 'n', code: 'KeyN' })).toBeUndefined();
  expect(comboOf({ ...none, shiftKey: true, key: '?', code: 'Slash' })).toBeUndefined();
  expect(comboOf({ ...none, altKey: true, key: '˜', code: 'KeyN' })).toBe('Alt+N');
  expect(comboOf({ ...none, altKey: true, key: '÷', code: 'Slash' })).toBe('Alt+/');
  expect(comboOf({ ...none, altKey: true, key: '1', code: 'Digit1' })).toBe('Alt+1');
  expect(comboOf({ ...none, ctrlKey: true, shiftKey: true, key: 'Enter', code: 'Enter' })).toBe('Control+Shift+Enter');
  expect(comboOf({ ...none, metaKey: true, key: 'Enter', code: 'NumpadEnter' })).toBe('Meta+Enter');
  expect(comboOf({ ...none, altKey: true, key: 'Alt', code: 'AltLeft' })).toBeUndefined();
  // An input method that has taken the key.
  expect(comboOf({ ...none, altKey: true, key: 'Process', code: 'KeyN' })).toBeUndefined();
});
