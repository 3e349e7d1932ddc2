import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/styles.css';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { DetailViewContext, type DetailViewSource } from './detailView.ts';
import { ResourceDetail } from './ResourceDetail.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  localStorage.clear();
});

async function open(source: DetailViewSource): Promise<void> {
  const rows = loans(1).map((loan) => ({ ...loan, remark: null }));
  const { resource } = buildLoans(rows);
  story = await renderStory(
    <DetailViewContext value={source}>
      <ResourceDetail
        resource={resource}
        row={rows[0]!}
        parts={[{ title: { zh: '借用', en: 'Loan' }, fields: ['loanNo', 'borrower', 'remark'] }]}
        onOpenChange={() => undefined}
      />
    </DetailViewContext>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
}

const toggle = page.getByRole('switch', { name: '显示空字段' });

test('DET-03 whether empty fields are shown is read from where the app keeps it, and written there', async () => {
  const write = vi.fn(() => Promise.resolve());
  await open({ read: () => Promise.resolve({ emptyShown: true }), write });

  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  expect(write).toHaveBeenCalledExactlyOnceWith({ emptyShown: false });
});

test('DET-03 where that has no answer this browser remembers it', async () => {
  await open({ read: () => Promise.reject(new Error('404')), write: () => Promise.reject(new Error('404')) });

  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(localStorage.getItem('kit:detail:empty:')).toBe('true');
});
