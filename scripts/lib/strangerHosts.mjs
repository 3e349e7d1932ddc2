// Other people's sheets beside the kit: neither the kit's widgets nor the host's own markup may change by a pixel.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';

const folder = join(import.meta.dirname, 'hosts');
const sheet = (name) => readFileSync(join(folder, `${name}.css`), 'utf8');

/** What a host may have on the page, written for Tailwind, of which the classes of Tailwind 3 and 4 are the same. */
const tailwindMarkup =
  '<section class="collapse">Not there</section><div class="mt-4 rounded-lg border border-gray-300 p-4 shadow"><h1 class="text-2xl font-bold">Orders</h1>' +
  '<p class="mt-2 text-sm text-gray-600">Three of them wait.</p><div class="mt-4 flex gap-2"><button class="rounded bg-blue-600 px-4 py-2 ' +
  'font-semibold text-white hover:bg-blue-700">New</button><button class="rounded border border-gray-300 px-4 py-2">Later</button>' +
  '<input class="w-40 rounded border border-gray-300 px-2 py-1" value="Torque"><select class="rounded border"><option>One</option></select></div>' +
  '<table class="mt-4 w-full text-left text-base"><thead><tr><th class="border-b p-2">Name</th><th class="border-b p-2">State</th></tr></thead>' +
  '<tbody><tr class="odd:bg-gray-100"><td class="p-2">Wrench</td><td class="p-2"><span class="rounded-full bg-green-100 px-2 text-xs ' +
  'text-green-800">Free</span></td></tr></tbody></table><ul class="mt-2 list-disc pl-6"><li>One</li><li class="truncate">Two</li></ul>' +
  '<div class="grid grid-cols-2 gap-4 text-lg leading-relaxed tracking-wide"><span class="blur-sm">Hidden</span>' +
  '<span class="translate-x-2 rotate-1 scale-95 transform shadow-lg ring-2">Turned</span></div></div>';

/** As old as the web: elements that nobody dressed, and names that mean something else elsewhere. */
const plainMarkup =
  '<h1>Orders</h1><h2>Open</h2><p class="blur">Three of them <a href="#">wait</a>, <strong>one</strong> is late.</p><button>New</button> ' +
  '<input value="Torque"> <input type="checkbox" checked> <select><option>One</option></select><textarea>Text</textarea>' +
  '<table border="1"><thead><tr><th>Name</th><th>State</th></tr></thead><tbody><tr><td>Wrench</td><td class="collapse">Free</td></tr>' +
  '<tr><td class="hidden">Jack</td><td class="flex">Lent</td></tr></tbody></table><ul><li>One</li><li class="truncate">Two</li></ul>' +
  '<dl><dt>Term</dt><dd>What it means</dd></dl><fieldset><legend>Choice</legend><label>Name <input type="radio" checked></label></fieldset>' +
  '<svg width="40" height="40" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg><pre>code</pre><hr>';

/** As antd 5 draws a few of its components on the server. */
const antdMarkup = () => {
  const dressed = (name, more) => `class="${name} css-mncuj7 ${more}"`;
  const button = (text, { look, colour }) =>
    `<button type="button" ${dressed('ant-btn', `${look} ant-btn-color-${colour}`)}><span>${text}</span></button>`;
  return (
    `<h1>Orders</h1><p>Three of them <a href="#">wait</a>.</p>${button('Save', { look: 'ant-btn-primary ant-btn-variant-solid', colour: 'primary' })} ` +
    `${button('Cancel', { look: 'ant-btn-default ant-btn-variant-outlined', colour: 'default' })} <input placeholder="Name" type="text" ${dressed('ant-input', 'ant-input-outlined')}> ` +
    `<span class="ant-tag ant-tag-blue css-mncuj7">Free</span> <label ${dressed('ant-checkbox-wrapper', '')}><span ` +
    `${dressed('ant-checkbox ant-wave-target', 'ant-checkbox-checked')}><input class="ant-checkbox-input" type="checkbox" checked><span class="ant-checkbox-inner"></span></span>` +
    '<span>Kept</span></label><table><tbody><tr><td>Wrench</td></tr></tbody></table>'
  );
};

