// Takes a picture of every story of the built Storybook, twice, and names the stories whose pixels differ.
//
//   npm run test:visual                     the whole set; builds the Storybook first
//   npm run test:visual -- --only=table     stories whose id holds the text, or one of several: table,dates
//   npm run test:visual -- --built          the Storybook of the last build
//   npm run test:visual -- --workers=1      browsers at once, by default as many as there are processors, at most 4
//
// Clock, time zone and language are fixed, motion is off, fonts are there, and a story's own steps (`play`) have been played.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from './lib/chromium.mjs';

const root = join(import.meta.dirname, '..');
const site = join(root, 'storybook-static');
const results = join(root, 'test-results/visual');
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

const given = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = given('only') ?? '';
const workers = Math.max(1, Number(given('workers')) || Math.min(4, availableParallelism()));
if (!process.argv.includes('--built') || !existsSync(join(site, 'index.json'))) {
  const { status } = spawnSync('storybook', ['build', '-o', site, '--quiet'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const executablePath = await findChromium();
if (executablePath === undefined) process.exit(1);

const stories = Object.values(JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')).entries).filter(
  (entry) => entry.type === 'story' && only.split(',').some((text) => entry.id.includes(text)),
);

const server = createServer((request, reply) => {
  const path = normalize(new URL(request.url ?? '/', 'http://storybook.local').pathname);
  const file = join(site, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  reply.writeHead(isFile ? 200 : 404, {
    'Content-Type': kinds[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'max-age=600',
  });
  reply.end(isFile ? readFileSync(file) : undefined);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}`;

const still = '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

const launch = () => {
  const options = launchOptions(executablePath);
  return chromium.launch({
    ...options,
    args: [...options.args, '--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster'],
  });
};

/** One browser of a worker. Its pages share what was downloaded; a crash of it is not the story's fault. */
async function openBrowser() {
  const browser = await launch();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(prepare, Date.parse('2026-03-18T09:30:00+08:00'));
  return { browser, context };
}

/** Opens stories, some at a time. @returns by id: the picture, or why there is none */
async function takePictures(asked, workers) {
  const pictures = new Map();
  const waiting = [...asked];
  const work = async () => {
    let opened = await openBrowser();
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      let picture = await takePicture(opened.context, story);
      if (!opened.browser.isConnected()) {
        opened = await openBrowser();
        picture = await takePicture(opened.context, story);
      }
      pictures.set(story.id, picture);
      for (const page of opened.context.pages()) await page.close();
    }
    await opened.browser.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return pictures;
}

/** Runs in each page before all else: nothing kept from the story before, the same instant, and a way to hear of the end. */
function prepare(start) {
  localStorage.clear();
  sessionStorage.clear();
  const Real = Date;
  const now = () => Math.round(start + performance.now());
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given));
    }
    static now() {
      return now();
    }
  };
  window['storybookIsDone'] = new Promise((resolve) => {
    const listen = () => {
      const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
      if (channel === undefined) requestAnimationFrame(listen);
      else
        for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) channel.once(end, () => resolve(end));
    };
    listen();
  });
}

/** In the page: remembers whether anything has changed since it was last asked; what comes late (code, pictures) is waited for. */
function watchPage() {
  let changes = 0;
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window['pageHasChanged'] = () => {
    const loading = [...document.images].some((image) => !image.complete);
    const changed = changes > 0 || loading;
    changes = 0;
    return changed;
  };
}

async function takePicture(context, story) {
  try {
    return { image: await photograph(await context.newPage(), story) };
  } catch (error) {
    return { problem: error.message.split('\n')[0] };
  }
}

async function photograph(page, story) {
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
  const end = await Promise.race([page.evaluate(() => window['storybookIsDone']), setTimeout(60_000, 'not done after 60 s')]);
  if (end !== 'storyFinished') throw new Error(end);
  // What was on its way comes to rest.
  await page.addStyleTag({ content: still });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(watchPage);
  for (let quiet = 0, tries = 0; quiet < 4 && tries < 120; tries += 1) {
    await setTimeout(50);
    quiet = pending.size === 0 && (await page.evaluate(() => !window['pageHasChanged']())) ? quiet + 1 : 0;
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', type: 'png' });
}

const began = Date.now();
const hash = (image) => createHash('sha256').update(image).digest('hex');
const isSame = (one, other) => one.image !== undefined && other.image !== undefined && hash(one.image) === hash(other.image);
const [first, second] = [await takePictures(stories, workers), await takePictures(stories, workers)];
// On a busy machine a picture may be taken before the last late part is there: what differs is looked at again, alone.
const doubtful = stories.filter(({ id }) => !isSame(first.get(id), second.get(id)));
for (const pictures of [first, second]) for (const [id, picture] of await takePictures(doubtful, 1)) pictures.set(id, picture);
await new Promise((resolve) => server.close(resolve));

rmSync(results, { recursive: true, force: true });
let differing = 0;
for (const { id, title, name } of stories) {
  const [one, other] = [first.get(id), second.get(id)];
  if (isSame(one, other)) continue;
  differing += 1;
  console.error(`✖ ${title}: ${name} (${id})${(one.problem ?? other.problem) ? `: ${one.problem ?? other.problem}` : ''}`);
  mkdirSync(results, { recursive: true });
  if (one.image !== undefined) writeFileSync(join(results, `${id}.1.png`), one.image);
  if (other.image !== undefined) writeFileSync(join(results, `${id}.2.png`), other.image);
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(
  `${differing === 0 ? '✔' : '✖'} ${stories.length} stories, twice, ${seconds} s: ${differing === 0 ? 'no pixel changed' : `${differing} differ, see test-results/visual`}`,
);
process.exit(differing === 0 ? 0 : 1);
