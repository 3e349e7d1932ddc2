// Fails where code, texts or docs use a word that style.md §8 replaces: `node scripts/checkWords.mjs`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What not to write, and what to write instead. */
const banned = new Map([
  ['deed', 'action or command'],
  ['anew', 'again; re-read, reload, redraw'],
  ['waver', 'flaky'],
  ['mend', 'fix or repair'],
  ['whoever', 'they, the user, anyone who'],
]);
const words = [...banned.keys()];
const alone = new RegExp(String.raw`(?<![A-Za-z])(?:${words.join('|')})(?:s|ed|ing)?(?![A-Za-z])`, 'gi');
const capital = (word) => `${word[0].toUpperCase()}${word.slice(1)}`;
const within = new RegExp(
  String.raw`(?<=[a-z])(?:${words.map(capital).join('|')})(?:s|ed|ing)?(?![a-z])|(?<![A-Za-z])(?:${words.join('|')})(?:s|ed)?(?=[A-Z])`,
  'g',
);

/** Texts that people write. A lock file and what a program generates from these files say nothing of their own. */
const isWritten = (path) =>
  /\.(?:tsx?|m?js|md|json|ya?ml|css|html)$/.test(path) &&
  !/^(?:pnpm-lock\.yaml|apps\/server\/migrations\/|packages\/freight-api\/(?:openapi\.json|src\/generated\/))|^scripts\/checkWords\.mjs$/.test(
    path,
  );

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter(isWritten);
const found = [];
for (const file of files) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    // Removed and not yet committed.
    continue;
  }
  for (const [index, line] of text.split('\n').entries()) {
    for (const [word] of [...line.matchAll(alone), ...line.matchAll(within)]) {
      const [, advice] = [...banned].find(([one]) => word.toLowerCase().startsWith(one)) ?? [];
      found.push(`${file}:${index + 1}: “${word}”: write ${advice}`);
    }
  }
}
if (found.length > 0) {
  console.error(`✖ ${found.length} words that readers stumble over:\n  ${found.join('\n  ')}`);
  process.exit(1);
}
console.log(`${files.length} files use the words of the trade`);
