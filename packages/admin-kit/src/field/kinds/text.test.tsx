import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { FieldView } from '../FieldView.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const by = { kind: 'text', label: { zh: '提交人', en: 'Submitted by' }, calledBy: 'sys_user,realname,username' } as const;

test('DICT-03 a text that a table calls something shows the name, and itself on demand; one that nobody may look up shows itself', async () => {
  const names: Readonly<Record<string, string>> = { zhou: '周会计' };
  shown = await renderStory(
    <>
      <FieldView meta={by} name="by" row={{ by: 'zhou' }} />
      <FieldView meta={by} name="by" row={{ by: 'hidden' }} />
      <FieldView meta={by} name="by" row={{ by: null }} />
    </>,
    { source: { items: async () => [], textOf: async (_code, keys) => keys.flatMap((key) => names[key] ?? []) } },
  );

  await expect.element(page.getByText('周会计')).toHaveAttribute('title', 'zhou');
  await expect.element(page.getByText('hidden')).toHaveAttribute('title', 'hidden');
});
