import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

const emulate = (features: Array<{ name: string; value: string }>) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send('Emulation.setEmulatedMedia', { features });
afterEach(async () => {
  await emulate([]);
  await takeTableAway();
});

test('TBL-02 in forced colours the active cell and the edges of a range are still to be seen', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const table = await showTable({ rows: priceRows(8), columns: priceColumns });

  await table.click(0, 'name');
  await table.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');

  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(getComputedStyle(table.cell(0, 'name')).outlineStyle).toBe('solid');
  const corner = getComputedStyle(table.cell(1, 'price'), '::after');
  expect([corner.borderBottomWidth, corner.borderInlineEndWidth, corner.borderTopWidth]).toEqual(['2px', '2px', '0px']);
});

test('TBL-01 in English everything that the table says is English', async () => {
  const table = await showTable(
    { rows: priceRows(3), columns: [{ key: 'name', title: 'Name', type: 'input', statistics: ['sum'] }] },
    { toolbar: { buttons: ['add', 'save', 'remove', 'clearSelection', 'validate', 'history', 'find', 'columns'] }, rowSelection: true },
    { locale: 'en-US' },
  );
  await table.click(0, 'name');
  await table.keys('{Shift>}{F10}{/Shift}');

  const said = [...document.querySelectorAll('[aria-label]')]
    .map((one) => one.getAttribute('aria-label'))
    .filter((one) => one !== '测试表');
  expect(
    [document.body.textContent.replaceAll(/螺栓|垫圈|轴承/g, ''), ...said].filter((text) => /[\u4E00-\u9FFF]/.test(text ?? '')),
  ).toEqual([]);
});
