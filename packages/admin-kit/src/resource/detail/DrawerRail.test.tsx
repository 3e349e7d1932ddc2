import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/styles.css';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { ResourceDetail } from './ResourceDetail.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  await page.viewport(1280, 800);
});

const leftOf = (text: string) => page.getByRole('heading', { name: text }).element().getBoundingClientRect().left;

test.each([
  [1280, true],
  [1279, false],
  [390, false],
])('DET-03 in a drawer of a window of %i px the rail stands beside the facts: %s', async (width, isBeside) => {
  await page.viewport(width, 800);
  const { resource } = buildLoans(loans(1));
  story = await renderStory(
    <ResourceDetail
      resource={resource}
      row={loans(1)[0]!}
      parts={[
        { title: { zh: '借用', en: 'Loan' }, fields: ['loanNo', 'borrower'] },
        { title: { zh: '证件', en: 'Papers' }, place: 'rail', render: () => '无' },
      ]}
      onOpenChange={() => undefined}
    />,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(page.getByRole('heading', { name: '证件' })).toBeVisible();

  if (isBeside) expect(leftOf('证件')).toBeGreaterThan(leftOf('借用') + 300);
  else expect(leftOf('证件')).toBe(leftOf('借用'));
});
