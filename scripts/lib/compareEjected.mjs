// Whether a widget that was taken out of the kit looks as the kit's own does.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';

const page = `
import '@tarmac/admin-kit/styles.css';
import { Pagination } from '@tarmac/admin-kit/table';
import { createRoot } from 'react-dom/client';
import { Pagination as Ejected } from './ejected/Pagination/table/Pagination.tsx';

const props = { page: 2, pageSize: 10, total: 195, onPageChange: () => undefined };
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <>
      <section><Pagination {...props} /></section>
      <section><Ejected {...props} /></section>
    </>,
  );
`;

/**
 * Builds a page of an app with the kit's pagination and the one that was ejected, and compares what each of their elements looks like.
 *
 * @param folder the app, with `Pagination` ejected and everything installed
 * @returns what differs
 */
export async function compareEjected(folder, executablePath) {
  writeFileSync(join(folder, 'ejected.html'), '<!doctype html><div id="root"></div><script type="module" src="/src/ejected.tsx"></script>');
  writeFileSync(join(folder, 'src/ejected.tsx'), page);
  const config = { build: { outDir: 'dist-ejected', rolldownOptions: { input: 'ejected.html' } } };
  writeFileSync(join(folder, 'ejected.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/vite'),
    ['build', '--logLevel', 'warn', '-c', 'ejected.config.mjs'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) return [`A page with an ejected widget does not build.\n${stdout}${stderr}`];
  const { preview } = await import(pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist-ejected' },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(launchOptions(executablePath));
  const tab = await browser.newPage();
  await tab.goto(`${server.resolvedUrls.local[0]}ejected.html`);
  await tab.getByRole('button').nth(10).waitFor();
  const differences = await tab.evaluate(() => {
    const [kit, ejected] = [...document.querySelectorAll('section')].map((section) => [...section.querySelectorAll('*')]);
    if (kit.length !== ejected.length || kit.length < 20) return [`${kit.length} elements, and ${ejected.length} of what was ejected`];
    return kit.flatMap((element, index) => {
      const [own, other] = [element, ejected[index]].map((one) => getComputedStyle(one));
      const names = [...own].filter((name) => own.getPropertyValue(name) !== other.getPropertyValue(name));
      return names.map((name) => `${element.tagName} ${name}: ${own.getPropertyValue(name)}, ejected ${other.getPropertyValue(name)}`);
    });
  });
  await browser.close();
  await server.close();
  console.log(`${differences.length === 0 ? '✔' : '✖'} an ejected pagination looks as before`);
  return differences.slice(0, 10);
}
