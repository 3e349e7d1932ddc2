// Packs what is published, as a registry would receive it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Command and first arguments that run the workspace's own pnpm, on a machine that has only npm. npx, which takes most of a second to find
 * it, is asked once: what this process starts is told where it lies.
 */
export const pnpm = findPnpm();

function findPnpm() {
  const given = process.env.TARMAC_PNPM;
  if (given !== undefined && existsSync(given)) return [given];
  const npx = ['npx', '-y', '-p', JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager];
  const { stdout } = spawnSync(npx[0], [...npx.slice(1), '-c', 'command -v pnpm'], { encoding: 'utf8' });
  const found = stdout?.trim() ?? '';
  if (!existsSync(found)) return [...npx, 'pnpm'];
  process.env.TARMAC_PNPM = found;
  return [found];
}

/** Packs one built package. @returns the path of the tarball @throws Error with pnpm's words when nothing was packed */
export function pack(name) {
  const target = mkdtempSync(join(tmpdir(), 'tarmac-pack-'));
  const packed = spawnSync(pnpm[0], [...pnpm.slice(1), 'pack', '--pack-destination', target], {
    cwd: join(root, 'packages', name),
    encoding: 'utf8',
  });
  const file = readdirSync(target).find((one) => one.endsWith('.tgz'));
  if (packed.status !== 0 || file === undefined) throw new Error(`${name} was not packed.\n${packed.stdout}${packed.stderr}`);
  return join(target, file);
}

/** Marks of documents that only this repository's builders have. */
const internalMark =
  /@source\b(?!\s+["'])|\b(?:freight-domain|jeecg-wire|security \d+)\b|\b(?:ACCT|DICT|FRT|GEN|LAY|MAP|MOD|MON|MSG|NOTI|OSS|PERM|PKG|POP|REQ|ROUTE|SESS|SET|SHIP|SMS|SYS|TAB|TBL|UPL|VAL)-\d{2}\b/;

/** What a package writes into the app that asks for it, tests too. */
const isHandedOn = (file) => /^(?:templates|dist\/kit)\//.test(file);

/** What is wrong with a packed package: what only this workspace can run or needs, peers that nothing imports, marks of internal documents. */
export function problemsOfPacked(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-packed-'));
  try {
    spawnSync('tar', ['-xzf', tarball, '-C', folder]);
    const home = join(folder, 'package');
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const files = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => relative(home, join(parentPath, name)));
    const texts = files
      .filter((file) => /\.(?:[cm]?[jt]s|css|json|map|md|txt)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(home, file), 'utf8') }));
    const code = texts.filter(({ file }) => /\.[jt]s$/.test(file));
    const isImported = (name) => code.some(({ text }) => new RegExp(`(?:from|import|import\\()\\s*['"]${name}(?:/[^'"]*)?['"]`).test(text));
    return [
      ...['scripts', 'devDependencies'].filter((key) => manifest[key] !== undefined).map((key) => `its manifest has ${key}`),
      ...(manifest.exports['./package.json'] === './package.json' ? [] : ['its package.json is not exported']),
      ...(files.includes('CHANGELOG.md') ? [] : ['it has no CHANGELOG.md']),
      ...files.filter((file) => /\.(?:test|test-d|stories|fixture)\./.test(file) && !isHandedOn(file)).map((file) => `${file} is a test's`),
      ...Object.keys(manifest.peerDependencies ?? {})
        .filter((name) => !isImported(name))
        .map((name) => `nothing imports its peer ${name}`),
      ...texts.flatMap(({ file, text }) => {
        const mark = internalMark.exec(text)?.[0];
        return mark === undefined ? [] : [`${file} says “${mark}”`];
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
