import type { AdminMenuNode } from '@tarmac/admin-kit/router';
import { expect, test } from 'vitest';
import { menu } from './menu.ts';
import { pages } from './pages.ts';

const entries = (nodes: readonly AdminMenuNode[]): AdminMenuNode[] => nodes.flatMap((node) => [node, ...entries(node.children ?? [])]);

test('every entry of the menu has a title in both languages and leads to a page', () => {
  for (const { component, meta } of entries(menu)) {
    expect(meta?.title).toMatchObject({ zh: expect.stringMatching(/./), en: expect.stringMatching(/./) });
    if (component) expect(pages[component]).toBeDefined();
  }
});

test('every page can be loaded', async () => {
  for (const load of Object.values(pages)) expect(typeof (await load()).default).toBe('function');
});
