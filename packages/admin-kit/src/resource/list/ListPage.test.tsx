import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShortcutKeys } from '../../shortcut-keys/ShortcutKeys.tsx';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import { buildLoans, type Loan, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  await story?.unmount();
});

async function show(props: Partial<ResourceListProps<Loan>> = {}) {
  const store = createMemoryListState();
  const { resource } = buildLoans(loans(30));
  story = await renderStory(
    <div style={{ width: 1000 }}>
      <ResourceList
        resource={resource}
        store={store}
        storageId="listPage"
        columns={['loanNo', 'borrower', 'amount']}
        defaultSort={null}
        {...props}
      />
      <ShortcutKeys />
    </div>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.element(page.getByText('L202600001')).toBeVisible();
  return store;
}
const rowOf = (name: string) => page.getByText(name).element().closest('tr')!;

test('LIST-07 the name of a row stays in view, behind what chooses and numbers it', async () => {
  await show();
  const cells = [...rowOf('L202600001').cells];
  expect(cells.map((cell) => cell.style.insetInlineStart)).toEqual(['0px', '48px', '104px', '', '', '']);
  expect(cells.at(-1)!.style.insetInlineEnd).toBe('0px');
});

test('LIST-07 one key leads over the tools of a list to its first row', async () => {
  await show({ search: ['borrower'] });
  const skip = page.getByRole('toolbar', { name: '借用单' }).getByRole('button').first();
  expect(skip.element().textContent).toBe('跳到列表');
  (skip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(rowOf('L202600001'));
});

test('LIST-07 a column that is out of view from the start can be switched on, and goes again when the columns are as at first', async () => {
  await show({ columns: ['loanNo', 'borrower', { field: 'amount', hidden: true }] });
  const amount = page.getByRole('columnheader', { name: /押金/ });
  expect(amount.elements()).toEqual([]);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: /押金/ }).click();
  await expect.element(amount).toBeVisible();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => amount.elements()).toEqual([]);
});

test('LIST-01 pages have ten rows until a person asks for as many as the window holds', async () => {
  const store = await show();
  expect(
    page
      .getByRole('row')
      .elements()
      .filter((row) => row.hasAttribute('data-index')),
  ).toHaveLength(10);
  await page.getByRole('button', { name: '每页条数 10 条/页' }).click();
  const sizes = page.getByRole('menu', { name: '每页条数' });
  await expect
    .poll(() => sizes.elements().flatMap((menu) => [...menu.children].map((item) => item.textContent)))
    .toEqual(['✓10 条/页', '20 条/页', '30 条/页', '50 条/页', '100 条/页', '适应窗口']);
  expect(store.getSnapshot()['size']).toBeUndefined();
});

test('CMD-02 letters move through the rows, choose, edit and lead to the search, but not where one types, nor when switched off', async () => {
  await show({ search: ['borrower'] });
  page
    .getByText('L202600001')
    .element()
    .closest<HTMLElement>('[data-shortcut-scope]')!
    .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await expect
    .poll(async () => {
      if (document.activeElement?.hasAttribute('data-index') !== true) await userEvent.keyboard('j');
      return document.activeElement;
    })
    .toBe(rowOf('L202600001'));
  await userEvent.keyboard('jj');
  expect(document.activeElement).toBe(rowOf('L202600003'));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(rowOf('L202600002'));
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('checkbox', { name: '选择第 2 行' })).toBeChecked();
  await userEvent.keyboard('e');
  const form = page.getByRole('dialog', { name: /编辑/ });
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => form.elements()).toEqual([]);

  rowOf('L202600002').focus();
  await userEvent.keyboard('/');
  const input = page.getByRole('textbox', { name: '借用人' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('jx?');
  await expect.element(input).toHaveValue('jx?');

  rowOf('L202600002').focus();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect.element(help.getByText('下一行')).toBeVisible();
  await help.getByRole('checkbox').click();
  await expect.poll(() => help.getByText('下一行').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => help.elements()).toEqual([]);
  rowOf('L202600002').focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(rowOf('L202600002'));
});

test('LIST-01 the size of pages that a person chose is there when the list is opened again', async () => {
  await show();
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .filter((row) => row.hasAttribute('data-index')).length;
  const choose = async (size: string) => {
    await page.getByRole('button', { name: /^每页条数/ }).click();
    await page.getByRole('menuitemcheckbox', { name: size }).click();
    await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
  };
  await choose('20 条/页');
  await expect.poll(rows).toBe(20);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  const store = await show();
  await expect.poll(rows).toBe(20);
  await userEvent.click(page.getByRole('button', { name: '第 2 页' }));
  // A link shows others the same rows.
  await expect.poll(() => store.getSnapshot()).toEqual({ page: '2', size: '20' });
  await choose('10 条/页');
  await expect.poll(rows).toBe(10);
});
