// Looks at a scaffolded app as a person does, over its mock server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';

/**
 * Signs in, opens the list, searches it, enters a row, looks at it, exports, changes the language.
 *
 * @param folder the app, built
 * @returns what went wrong
 */
export async function visitScaffold(folder, executablePath) {
  const { preview } = await import(pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href);
  const server = await preview({ root: folder, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${server.httpServer.address().port}/`;
  const browser = await chromium.launch(launchOptions(executablePath));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const said = [];
  // A refused call stands in the console whatever the app makes of it.
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('status of 422') && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await page.goto(`${address}devices`);
    await page.getByRole('textbox', { name: 'User name' }).fill('admin');
    await page.getByRole('textbox', { name: 'Password' }).fill('admin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('table').getByText('Torque wrench 1', { exact: true }).waitFor();
    for (const [settings, language, title] of [
      ['Settings', '中文', '设备'],
      ['设置', 'English', 'Devices'],
    ]) {
      await page.getByRole('button', { name: settings, exact: true }).click();
      await page.getByRole('dialog').getByText(language).click();
      await page.keyboard.press('Escape');
      await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first().waitFor();
    }
    await page.getByRole('textbox', { name: 'Name' }).fill('laser');
    await page.keyboard.press('Enter');
    await page.getByRole('table').getByText('Laser level 4', { exact: true }).waitFor();
    if (!page.url().includes('name=')) throw new Error(`The address does not tell the search: ${page.url()}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Laser level 4');
    await dialog.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Free' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Another device has this name.').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Laser level 99');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table').getByText('Laser level 99').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
    if (file.suggestedFilename() !== 'devices.csv') throw new Error(`The export is called ${file.suggestedFilename()}.`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  } catch (error) {
    said.push(error.message);
  }
  await browser.close();
  await server.close();
  console.log(
    `${said.length === 0 ? '✔' : '✖'} the app in a browser: login, list, search, refusal at its field, export, both languages, the way out`,
  );
  return said;
}
