import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/styles.css';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { StatusTag, Tag } from '../input/Tag.tsx';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { DataTable } from './DataTable.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const unmount = async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
};
afterEach(unmount);

const rows = [{ id: '1', name: '油品', state: '已完成', fee: 100 }];
const show = async (shown?: 'total' | 'page') => {
  story = await renderStory(
    <div style={{ width: 420 }}>
      <DataTable
        label="费用"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { key: 'name', title: '名称', width: 60, cell: (row) => row.name },
          { key: 'state', title: '状态', width: 120, cell: (row) => <StatusTag tone="ok">{row.state}</StatusTag> },
          { key: 'mark', title: '标记', width: 100, cell: () => <Tag tone="danger">急</Tag> },
          { key: 'fee', title: '费用', width: 100, align: 'end', cell: (row) => row.fee, formatSum: String },
        ]}
        sums={{ page: { fee: 100 }, total: { fee: 9000 }, without: '已撤销', shown }}
      />
    </div>,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
};

test('LIST-08 the words of the sums are read in full, over the columns beside theirs', async () => {
  for (const [words, shown] of [
    ['总计（不含已撤销）', undefined],
    ['本页合计（不含已撤销）', 'page'],
  ] as const) {
    await show(shown);
    await expect.element(page.getByText(words)).toBeVisible();
    const cell = page.getByText(words).element().closest('td')!;
    expect(cell.colSpan).toBe(3);
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    expect(cell.parentElement!.textContent).toContain(shown ? '100' : '9000');
    await unmount();
  }
});

test('LIST-10 what is copied of a cell with a state has no line break in it', async () => {
  await show();
  for (const words of ['已完成', '急']) {
    const cell = page.getByText(words, { exact: true }).element().closest('td')!;
    const selection = getSelection()!;
    selection.selectAllChildren(cell);
    expect(selection.toString().trim()).toBe(words);
    expect(selection.toString()).not.toContain('\n');
  }
});

const showTotal = async (fontSize: number, width: number) => {
  story = await renderStory(
    <ThemeProvider fontSize={fontSize}>
      <div style={{ width: 900 }}>
        <DataTable
          label="运费"
          rows={[{ id: '1', fee: '13,334,032.00' }]}
          rowKey={(row) => row.id}
          columns={[
            { key: 'id', title: '序号', width: 60, cell: (row) => row.id },
            { key: 'fee', title: '运费', width, align: 'end', cell: (row) => row.fee, formatSum: () => '13,334,032.00' },
            { key: 'note', title: '备注', width: 300, grow: true, cell: () => '' },
          ]}
          sums={{ total: { fee: 1 } }}
        />
      </div>
    </ThemeProvider>,
  );
  const cells = [...document.querySelectorAll('td')].filter(({ textContent }) => textContent === '13,334,032.00');
  expect(cells).toHaveLength(2);
  return cells;
};

test.each([
  { fontSize: 12, width: 120 },
  { fontSize: 14, width: 120 },
  { fontSize: 18, width: 155 },
])('LIST-08 at $fontSize px a column of 120 is $width wide and shows its figures whole', async ({ fontSize, width }) => {
  for (const cell of await showTotal(fontSize, 120)) {
    expect(cell.getBoundingClientRect().width).toBe(width);
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
});

test.each([14, 18])('LIST-08 at %i px a figure or a total that does not fit ends with an ellipsis', async (fontSize) => {
  for (const cell of await showTotal(fontSize, 80)) {
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    expect(getComputedStyle(cell)).toMatchObject({ textOverflow: 'ellipsis', overflow: 'hidden' });
  }
});
