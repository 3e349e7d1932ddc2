// Writes packages/admin-kit/docs, llms.txt and the keys that Storybook shows from the docstrings of what the kit exports. It fails where a
// name has none, a component, hook or function has no example, or a component that listens to keys does not say which.
// With --check it writes nothing and fails when the files are not what the docstrings say.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutSources } from './lib/declarations.mjs';
import { entryNames } from './lib/entryWeight.mjs';
import { entryTexts } from './lib/entryTexts.mjs';
import { problemsOfExamples } from './lib/kit-docs/examples.mjs';
import { membersOf } from './lib/kit-docs/members.mjs';
import { formatted, pageOf } from './lib/kit-docs/pages.mjs';
import { folder } from './lib/kit-docs/program.mjs';
import { readKit } from './lib/kit-docs/read.mjs';

const isCheck = process.argv.includes('--check');
const { byEntry, problems } = readKit();
problems.push(
  ...entryNames.filter((name) => entryTexts[name] === undefined).map((name) => `scripts/lib/entryTexts.mjs says nothing of ${name}`),
);

const map = [
  '# @tarmac/admin-kit',
  '',
  '> The frame and the widgets of an admin product in React 19: session, permission, tabs that stay alive, resource screens, inputs.',
  '> Import from an entry, never from the package root. Import `@tarmac/admin-kit/styles.css` once. README.md holds a whole first app.',
  '',
  'Conventions: `value`/`defaultValue`/`onValueChange`, `open`/`onOpenChange`, `disabled`, `readOnly`, `invalid`; labels are `{ zh, en }` or text;',
  'money is whole fen, weights are kilograms, days are `YYYY-MM-DD`, instants `YYYY-MM-DD HH:mm:ss`.',
  '',
  '## Entries',
  '',
];
const index = ['# Entries', '', '| Entry | What is behind it |', '| --- | --- |'];
const keyboard = {};
for (const [name, all] of byEntry) {
  const page = `${name.replaceAll('/', '-')}.md`;
  const text = entryTexts[name] ?? '';
  settle(`packages/admin-kit/docs/${page}`, withoutSources(await pageOf({ name, text, all, membersOf })));
  index.push(`| [\`${name}\`](./${page}) | ${text} |`);
  const values = all.filter((one) => one.isValue);
  map.push(`- [${name}](./docs/${page}): ${text} Exports: ${values.map((one) => one.name).join(', ')}.`);
  const example = values.find(({ kind, examples }) => kind !== 'class' && kind !== 'context' && examples.length > 0)?.examples[0];
  if (example !== undefined) map.push('', ...example.split('\n').map((line) => `      ${line}`), '');
  for (const { name: component, keys, inside } of values)
    if (keys.length > 0 || inside.length > 0)
      keyboard[component] = { keys: keys.map(({ key, what }) => [key, what]), inside: inside.map((part) => part.name) };
}
settle('packages/admin-kit/docs/README.md', await formatted('README.md', `${index.join('\n')}\n`));
settle('packages/admin-kit/llms.txt', `${map.join('\n')}\n`);
settle('.storybook/keyboard.json', await formatted('keyboard.json', JSON.stringify(keyboard)));

function settle(path, text) {
  const file = join(folder, '../..', path);
  if (isCheck) {
    if (read(file) !== text) problems.push(`${path} is not what the docstrings say: run npm run generate:docs`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
problems.push(...problemsOfExamples(byEntry));
for (const problem of problems) console.error(`✖ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