const require = createRequire(import.meta.url);

/** Tailwind 4 with its preflight for a host's markup, as its build writes it. */
async function tailwind4() {
  const { build } = await compile("@import 'tailwindcss';", {
    loadStylesheet: async (id) => {
      const path = require.resolve(
        id === 'tailwindcss' ? 'tailwindcss/index.css' : join(dirname(require.resolve('tailwindcss/index.css')), id),
      );
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const names = [...tailwindMarkup.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list.split(' '));
  return build([...names, 'ms-10', 'flex', 'grid', 'hidden', 'blur', 'collapse', 'truncate', 'relative', 'container', 'table']);
}

/** The hosts: their sheets, the markup that they dress, and the page of the kit that stands beside. */
export const hosts = async () => {
  const four = await tailwind4();
  return [
    { name: 'a hostile sheet', css: sheet('hostile'), markup: plainMarkup, room: 'host-room', isApart: true },
    { name: 'Tailwind 3', css: sheet('tailwind3'), markup: tailwindMarkup },
    { name: 'Tailwind 4', css: four, markup: tailwindMarkup },
    { name: 'Tailwind 4, the kit in a layer', css: four, markup: tailwindMarkup, page: '/layered.html', room: 'ms-10', isApart: true },
    { name: 'antd', css: sheet('antd'), markup: antdMarkup() },
    { name: 'no sheet', css: '', markup: plainMarkup },
  ];
};

/** Written into the app: the kit's widgets in a place of their own, and a place for a host's markup below. */
export const hostFiles = (page) => ({
  'beside.html': page('/src/beside.tsx'),
  'layered.html': page('/src/layered.tsx'),
  'alone.html': '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body></body></html>',
  'src/beside.tsx': "import '@tarmac/admin-kit/styles.css';\nimport './scenes';\n",
  'src/layered.tsx': "import './layered.css';\nimport './scenes';\n",
  'src/layered.css': "@layer theme, base, kit, components, utilities;\n@import '@tarmac/admin-kit/styles.css' layer(kit);\n",
  'src/scenes.tsx': scenes,
});

const scenes = `
import { EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { Button, Checkbox, DateInput, Menu, MoneyInput, Select, StatusTag, Steps, Switch, TextInput, Tree } from '@tarmac/admin-kit/input';
import { LoginLayout } from '@tarmac/admin-kit/layout';
import { notices } from '@tarmac/admin-kit/notice';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { KitFrame } from '@tarmac/admin-kit/testing';
import { createRoot } from 'react-dom/client';
import { device } from './device';

// In no line of the host's, whose height is the host's affair.
const column = { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 8, margin: 0, padding: 8, border: 0 } as const;
const room = new URLSearchParams(location.search).get('room') ?? undefined;
const columns = [
  { key: 'name', title: 'Name', type: 'input', width: 200 },
  { key: 'price', title: 'Price', type: 'inputNumber', width: 120 },
  { key: 'sold', title: 'Sold', type: 'checkbox', width: 90 },
] as const;
const rows = [{ name: 'Wrench', price: 3, sold: true }, { name: 'Jack', price: 40, sold: false }];
const places = [{ value: 'sc', label: 'Sichuan', children: [{ value: 'cd', label: 'Chengdu' }] }];

function Login() {
  const form = useKitForm({ defaultValues: { name: '', password: '', stay: true }, onSubmit: () => undefined });
  return (
    <LoginLayout brand="Acme" footer="Acme">
      <Form form={form} aria-label="Login">
        <FormField name="name" label="Name" required>{(control) => <TextInput {...control} />}</FormField>
        <FormField name="password" label="Password" help="Eight signs">{(control) => <TextInput {...control} type="password" />}</FormField>
        <Checkbox value>Stay signed in</Checkbox>
        <Button type="submit" variant="primary">Sign in</Button>
      </Form>
    </LoginLayout>
  );
}

function Work() {
  const table = useEditableTable({ rows, columns });
  return (
    <div style={column}>
      <Select aria-label="City" options={[{ value: 'cd', label: 'Chengdu' }, { value: 'bj', label: 'Beijing' }]} />
      <DateInput aria-label="Day" defaultValue="2026-03-04" />
      <MoneyInput aria-label="Price" defaultValue={129_900} />
      <Switch aria-label="On" value />
      <Steps steps={['One', 'Two']} current={0} />
      <StatusTag tone="ok">Free</StatusTag>
      <Tree aria-label="Places" nodes={places} />
      <Menu items={[{ key: 'copy', label: 'Copy', onSelect: () => undefined }, { key: 'off', label: 'Remove', danger: true, onSelect: () => undefined }]} trigger={<Button>Actions</Button>} />
      <Button className={room} onClick={() => notices.success('Kept')}>Tell</Button>
      <EditableTable table={table} label="Prices" rowNumber rowSelection toolbar height={220} />
    </div>
  );
}

const scene = { '#login': <Login />, '#list': <ResourceList resource={device} search={['name', 'state', 'boughtOn']} columns={['name', 'state', 'price', 'boughtOn']} />, '#work': <Work /> }[location.hash];
const style = 'position: fixed; inset: 0 auto auto 0; width: 1200px; height: 800px; overflow: hidden; margin: 0; padding: 0; border: 0; background: white; box-sizing: border-box';
document.getElementById('root')!.style.cssText = style;
const permissions = ['list', 'add', 'edit', 'delete', 'export'].map((name) => 'device:' + name);
const item = (value: string, text: string, tone: 'ok' | 'running') => ({ value, text, tone });
createRoot(document.getElementById('root')!).render(
  <KitFrame locale="en-US" permissions={permissions} dictionaries={{ device_state: [item('free', 'Free', 'ok'), item('lent', 'Lent', 'running')] }}>
    {scene}
  </KitFrame>,
);
`;

/** What is looked at, one after the other, each with the parts that came before. */
const steps = {
  '#login': [
    ['a login', (page) => page.getByRole('textbox', { name: 'Name' }).waitFor()],
    ['what is wrong with an input', (page) => page.getByRole('button', { name: 'Sign in' }).click()],
  ],
  '#list': [
    ['a list', (page) => page.getByRole('table').getByText('Torque wrench 1', { exact: true }).waitFor()],
    ['a row under the pointer', (page) => page.getByRole('row').nth(2).hover()],
    [
      'a form in a dialog',
      async (page) => {
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'State' }).waitFor();
      },
    ],
    ['a picker in a dialog', (page) => page.getByRole('combobox', { name: 'State' }).last().click()],
  ],
  '#work': [
    ['single widgets and an editable table', (page) => page.getByRole('grid').getByText('Wrench').waitFor()],
    [
      'a calendar',
      async (page) => {
        await page.getByRole('button', { name: /calendar/i }).click();
        await page.getByText('Today').waitFor();
      },
    ],
    [
      'a menu',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menuitem', { name: 'Copy' }).hover();
      },
    ],
    [
      'a notice',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Tell' }).click();
        await page.getByText('Kept').waitFor();
      },
    ],
  ],
};

