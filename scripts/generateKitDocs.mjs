// Writes packages/admin-kit/docs and llms.txt from the docstrings of what the kit exports.
// With --check it writes nothing and fails when the files are not what the docstrings say.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';
import { entryNames } from './lib/entryWeight.mjs';
import { entryTexts } from './lib/entryTexts.mjs';

const folder = join(import.meta.dirname, '../packages/admin-kit');
const isCheck = process.argv.includes('--check');

const missing = entryNames.filter((name) => entryTexts[name] === undefined);
if (missing.length > 0) {
  console.error(`✖ scripts/lib/entryTexts.mjs says nothing of ${missing.join(', ')}.`);
  process.exit(1);
}

const doors = Object.fromEntries(entryNames.map((name) => [name, join(folder, `src/${name}/index.ts`)]));
const program = ts.createProgram(Object.values(doors), {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  types: [],
});
const checker = program.getTypeChecker();

/** What one entry exports: name, kind, first words, example and, for props, their members. */
function exportsOf(door) {
  const source = program.getSourceFile(door);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker
    .getExportsOfModule(module)
    .map((alias) => {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      const tags = symbol.getJsDocTags(checker);
      return {
        name: alias.name,
        isValue,
        text: textOf(symbol),
        example: tags.filter((tag) => tag.name === 'example').map((tag) => ts.displayPartsToString(tag.text))[0],
        source: tags.filter((tag) => tag.name === 'source').map((tag) => ts.displayPartsToString(tag.text))[0],
        members: isValue || !(symbol.flags & ts.SymbolFlags.Interface) ? [] : membersOf(symbol),
      };
    })
    .toSorted((one, other) => Number(other.isValue) - Number(one.isValue) || one.name.localeCompare(other.name, 'en'));
}

function textOf(symbol) {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Members that the interface itself declares; what HTML elements take anyway is left out. */
function membersOf(symbol) {
  return [...(symbol.members?.values() ?? [])]
    .filter((member) => member.flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method))
    .map((member) => ({
      name: member.name,
      isOptional: (member.flags & ts.SymbolFlags.Optional) !== 0,
      type: (member.valueDeclaration?.type?.getText() ?? 'function').replaceAll(/\s+/g, ' '),
      text: textOf(member),
    }));
}

const cell = (text) => text.replaceAll('|', '\\|');

function pageOf(name, all) {
  const lines = [`# @tarmac/admin-kit/${name}`, '', entryTexts[name], ''];
  const props = new Map(all.filter((one) => one.members.length > 0).map((one) => [one.name, one]));
  const shown = new Set();
  const table = (one) => {
    shown.add(one.name);
    lines.push('| Member | Type | Meaning |', '| --- | --- | --- |');
    for (const { name: member, isOptional, type, text } of one.members)
      lines.push(`| \`${member}${isOptional ? '?' : ''}\` | \`${cell(type)}\` | ${cell(text)} |`);
    lines.push('');
  };
  for (const one of all.filter((each) => each.isValue)) {
    lines.push(`## ${one.name}`, '', one.text, '');
    if (one.example !== undefined) lines.push('```tsx', one.example.trim(), '```', '');
    const own = props.get(`${one.name}Props`);
    if (own !== undefined) table(own);
  }
  const types = all.filter((one) => !one.isValue && !shown.has(one.name));
  if (types.length > 0) lines.push('## Types', '');
  for (const one of types) {
    lines.push(`### ${one.name}`, '', one.text, '');
    if (one.members.length > 0) table(one);
  }
  return lines.join('\n');
}

const files = {};
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
for (const name of entryNames) {
  const all = exportsOf(doors[name]);
  const page = `${name.replaceAll('/', '-')}.md`;
  files[`docs/${page}`] = pageOf(name, all);
  index.push(`| [\`${name}\`](./${page}) | ${entryTexts[name]} |`);
  const values = all.filter((one) => one.isValue);
  map.push(`- [${name}](./docs/${page}): ${entryTexts[name]} Exports: ${values.map((one) => one.name).join(', ')}.`);
  const example = values.find((one) => one.example !== undefined)?.example;
  if (example !== undefined)
    map.push(
      '',
      ...example
        .trim()
        .split('\n')
        .map((line) => `      ${line}`),
      '',
    );
}
files['docs/README.md'] = index.join('\n');

let stale = 0;
for (const [path, text] of Object.entries(files)) {
  const { code } = await format(path, `${text}\n`, { printWidth: 140, singleQuote: true });
  settle(path, code);
}
settle('llms.txt', `${map.join('\n')}\n`);

function settle(path, text) {
  const file = join(folder, path);
  if (isCheck) {
    if (read(file) === text) return;
    stale += 1;
    console.error(`✖ packages/admin-kit/${path} is not what the docstrings say: run npm run generate:docs`);
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
process.exit(stale === 0 ? 0 : 1);
