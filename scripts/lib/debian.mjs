// Installs packages of Debian where that is possible: as root, with apt.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Apt has one lock: who comes second waits. */
let before = Promise.resolve();
/** What there is to install is asked until it is known. */
let isUpdated = false;

/**
 * Installs packages, while anyone who asked goes on with what needs none of them.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export function installPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return Promise.resolve(false);
  const installed = before.then(async () => {
    console.log(`▸ installing Debian's ${packages.join(', ')}`);
    isUpdated ||= await succeeds('update');
    return isUpdated && succeeds('install', '-y', '--no-install-recommends', ...packages);
  });
  before = installed;
  return installed;
}

/** @param {string[]} args */
function succeeds(...args) {
  return new Promise((resolve) => {
    const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
