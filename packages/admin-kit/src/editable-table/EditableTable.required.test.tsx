import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showTable, takeTableAway } from './testing.fixture.tsx';

afterEach(takeTableAway);

const columns = [
  { key: 'code', title: '编号', type: 'input' as const, validateRules: [{ required: true }] },
  { key: 'note', title: '备注', type: 'textarea' as const, validateRules: [{ required: true }] },
];
const blanks = {
  spaces: '   ',
  ideographic: '\u3000\u3000',
  'no-break': '\u00A0',
  'zero-width': '\u200B',
  tab: '\t',
  mixed: ' \u3000\u200B\u00A0',
};

test.each(Object.entries(blanks))('TBL-05 required cells are not filled by blanks (%s), typed or pasted', async (_name, text) => {
  const table = await showTable({ rows: [{ id: '1', code: 'A', note: 'B' }], columns });

  await table.click(0, 'code');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(table.editor(), text);
  await table.keys('{Enter}');
  await table.click(0, 'note');
  table.clipboard('paste', { 'text/plain': text.replaceAll('\t', '\u3000') });

  expect(await table.store.validateTable()).not.toBeNull();
  for (const key of ['code', 'note']) await vi.waitFor(() => expect(table.cell(0, key).getAttribute('aria-invalid')).toBe('true'));
});
