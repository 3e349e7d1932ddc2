// Run before a package is packed, in its folder: everything that its manifest offers has been built. Packing itself would not notice.
import { existsSync, readFileSync } from 'node:fs';

const { name, bin, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
const targets = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(targets));
const missing = [...targets(publishConfig.exports), ...targets(bin)].filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(
    `${name} is not built: ${missing[0]} is missing${missing.length > 1 ? `, and ${missing.length - 1} more` : ''}. Run npm run build first.`,
  );
  process.exit(1);
}
