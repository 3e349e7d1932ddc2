// Fails where a package exports one name from two of its entries: `node scripts/checkDoors.mjs`. A name that stands behind two doors
// leaves everybody to guess which to use, and two things of one name are mistaken for each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Sources behind the entries of a package, by entry. */
function doorsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target?.['@tarmac/source'];
    return /\.tsx?$/.test(source ?? '') ? [{ entry, file: join(folder, source) }] : [];
  });
}

/** Names that a source exports, types included. */
function namesOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  // A plain script exports nothing.
  return module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name);
}

let names = 0;
const problems = [];
for (const name of ['admin-kit', 'freight-api']) {
  const doors = doorsOf(join(root, 'packages', name));
  const program = ts.createProgram(
    doors.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  );
  const entriesByName = new Map();
  for (const { entry, file } of doors)
    for (const one of namesOf(program, file)) entriesByName.set(one, [...(entriesByName.get(one) ?? []), entry]);
  names += entriesByName.size;
  for (const [one, entries] of entriesByName)
    if (entries.length > 1) problems.push(`@tarmac/${name}: ${one} from ${entries.join(' and ')}`);
}
if (names === 0) problems.push('No exports were found.');
if (problems.length > 0) {
  console.error(`✖ One name, one entry:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
console.log(`${names} exported names stand behind one entry each`);
