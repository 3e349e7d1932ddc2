// Draws the weighing slips of the demonstration's scenarios into apps/server/seed/slips. `node scripts/drawSlips.mjs` after a weight of one has changed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from './lib/chromium.mjs';

const folder = join(import.meta.dirname, '../apps/server/seed/slips');
/** Of the vehicle, kilograms. */
const tare = 17_080;
/** What was unloaded of each waybill, by the end of its number; those that are not named here unloaded what case A1 did. */
const unloaded = { '0003': 31_800, '0010': 8_000 };
/** Those that are still to load, and those that were revoked on the way. */
const notLoaded = ['0004'];
const notUnloaded = ['0004', '0011'];
const numbers = Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(4, '0'));

const page = (title, { slipNo, net }) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 640px; font: 20px 'Noto Sans CJK SC', sans-serif; background: #fff; color: #000 }
  h1 { margin: 16px 0 4px; text-align: center; font-size: 30px } p { margin: 4px 20px; font-size: 18px }
  table { width: 600px; margin: 10px 20px; border-collapse: collapse; font-size: 22px } td { border: 1px solid #555; padding: 9px 12px }
</style><h1>电子汽车衡称重单</h1><p>${title} · 示例 SAMPLE</p><p>单号 ${slipNo}</p><table>
  <tr><td>毛重<td>${net + tare} kg</tr><tr><td>皮重<td>${tare} kg</tr><tr><td>净重<td>${net} kg</tr></table>`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions(await findChromium()));
const tab = await browser.newPage({ viewport: { width: 640, height: 320 } });
const draw = async (name, html) => {
  await tab.setContent(html);
  await tab.screenshot({ path: join(folder, `${name}.png`) });
};
for (const number of numbers) {
  if (!notLoaded.includes(number)) await draw(`loadSlip-${number}`, page('装货磅单', { slipNo: `L${number}`, net: 32_480 }));
  if (!notUnloaded.includes(number))
    await draw(`unloadSlip-${number}`, page('卸货磅单', { slipNo: `U${number}`, net: unloaded[number] ?? 32_300 }));
}
await browser.close();
