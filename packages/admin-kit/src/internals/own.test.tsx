import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CategorySelect } from '../dictionary/CategorySelect.tsx';
import { MenuIcon } from '../layout/menuIcon.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { own } from './own.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

test('FAIL-01 an object holds under a name from outside what it was given, nothing else', () => {
  for (const name of names) expect(own({ a: 1 }, name)).toBeUndefined();
  expect(own(JSON.parse('{"__proto__":1,"constructor":2}') as Record<string, number>, '__proto__')).toBe(1);
  expect(own({ a: 1 }, 'a')).toBe(1);
});

test.each(names)('ROUTE-04 a menu row whose icon is called %s has the folder of unknown ones', async (name) => {
  shown = await renderStory(<MenuIcon name={name} />);

  await expect.poll(() => shown?.container.querySelector('svg')?.getAttribute('class')).toContain('lucide-folder');
});

test.each(names)('DICT-05 a category whose value is %s is asked for and shown by its text', async (value) => {
  const source = {
    items: async () => [],
    categories: { children: async () => [], textOf: async (values: readonly string[]) => values.map((one) => `类别 ${one}`) },
  };
  shown = await renderStory(<CategorySelect aria-label="类别" code="B02" value={value} />, { source: source as never });

  await expect.element(page.getByText(`类别 ${value}`)).toBeVisible();
});