/** Classes that elements below the kit's have of libraries: they look like nothing by themselves. */
const known = /^(?:tk-|lucide|rdp-)/;

/**
 * Looks at every scene alone and beside each host, and at each host's markup with and without the kit.
 *
 * @param open opens a page of the app at an address
 * @param all the hosts, whose sheets the app serves as `/host/<index>.css`
 * @returns what differs, in words, with the pictures of both where there are
 */
export async function compareHosts(open, all) {
  const problems = [];
  const alone = {};
  const scene = async (hash, { see, path = '/beside.html', host }) => {
    const page = await open(`${path}${hash}`);
    if (host !== undefined) await wear(page, { all, host });
    for (const [name, act] of steps[hash]) {
      await act(page);
      await see(name, page);
    }
    await page.context().close();
  };
  const beside = async (name, { page, host }) => {
    const problem = await difference(page, { expected: alone[name], what: `${name} beside ${host.name}` });
    if (problem !== undefined) problems.push(problem);
  };
  const hashes = Object.keys(steps);
  const dressed = all.filter(({ css }) => css !== '');
  // Sheets of hosts come and go on one page, but for those under which a page has to begin, since widgets measure what they stand in.
  await Promise.all(
    hashes.map((hash) =>
      scene(hash, {
        see: async (name, page) => {
          alone[name] = await lastPicture(page);
          problems.push(...(await foreignClasses(page, name)));
          for (const host of dressed.filter((one) => !one.isApart)) {
            const sheet = await wear(page, { all, host });
            await beside(name, { page, host });
            await sheet.evaluate((link) => link.remove());
          }
        },
      }),
    ),
  );
  for (const host of dressed.filter((one) => one.isApart))
    await Promise.all(hashes.map((hash) => scene(hash, { see: (name, page) => beside(name, { page, host }), path: host.page, host })));
  return [...problems, ...(await Promise.all(all.map((host) => compareMarkup(open, { all, host })))).flat()];
}

