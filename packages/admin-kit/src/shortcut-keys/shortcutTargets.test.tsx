import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RadioGroup } from '../input/choices.tsx';
import { TextArea } from '../input/TextArea.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { enterTarget, findTarget, listShortcuts } from './shortcuts.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('CMD-02 keys choose among choices that are all in view and enter an input, and are listed by the labels of both', async () => {
  story = await renderStory(
    <>
      <RadioGroup
        aria-label="结论"
        options={[
          { value: '1', label: '通过', keys: 'Alt+P' },
          { value: '0', label: '驳回', keys: 'Alt+R' },
        ]}
      />
      <div aria-keyshortcuts="Alt+M">
        <label htmlFor="remark">
          <span aria-hidden>*</span> 意见
        </label>
        <TextArea id="remark" />
      </div>
    </>,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  enterTarget(findTarget(document, 'Alt+R')!);
  await expect.element(page.getByRole('radio', { name: '驳回' })).toBeChecked();
  enterTarget(findTarget(document, 'Alt+M')!);
  await expect.element(page.getByRole('textbox', { name: '意见' })).toHaveFocus();
  expect(listShortcuts(document)).toEqual([
    { label: '通过', keys: 'Alt+P' },
    { label: '驳回', keys: 'Alt+R' },
    { label: '意见', keys: 'Alt+M' },
  ]);
});
