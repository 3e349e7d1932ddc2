import { expect, test, vi } from 'vitest';
import { createUnsavedRegistry, outside } from './unsavedRegistry.ts';

test('TAB-06 a tab is unsaved from its first dirty widget to its last; a hidden one stays so', () => {
  const onChange = vi.fn<(key: string, isDirty: boolean) => void>();
  const book = createUnsavedRegistry(onChange);
  book.show('/a');

  book.keep('/a')('form', true);
  book.keep('/a')('note', true);
  book.keep('/a')('form', false);
  expect(onChange.mock.calls).toEqual([['/a', true]]);

  book.show('/b');
  book.keep('/a')('note', false);
  expect(onChange).toHaveBeenCalledTimes(1);

  book.show('/a');
  book.show('/a');
  book.settle('/a');
  expect(onChange).toHaveBeenLastCalledWith('/a', false);

  book.keep('/a')('note', true);
  book.retain(['/b']);
  book.keep('/a')('note', true);
  expect(onChange.mock.calls.slice(2)).toEqual([
    ['/a', true],
    ['/a', true],
  ]);
});

test('TAB-06 widgets outside of every tab count while they are there', () => {
  const onChange = vi.fn<(key: string, isDirty: boolean) => void>();
  const book = createUnsavedRegistry(onChange);

  book.keep(outside)('x', true);
  book.retain([]);
  book.keep(outside)('x', false);
  book.settle('/unknown');

  expect(onChange.mock.calls).toEqual([
    ['', true],
    ['', false],
  ]);
});

test('TAB-06 what was given up is not asked about again, until something changes', () => {
  const book = createUnsavedRegistry(() => undefined);
  book.keep(outside)('x', true);
  expect(book.hasGivenUp()).toBe(false);
  book.giveUp();
  expect(book.hasGivenUp()).toBe(true);
  book.keep(outside)('y', true);
  expect(book.hasGivenUp()).toBe(false);
});
