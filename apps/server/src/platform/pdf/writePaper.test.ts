import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pdfPages } from '../../../test/pdfText.ts';
import { type Paper, writePaper } from './writePaper.ts';

async function* rowsOf(count: number): AsyncGenerator<readonly string[]> {
  for (let at = 1; at <= count; at += 1)
    yield [`YD${String(at).padStart(6, '0')}`, '喆记𬭎运：散装水泥与其他建筑材料（含辅料）', '1,234.50'];
}

const paper = (values: Partial<Paper> = {}): Paper => ({
  locale: 'zh',
  title: '对账单',
  number: 'ZD260602000001',
  mark: '草稿',
  facts: [
    ['客户', '山东恒通物流有限公司'],
    ['账期', '2026-06-01 ～ 2026-06-30'],
  ],
  columns: [
    { caption: '运单号', width: 120 },
    { caption: '货物名称', width: 90 },
    { caption: '金额(元)', width: 80, align: 'right' },
  ],
  rows: rowsOf(60),
  total: ['合计', '', '74,070.00'],
  closing: ['账单金额（大写）：柒万肆仟零柒拾圆整'],
  signatures: ['运营主体（盖章）', '客户确认（盖章）'],
  foot: '导出人：周会计 2026-06-02 12:00:00',
  ...values,
});
const words = (page: string) => page.replaceAll(/\s+/g, '');

test('FRT-21 a paper can be searched and copied: head, every row whole and in its order, totals; captions and numbers on every page', async () => {
  const pages = await pdfPages(writePaper(paper()));
  const all = words(pages.join(''));
  expect(pages.length).toBeGreaterThan(1);
  for (const said of [
    '对账单',
    'ZD260602000001',
    '草稿',
    '山东恒通物流有限公司',
    '账单金额（大写）：柒万肆仟零柒拾圆整',
    '客户确认（盖章）',
    '74,070.00',
  ])
    expect(all).toContain(words(said));
  expect([...all.matchAll(/YD\d{6}/g)].map(([number]) => number)).toEqual(
    Array.from({ length: 60 }, (_, index) => `YD${String(index + 1).padStart(6, '0')}`),
  );
  // A text that is wider than its column goes on below, to its end.
  expect(all.match(/喆记𬭎运/g)).toHaveLength(60);
  expect(all.match(/（含辅料）/g)).toHaveLength(60);
  for (const [at, page] of pages.entries()) {
    expect(words(page)).toContain(`第${at + 1}页，共${pages.length}页`);
    expect(words(page)).toContain('导出人：周会计');
    if (/YD\d/.test(page)) expect(words(page)).toContain('运单号货物名称金额(元)');
  }
});

test('FRT-21 what is signed stands on one page with what it says, wherever the rows end', async () => {
  for (const count of [0, 9, 10, 11, 12, 13]) {
    const pages = await pdfPages(writePaper(paper({ rows: rowsOf(count) })));
    const last = words(pages.at(-1)!);
    expect(last, `${count} rows`).toContain('账单金额（大写）');
    expect(last, `${count} rows`).toContain('客户确认（盖章）');
    expect(pages.every((page) => words(page).includes('页，共'))).toBe(true);
  }
});

test('FRT-21 rows that cannot be read end the file with what went wrong', async () => {
  async function* broken(): AsyncGenerator<readonly string[]> {
    yield* rowsOf(1);
    throw new Error('The rows are gone.');
  }
  await expect(buffer(writePaper(paper({ rows: broken() })))).rejects.toThrow('The rows are gone.');
});
