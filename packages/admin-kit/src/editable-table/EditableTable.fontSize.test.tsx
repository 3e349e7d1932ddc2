import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { EditableTable } from './EditableTable.tsx';
import './testing.fixture.css';
import { useEditableTable } from './useEditableTable.ts';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

function Shown() {
  const table = useEditableTable({
    rows: [{ id: '1', code: 'A-1', note: '' }],
    columns: [
      { key: 'code', title: '编号', type: 'input', width: 120 },
      { key: 'note', title: '备注', type: 'input', width: 200 },
    ],
  });
  return <EditableTable table={table} label="测试表" height={200} />;
}

test.each([
  { fontSize: 12, width: 120 },
  { fontSize: 14, width: 120 },
  { fontSize: 18, width: 155 },
])('TBL-01 at $fontSize px a column of 120 is $width wide', async ({ fontSize, width }) => {
  story = await renderStory(
    <ThemeProvider fontSize={fontSize}>
      <Shown />
    </ThemeProvider>,
  );

  await vi.waitFor(() => {
    const head = [...document.querySelectorAll('[role=columnheader]')].find(({ textContent }) => textContent?.startsWith('编号'));
    expect(Math.round(head!.getBoundingClientRect().width)).toBe(width);
  });
});
