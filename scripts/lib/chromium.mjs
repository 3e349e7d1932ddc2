// Finds a Chromium for the browser tests, or gets one: the system's, else Debian's package, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Path of an executable Chromium; undefined when none could be had, with the reasons printed. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return given;
    console.error(`✖ CHROMIUM_PATH points to ${given}, which does not exist.`);
    return undefined;
  }
  const present = known.find((path) => existsSync(path));
  if (present !== undefined) return present;

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("▸ installing Debian's chromium");
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    if (
      spawnSync('apt-get', ['update'], quiet).status === 0 &&
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet).status === 0
    ) {
      const installed = known.find((path) => existsSync(path));
      if (installed !== undefined) return installed;
    }
  }
  console.log("▸ fetching Playwright's chromium");
  if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0) {
    const path = spawnSync(process.execPath, ['-p', "require('playwright').chromium.executablePath()"], { encoding: 'utf8' }).stdout.trim();
    if (path !== '' && existsSync(path)) return path;
  }
  console.error('✖ No Chromium could be found or installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  return undefined;
}
