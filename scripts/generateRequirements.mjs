// Writes docs/requirements.md: each sentence of docs/requirements/sentences.md with the tests whose titles carry its number.
// Fails for a number without a sentence, and for a sentence that is neither planned nor proved. With --check it writes nothing and
// fails when the page is not what the titles say.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksOf, pageOf, readSentences } from './lib/requirements.mjs';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/requirements.md');
const isCheck = process.argv.includes('--check');

const { groups, problems } = readSentences(readFileSync(join(root, 'docs/requirements/sentences.md'), 'utf8'));
const sentences = groups.flatMap((group) => group.sentences);
const filesOf = new Map(sentences.map(({ number }) => [number, []]));
for (const { number, script } of sentences)
  if (script !== undefined && !existsSync(join(root, script.slice(1, -1)))) problems.push(`${number} names ${script}, which is not there.`);

const tests = ['*.test.ts', '*.test.tsx', '*.stories.tsx', '*.e2e.ts', '*/conformance.ts'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...tests], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
for (const file of files)
  for (const number of marksOf(readFileSync(join(root, file), 'utf8'))) {
    const known = filesOf.get(number);
    if (known === undefined) problems.push(`${file}: docs/requirements/sentences.md has no sentence ${number}.`);
    else known.push(file);
  }

const { lines, unproved } = pageOf(groups, filesOf);
for (const number of unproved) problems.push(`No test carries ${number}, and its sentence is not planned.`);
const text = [
  '<!-- Written by scripts/generateRequirements.mjs. Change requirements/sentences.md or titles of tests, then run npm run generate. -->',
  '',
  '# Requirements',
  '',
  'What the product must do, and the files of the tests that prove it. [How the numbers work](requirements/sentences.md).',
  ...lines,
  '',
].join('\n');
if (!isCheck) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  problems.push('docs/requirements.md is not what the titles say: run npm run generate and commit it.');

for (const problem of problems) console.error(`✖ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
