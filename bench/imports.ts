import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { writeXlsx } from '../packages/admin-kit/src/resource/import/wizard/writeXlsx.ts';
import { inTemporaryFolder } from './processes.ts';
import type { Report } from './report.ts';
import { withWebApp } from './webApp.ts';

const rows = 50_000;
const captions = [
  '车牌号',
  '车牌颜色',
  '车辆类型',
  '所有人',
  '所有人证件号',
  '使用性质',
  '车辆识别代号',
  '行驶证发证机关',
  '注册日期',
  '发证日期',
];
const more = ['能源类型', '核定载质量', '总质量', '道路运输证号', '甲', '乙', '丙', '丁', '戊', '己'];
/** Above this a task holds up what a person does, in milliseconds. */
const longTask = 50;

/** A sheet of 50,000 rows and 20 columns through the steps of an import, and whether the page stays free meanwhile. The server's part is answered at once. */
export async function measureImports(report: Report): Promise<void> {
  report.say(`an import of ${rows} rows and ${captions.length + more.length} columns in Chromium`);
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'vehicles.xlsx');
    await writeFile(path, Buffer.from(await writeXlsx([[...captions, ...more], ...lines()]).arrayBuffer()));
    await withWebApp(async ({ url, browser, signedIn }) => {
      const context = await browser.newContext({
        locale: 'zh-CN',
        viewport: { width: 1440, height: 900 },
        storageState: await signedIn('ops'),
      });
      const page = await context.newPage();
      await page.route(/\/(checkRows|importRows)$/, (route) => route.fulfill({ json: answer }));
      await page.goto(`${url}/wlhy/hyvehicle/HyVehicleList`);
      await page.getByRole('toolbar', { name: '车辆' }).getByRole('button', { name: '导入' }).click();
      const form = page.getByRole('dialog', { name: '导入车辆' });
      await form.getByRole('button', { name: /点击选择/, disabled: false }).waitFor();

      const step = async (name: string, { act, end }: { act: () => Promise<unknown>; end: () => Promise<unknown> }) => {
        await page.evaluate(watchTasks);
        const began = performance.now();
        await act();
        await end();
        report.note(`import of ${rows} rows: ${name}`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
        report.atMost(`import: longest task while ${name}`, { value: await longest(page), budget: longTask, unit: 'ms' });
      };
      const button = (name: string | RegExp) => form.getByRole('button', { name, disabled: false });
      const until = (found: ReturnType<typeof button>) => found.waitFor({ timeout: 120_000 });
      await step('reading the file', {
        act: () => form.getByTestId('import-file').setInputFiles(path),
        end: () => until(button('检查数据')),
      });
      await step('checking every row', { act: () => button('检查数据').click(), end: () => until(button(/^导入 \d+ 行$/)) });
      await step('taking them in', { act: () => button(/^导入 \d+ 行$/).click(), end: () => until(button('下载剩余行')) });
      await context.close();
    });
  });
}

/** What every vehicle has in common, in the order of the captions. */
const facts =
  '黄 重型半挂牵引车 潍坊测试运输有限公司 91370700MA3D000127 货运 LFWSRXSJ0M1E00001 潍坊市公安局 2022/3/1 2022-03-02 柴油 36 40 370783007020 a b c d e f';

/** Rows of which every hundredth is wrong. */
function lines(): string[][] {
  const common = facts.split(' ');
  return Array.from({ length: rows }, (_, index) => {
    const plate = `鲁${'ABCDEFGHJK'.charAt(Math.floor(index / 5000))}${10_000 + (index % 5000)}`;
    return [index % 100 === 0 ? 'x' : plate, ...common];
  });
}

const answer = {
  success: true,
  code: 200,
  message: '',
  timestamp: 1,
  result: { totalCount: 0, successCount: 0, errorCount: 0, errors: [], report: null },
};

interface Watched {
  longTasks?: number[];
}

function watchTasks(): void {
  const page = globalThis as Watched;
  const isFirst = page.longTasks === undefined;
  page.longTasks = [];
  if (!isFirst) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longTasks?.push(duration);
  }).observe({ type: 'longtask' });
}

/** Milliseconds; 0 when no task was long. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...((globalThis as Watched).longTasks ?? [])));
}
