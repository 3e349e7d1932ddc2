// Writes what an app may eject into dist/kit: run after each build, where the sources of the kit lie beside this package.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prefixClasses } from '../../../admin-kit/scripts/prefixClasses.ts';
import { loadUtilities } from '../../../admin-kit/scripts/utilities.ts';
import { collectWidgets } from './collectWidgets.ts';
import { stand } from './stand.ts';

const home = join(import.meta.dirname, '../..');
const target = join(home, 'dist/kit');
const kit = join(home, '../admin-kit');
const { dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
/** What the kit installs for itself, which an app then needs for itself, too. */
const versions = Object.fromEntries(
  Object.keys(dependencies).map((name) => [
    name,
    (JSON.parse(readFileSync(join(kit, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version,
  ]),
);
const { widgets, kept, texts } = collectWidgets(join(kit, 'src'), stand);
rmSync(target, { recursive: true, force: true });
/** The kit's stylesheet knows its classes by the names that they have once they are published. */
const isUtility = await loadUtilities(kit);
const published = (path: string, text: string) => (/\.test\.tsx?$/.test(path) ? text : prefixClasses(path, { code: text, isUtility }).code);
for (const [path, text] of Object.entries(texts)) {
  mkdirSync(join(target, 'files', dirname(path)), { recursive: true });
  writeFileSync(join(target, 'files', `${path}.txt`), published(path, text));
}
writeFileSync(join(target, 'widgets.json'), JSON.stringify({ widgets, kept, versions }));
console.log(`${Object.keys(widgets).length} widgets can be ejected, ${Object.keys(kept).length} stay in the kit.`);
