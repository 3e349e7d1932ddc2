// Finds a Chromium for the browser tests, or gets one: a shell without a window, which takes half the time for a page, else a whole
// browser; the system's, else Debian's package, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** How every check starts it: as root in a container, without a screen, and speaking to nobody but the server under test. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What Playwright launches a browser with.
 *
 * @param {string} [executablePath] absent: Playwright's own browser
 */
export const launchOptions = (executablePath) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumArguments,
});

/**
 * The same for tests, whose pages and stories live for seconds: what optimising compilers would win later costs a sixth of their time now.
 *
 * @param {string} [executablePath] absent: Playwright's own browser
 */
export const testOptions = (executablePath) => ({
  ...launchOptions(executablePath),
  args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
});

/**
 * Path of an executable Chromium, and Chinese signs to draw with. Getting one takes a while, in which other work goes on.
 *
 * @returns {Promise<string | undefined>} undefined when none could be had, with the reasons printed
 */
export async function findChromium() {
  const path = await getChromium();
  if (path !== undefined) await ensureChinese();
  return path;
}

/** Without a font that has them, Chinese signs are boxes of some other font's width, and nothing that is measured means anything. */
async function ensureChinese() {
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (fonts.status !== 0 || fonts.stdout.trim() !== '' || (await installPackages('fonts-wqy-microhei'))) return;
  console.error(
    '⚠ No font with Chinese signs could be found or installed: checks of sizes may fail (Debian: apt-get install fonts-wqy-microhei).',
  );
}

/** Path of the Chromium that this machine has; `CHROMIUM_PATH` goes first, whether it exists or not. */
export const installedChromium = () => process.env.CHROMIUM_PATH ?? [shell, ...whole].find((path) => existsSync(path));

async function getChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return given;
    console.error(`✖ CHROMIUM_PATH points to ${given}, which does not exist.`);
    return undefined;
  }
  if (!existsSync(shell)) await installPackages('chromium-headless-shell');
  const present = installedChromium();
  if (present !== undefined) return present;

  if (await installPackages('chromium')) {
    const installed = installedChromium();
    if (installed !== undefined) return installed;
  }
  console.log("▸ fetching Playwright's chromium");
  if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0) {
    const path = spawnSync(process.execPath, ['-p', "require('playwright').chromium.executablePath()"], { encoding: 'utf8' }).stdout.trim();
    if (path !== '' && existsSync(path)) return path;
  }
  console.error(
    '✖ No Chromium could be found or installed. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
  return undefined;
}
