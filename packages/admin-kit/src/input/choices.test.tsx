import { afterEach, expect, test } from 'vitest';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import '../theme/styles.css';
import { RadioGroup } from './choices.tsx';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

const options = [
  { value: 'a', label: '合格' },
  { value: 'b', label: '不合格' },
];

test('none of some radio buttons looks chosen while none is', async () => {
  const marks = () => [...story!.container.querySelectorAll('input')].map((input) => getComputedStyle(input).backgroundColor);
  story = await renderStory(<RadioGroup aria-label="结论" options={options} value="a" onValueChange={() => undefined} />);
  const [, notChosen] = marks();
  await story.rerender(<RadioGroup key="none" aria-label="结论" options={options} value={null} onValueChange={() => undefined} />);
  // Colours change within a moment.
  await expect.poll(marks).toEqual([notChosen, notChosen]);
});