const wear = (page, { all, host }) => page.addStyleTag({ url: `/host/${all.indexOf(host)}.css` });

/** Classes of the kit's elements that a host may have given a meaning. */
async function foreignClasses(page, name) {
  const classes = await page.evaluate(() =>
    [...document.querySelectorAll('#root [class], body > :not(#root) [class]')].flatMap((one) => [...one.classList]),
  );
  const unnamed = [...new Set(classes)].filter((one) => !known.test(one));
  return unnamed.length > 0 ? [`${name}: classes that a host may have as well: ${unnamed.join(' ')}`] : [];
}

/** What the kit's sheet changes of a host's markup, and whether the host's classes act on the kit's widgets. */
async function compareMarkup(open, { all, host }) {
  const problems = [];
  const page = await open(`${host.page ?? '/beside.html'}${host.room === undefined ? '' : `?room=${host.room}`}#work`);
  const bare = await open('/alone.html');
  if (host.css !== '') for (const one of [page, bare]) await wear(one, { all, host });
  const button = page.getByRole('button', { name: 'Tell' });
  await button.waitFor();
  const room = host.room === undefined ? undefined : await button.evaluate((one) => getComputedStyle(one).marginInlineStart);
  if (room !== undefined && room !== '40px')
    problems.push(`a class of ${host.name} does not act on a button of the kit: ${room} instead of 40px`);
  for (const one of [page, bare]) await one.evaluate((html) => void (document.body.innerHTML = html), host.markup);
  const problem = await difference(page, { expected: await lastPicture(bare), what: `the markup of ${host.name}` });
  for (const one of [page, bare]) await one.context().close();
  return problem === undefined ? problems : [...problems, problem];
}

const picture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** A picture of what no longer changes. */
async function lastPicture(page) {
  let before = await picture(page);
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = await picture(page);
    if (next.equals(before)) break;
    before = next;
  }
  return before;
}

/** Whether a page comes to look as expected; what an edge is smoothed with may be two shades of 255 lighter from one drawing to the next. */
async function difference(page, { expected, what }) {
  let found;
  for (let attempt = 0; attempt < 10; attempt++) {
    found = await picture(page);
    if (found.equals(expected) || (await farthestShade(page, [expected, found])) <= 2) return undefined;
  }
  return different(what, expected, found);
}

/** How far apart two pictures are at most, in shades of a colour of a pixel. */
function farthestShade(page, pictures) {
  return page.evaluate(
    async (addresses) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const image = Object.assign(new Image(), { src: address });
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return one.length === other.length ? one.reduce((most, shade, at) => Math.max(most, Math.abs(shade - other[at])), 0) : 255;
    },
    pictures.map((one) => `data:image/png;base64,${one.toString('base64')}`),
  );
}

function different(what, ...pictures) {
  const target = mkdtempSync(join(tmpdir(), 'tarmac-differs-'));
  pictures.forEach((picture, index) => writeFileSync(join(target, `${index === 0 ? 'expected' : 'found'}.png`), picture));
  return `${what} differs: ${target}`;
}
