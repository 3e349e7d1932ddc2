// Writes what a package brings along at run time into its dist folder, as CycloneDX: `node scripts/writeSbom.mjs admin-kit`.
// Without a name: of every package that reaches somebody else.
import { relative } from 'node:path';
import { billOf, released, writeBill } from './lib/sbom.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in released));
if (unknown.length > 0) {
  console.error(`✖ No package is named ${unknown.join(', ')}. Packages: ${Object.keys(released).join(', ')}`);
  process.exit(1);
}
for (const name of asked.length === 0 ? Object.keys(released) : asked) {
  const count = writeBill(name);
  console.log(`✔ ${relative(process.cwd(), billOf(name))}: ${count} components`);
}
