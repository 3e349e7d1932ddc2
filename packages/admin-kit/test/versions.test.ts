import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const packagesOf = (root: string) => readdirSync(join(root, 'packages'));

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  scripts: Record<string, string>;
}

const manifestOf = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest;

/** A copy of what a release reads: manifests, settings and changelogs, without changesets. */
function copyOfWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tarmac-versions-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset/config.json'])
    cpSync(join(repository, file), join(copy, file));
  for (const group of ['packages', 'apps'])
    for (const folder of readdirSync(join(repository, group))) {
      mkdirSync(join(copy, group, folder), { recursive: true });
      for (const file of ['package.json', 'CHANGELOG.md'])
        try {
          cpSync(join(repository, group, folder, file), join(copy, group, folder, file));
        } catch {
          // An app has no changelog.
        }
    }
  return copy;
}

function giveVersions(root: string): void {
  const { status, stderr, stdout } = spawnSync(join(repository, 'node_modules/.bin/changeset'), ['version'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

test('PKG-04 a changeset gives its packages their next version and a line of the changelog, and is used up', () => {
  const root = copyOfWorkspace();
  const before = manifestOf(root, 'admin-kit').version;
  const untouched = manifestOf(root, 'migrate-from-jeecg').version;
  const [major, minor, patch] = before.split('.').map(Number) as [number, number, number];
  writeFileSync(
    join(root, '.changeset/two-kinds.md'),
    "---\n'@tarmac/admin-kit': minor\n'@tarmac/freight-api': patch\n---\n\nLists keep what they hold.\n",
  );
  writeFileSync(join(root, '.changeset/one-more.md'), "---\n'@tarmac/admin-kit': patch\n---\n\nA small repair.\n");
  giveVersions(root);

  expect(manifestOf(root, 'admin-kit').version).toBe(`${major}.${minor + 1}.0`);
  expect(manifestOf(root, 'freight-api').version).toBe(`${major}.${minor}.${patch + 1}`);
  expect(manifestOf(root, 'migrate-from-jeecg').version).toBe(untouched);
  const changes = readFileSync(join(root, 'packages/admin-kit/CHANGELOG.md'), 'utf8');
  const latest = changes.slice(0, changes.indexOf(`## ${before}`));
  expect(latest).toContain(`## ${major}.${minor + 1}.0`);
  expect(latest).toContain('Lists keep what they hold.');
  expect(latest).toContain('A small repair.');
  expect(readdirSync(join(root, '.changeset')).toSorted()).toEqual(['config.json']);
});

test('PKG-04 the changesets that wait name packages that are published, and give them versions', () => {
  const root = copyOfWorkspace();
  cpSync(join(repository, '.changeset'), join(root, '.changeset'), { recursive: true });
  // Without any there would be nothing to do, which is refused.
  writeFileSync(join(root, '.changeset/one-more.md'), "---\n'@tarmac/admin-kit': patch\n---\n\nA small repair.\n");
  giveVersions(root);
  expect(readdirSync(join(root, '.changeset')).filter((file) => !['config.json', 'README.md'].includes(file))).toEqual([]);
});

test('PKG-04 every published package is built by tsup', () => {
  const published = packagesOf(repository).filter((folder) => manifestOf(repository, folder).private !== true);
  expect(published.length).toBeGreaterThan(1);
  for (const folder of published) expect(manifestOf(repository, folder).scripts['build'], folder).toMatch(/^tsup\b/);
});
