// Installs the workspace with the pinned pnpm and runs one script of this folder with the pinned Node.
// Needs only Node >= 20.19 and npm; plain JavaScript because nothing is installed when it starts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules/.bin');
const stampFile = join(root, 'node_modules/.installed');
const [script = 'start', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`\n✖ Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org and try again.\n`);
  process.exit(1);
}

// What an installation depends on; while it is the same, nothing has to be installed.
function stamp() {
  const hash = createHash('sha256');
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function run(command, { args, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    // Ctrl-C reaches the whole process group at once; the child is given the time to close its database.
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', () => undefined);
    child.on('error', (error) => {
      console.error(`\n✖ ${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

const wanted = stamp();
const isInstalled = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
if (!isInstalled || script === 'test') {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(isInstalled ? '▸ checking packages' : '▸ installing packages (the first time downloads about 300 MB)');
  const code = await run('npx', {
    args: ['-y', '-p', packageManager, '-c', 'pnpm install --frozen-lockfile --prefer-offline --reporter=append-only --loglevel=warn'],
  });
  if (code !== 0) {
    console.error('\n✖ Packages could not be installed. Check the network and the disk; `npm start` goes on where it stopped.\n');
    process.exit(code);
  }
  writeFileSync(stampFile, wanted);
}
// The pinned Node lies in the workspace on Linux; other systems bring their own.
const pinned = join(bin, 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
process.exit(
  await run(node, {
    args: [join(root, 'scripts', `${script}.mjs`), ...rest],
    env: {
      ...process.env,
      START_BEGAN_AT: String(Math.round(performance.timeOrigin)),
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
  }),
);
