// Software bills of materials: what a package brings along at run time, as CycloneDX. pnpm writes them, this file checks them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm } from './packages.mjs';

const root = join(import.meta.dirname, '../..');

/** Folders of the packages that reach somebody else, by name: the published ones, and the server that a release installs. */
export const released = {
  'admin-kit': 'packages/admin-kit',
  'freight-api': 'packages/freight-api',
  'migrate-from-jeecg': 'packages/migrate-from-jeecg',
  server: 'apps/server',
};

/** Where a package's bill lies; within `dist`, so that the published packages carry it. */
export const billOf = (name) => join(root, released[name], 'dist/sbom.cdx.json');

/** Licences that a package brings in its LICENSE, and its manifest does not name. */
const readByHand = { 'pkg:npm/png-js@2.0.0': 'MIT' };

/**
 * Writes the bill of one package.
 *
 * @returns how many components it names
 * @throws Error with pnpm's words, or with everything that is wrong with the bill
 */
export function writeBill(name) {
  const file = billOf(name);
  mkdirSync(dirname(file), { recursive: true });
  const made = spawnSync(
    pnpm[0],
    [
      ...pnpm.slice(1),
      '--filter',
      `./${released[name]}`,
      'sbom',
      '--prod',
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      '1.6',
      '--sbom-type',
      name === 'server' ? 'application' : 'library',
      '--out',
      file,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No bill for ${name}.\n${made.stdout}${made.stderr}`);
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  for (const component of bill.components ?? []) {
    const id = readByHand[component.purl];
    if (id !== undefined && (component.licenses ?? []).length === 0) component.licenses = [{ license: { id } }];
  }
  writeFileSync(file, JSON.stringify(bill));
  const problems = problemsOf(bill, join(root, released[name]));
  if (problems.length > 0) throw new Error(`The bill of ${name}:\n${problems.join('\n')}`);
  return bill.components.length;
}

/** What is wrong with a bill: its form, its references, and what is installed but not named in it. */
function problemsOf(bill, folder) {
  const problems = [];
  const expect = (isGood, problem) => {
    if (!isGood) problems.push(problem);
  };
  expect(bill.bomFormat === 'CycloneDX' && bill.specVersion === '1.6' && bill.version === 1, 'is not CycloneDX 1.6');
  expect(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(bill.serialNumber ?? ''), 'has no serial number');
  expect(!Number.isNaN(Date.parse(bill.metadata?.timestamp)), 'says no time');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const subject = bill.metadata?.component ?? {};
  expect(subject.purl === purlOf(manifest), `is about ${subject.purl}, not about ${purlOf(manifest)}`);

  const components = Array.isArray(bill.components) ? bill.components : [];
  const refs = new Set([subject['bom-ref']]);
  for (const component of components) {
    const { purl } = component;
    expect(['library', 'application', 'framework'].includes(component.type), `${purl}: has no type`);
    expect(/^pkg:npm\/.+@\d/.test(purl ?? ''), `${component.name}: has no package address`);
    expect((component.licenses ?? []).length > 0, `${purl}: has no licence`);
    expect(!refs.has(component['bom-ref']), `${purl}: is there twice`);
    refs.add(component['bom-ref']);
  }
  for (const { ref, dependsOn = [] } of bill.dependencies ?? [])
    for (const one of [ref, ...dependsOn]) expect(refs.has(one), `${ref} leads to ${one}, which is not there`);

  const named = new Set(components.map(({ purl }) => purl));
  for (const purl of installedBelow(folder)) expect(named.has(purl), `does not name ${purl}`);
  return problems;
}

/** Addresses of every package that is installed for a package to run, found by walking the folders as Node does. */
function installedBelow(folder) {
  const found = new Set();
  const seen = new Set();
  const walk = (from) => {
    if (seen.has(from)) return;
    seen.add(from);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from);
      if (place === undefined) {
        // Optional packages of other platforms are not installed.
        if (!(name in optionalDependencies)) throw new Error(`${name}, which ${from} needs, is not installed.`);
        continue;
      }
      found.add(purlOf(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))));
      walk(place);
    }
  };
  walk(realpathSync(folder));
  return found;
}

function placeOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (dirname(folder) === folder) return undefined;
  }
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
