import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import type { TableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Loan {
  id: string;
  a: string;
}

const column = (key: string): TableColumn<Loan> => ({ key, title: key.toUpperCase(), width: 120, cell: (row) => row.a });
const columns = ['a', 'b', 'c', 'd'].map((key) => column(key));

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  localStorage.clear();
});

async function show() {
  shown = await renderStory(
    <div style={{ width: 900 }}>
      <DataTable<Loan>
        label="借阅"
        storageId="loans"
        rows={[{ id: '1', a: '甲' }]}
        rowKey={(row) => row.id}
        columns={columns}
        rowActions={() => '改'}
      />
    </div>,
  );
  await expect.poll(() => widths().reduce((sum, width) => sum + width, 0)).toBeGreaterThan(880);
  return widths();
}

const widths = () => [...document.querySelectorAll('th')].map((head) => Math.round(head.getBoundingClientRect().width));
const edgeOf = (title: string) => page.getByRole('columnheader', { name: title }).getByRole('separator').element();

function drag(edge: Element, by: number) {
  const { left, top } = edge.getBoundingClientRect();
  const at = (type: string, x: number) => new MouseEvent(type, { clientX: x, clientY: top + 5, bubbles: true, cancelable: true });
  edge.dispatchEvent(at('mousedown', left));
  document.dispatchEvent(at('mousemove', left + by / 2));
  document.dispatchEvent(at('mousemove', left + by));
  document.dispatchEvent(at('mouseup', left + by));
}

test('LIST-07 the first width that a person drags leaves the other columns as they are', async () => {
  const [a, b, c, d, actions] = await show();
  drag(edgeOf('B'), 60);
  await expect.poll(widths).toEqual([a, b! + 60, c, d, actions]);
  drag(edgeOf('A'), 30);
  await expect.poll(widths).toEqual([a! + 30, b! + 60, c, d, actions]);
});

test('LIST-07 what a narrower column leaves goes to the last one, not to those before it', async () => {
  const [a, b, c, d, actions] = await show();
  drag(edgeOf('B'), -40);
  await expect.poll(widths).toEqual([a, b! - 40, c, d! + 40, actions]);
});

test('LIST-07 an arrow key sets a width from the one on the screen', async () => {
  const [a, b, c, d, actions] = await show();
  (edgeOf('B') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(widths).toEqual([a, b! + 16, c, d, actions]);
});

test('LIST-07 a press on an edge without a move sets no width', async () => {
  const before = await show();
  drag(edgeOf('B'), 0);
  expect(widths()).toEqual(before);
});
