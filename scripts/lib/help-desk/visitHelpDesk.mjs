// Walks through the help desk and the guide's list as a person does, and looks at each page with axe.
import axe from 'axe-core';

/** What is typed into a login that still speaks Chinese, as the kit does until somebody chooses. */
async function signIn(page, { username, password, button }) {
  await page.getByRole('textbox', { name: username }).fill('ada');
  await page.getByRole('textbox', { name: password }).fill('secret');
  await page.getByRole('button', { name: button, exact: true }).click();
}
const chinese = { username: '用户名', password: '密码', button: '登录' };
const english = { username: 'User name', password: 'Password', button: 'Sign in' };

/** @throws Error for what axe finds on the page as it stands; what is named and ordered rightly in light is so in dark */
async function look(page, name) {
  // A fade in the middle has no contrast of its own; a spinner never ends.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ends = document.getAnimations().filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    await Promise.all(ends.map((one) => one.finished.catch(() => undefined)));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    // Rows of a table are made alike.
    async (rules) =>
      (await window.axe.run({ exclude: ['tbody tr:nth-child(n + 4)'] }, { ...rules, resultTypes: ['violations'] })).violations,
    name.endsWith(', dark') ? { runOnly: ['color-contrast'] } : {},
  );
  const said = found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  if (said.length > 0) throw new Error(`axe, ${name}: ${said.join('; ')}`);
}

/** Opens the settings, chooses there, and closes them. */
async function choose(page, { settings, choices, seen }) {
  await page.getByRole('button', { name: settings, exact: true }).click();
  const drawer = page.getByRole('dialog');
  for (const choice of choices) await drawer.getByText(choice, { exact: true }).first().click();
  if (seen !== undefined) await look(page, seen);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}

/** Downloads by a button. @returns the text of the file */
async function download(page, button) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString();
}

function expect(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** From the login to the way out: lists, a form with a picker and a file, sheets, a table in a form, settings, light and dark, both languages. */
export async function visitHelpDesk(page) {
  const table = page.getByRole('table');
  const dialog = page.getByRole('dialog');
  const tabs = page.getByRole('navigation', { name: 'Open pages' });
  const open = (name) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

  await page.getByRole('textbox', { name: '用户名' }).waitFor();
  await look(page, 'login');
  await signIn(page, chinese);
  await table.getByText('Printer is silent 1', { exact: true }).waitFor();
  await page.getByText('工单').first().waitFor();
  await choose(page, { settings: '设置', choices: ['English'] });
  await tabs.getByRole('link', { name: 'Tickets' }).waitFor();
  await page.getByText('49.50', { exact: true }).first().waitFor();
  await look(page, 'tickets');

  await page.getByRole('textbox', { name: 'Title' }).fill('badge');
  await page.keyboard.press('Enter');
  await table.getByText('Badge is lost 2', { exact: true }).waitFor();
  expect(page.url().includes('title='), `The address does not tell the search: ${page.url()}`);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Badge is lost 2');
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('bor');
  await page.getByRole('option', { name: 'Borel' }).click();
  await dialog.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Open' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Lost at noon') });
  await dialog.getByText('12 B').waitFor();
  await look(page, 'form');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This one is there already.').waitFor();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Badge is found');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await table.getByText('Badge is found', { exact: true }).dblclick();
  await dialog.getByText('Borel').first().waitFor();
  await look(page, 'detail');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const lines = (await download(page, page.getByRole('button', { name: 'Export', exact: true }))).split('\n');
  expect(
    lines.length === 10 && lines.slice(1).every((line) => line.includes('Badge')),
    `The export has ${lines.length} lines: ${lines[1]}`,
  );
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const sheet = 'title,state,cost\nBadge is blue,open,1200\nBadge is red,done,900';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await dialog.getByRole('button', { name: /Import|Start/ }).click();
  await dialog.getByText('2 rows imported').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await table.getByText('Badge is blue').waitFor();

  await open('Customers');
  await table.getByText('JPY 100,000').waitFor();
  await look(page, 'customers');
  await open('Hours');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await look(page, 'hours');
  await grid.getByText('Printer', { exact: true }).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Badges');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  await choose(page, { settings: 'Settings', choices: ['Dark'], seen: 'settings' });
  await look(page, 'hours, dark');
  for (const name of ['Customers', 'Tickets']) {
    await tabs.getByRole('link', { name }).click();
    await look(page, `${name.toLowerCase()}, dark`);
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).waitFor();
  await look(page, 'form, dark');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await choose(page, { settings: 'Settings', choices: ['中文'] });
  for (const name of ['工单', '客户', '工时'])
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name, exact: true }).waitFor();
  await table.getByText('标题').waitFor();
  await choose(page, { settings: '设置', choices: ['English'] });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'User name' }).waitFor();
  await look(page, 'login, dark');
  await signIn(page, english);
  await table.getByText('Badge is blue').waitFor();
}

/** The steps of the guide, seen: list, search, form, detail, export, and no button for what may not be done. */
export async function visitRestGuide(page) {
  const table = page.getByRole('table');
  const dialog = page.getByRole('dialog');
  await table.getByText('Torque wrench 1', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('wrench 12');
  await page.keyboard.press('Enter');
  await table.getByText('Torque wrench 11', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Torque wrench 123');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await table.getByText('Torque wrench 123', { exact: true }).dblclick();
  await dialog.getByText('Torque wrench 123').first().waitFor();
  await look(page, 'device');
  await page.keyboard.press('Escape');
  const text = await download(page, page.getByRole('button', { name: 'Export', exact: true }));
  expect(text.split('\n').length === 3, `The export is not what was searched: ${text}`);
  expect((await page.getByRole('button', { name: 'Delete' }).count()) === 0, 'There is a button to delete, which nobody may do.');
}
