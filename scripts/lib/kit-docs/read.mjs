// What the kit exports, entry by entry, as plain data for its pages; and what is not told of it yet.
import ts from 'typescript';
import { entryNames } from '../entryWeight.mjs';
import { keysOf, partsOf } from './keyboard.mjs';
import { defaultsOf, membersOf } from './members.mjs';
import { checker, exportsOf, isOfKit, kindOf, tagsOf, textOf } from './program.mjs';
import { signatureOf } from './signatures.mjs';

/** Kinds of names that are not clear before they are seen at work. */
const shownAtWork = new Set(['component', 'hook', 'function', 'class', 'context']);

function describe({ entry, name, symbol }, exported) {
  const kind = kindOf({ name, symbol });
  const { members, also } = kind === 'type' || kind === 'class' ? membersOf(symbol) : { members: [], also: [] };
  const isComponent = kind === 'component';
  return {
    entry,
    name,
    kind,
    symbol,
    isValue: kind !== 'type',
    text: textOf(symbol),
    examples: tagsOf(symbol, 'example'),
    source: tagsOf(symbol, 'source')[0],
    signature: signatureOf({ name, symbol, kind }),
    members,
    also,
    props: isComponent ? propsOf(symbol) : undefined,
    defaults: isComponent ? defaultsOf(symbol) : new Map(),
    keys: keysOf(symbol),
    parts: isComponent ? partsOf(symbol, exported) : undefined,
  };
}

/** The type of what a component takes, where the kit gives it a name. */
function propsOf(symbol) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signature?.parameters ?? [];
  if (first === undefined) return undefined;
  const type = checker.getTypeOfSymbol(first);
  const named = type.aliasSymbol ?? type.symbol;
  return named !== undefined && !(named.flags & ts.SymbolFlags.TypeLiteral) && named.declarations?.some(isOfKit) ? named : undefined;
}

/** @returns exports by entry, values first, and what is missing, in words */
export function readKit() {
  const names = entryNames.flatMap((entry) => exportsOf(entry).map((one) => ({ entry, ...one })));
  const components = new Set(names.filter((one) => kindOf(one) === 'component').map(({ symbol }) => symbol));
  const all = names.map((one) => describe(one, components));
  addInside(all);
  const byEntry = new Map(
    entryNames.map((entry) => [
      entry,
      all
        .filter((one) => one.entry === entry)
        .toSorted((one, other) => Number(other.isValue) - Number(one.isValue) || one.name.localeCompare(other.name, 'en')),
    ]),
  );
  return { byEntry, problems: all.flatMap(problemsOf) };
}

/** Components inside of others that take keys as well, whatever is inside of them in turn. */
function addInside(all) {
  const bySymbol = new Map(all.map((one) => [one.symbol, one]));
  const takesKeys = (one, seen = new Set()) => {
    if (one.keys.length > 0) return true;
    seen.add(one);
    return [...one.parts.inside].map((symbol) => bySymbol.get(symbol)).some((part) => !seen.has(part) && takesKeys(part, seen));
  };
  for (const one of all)
    one.inside =
      one.parts === undefined
        ? []
        : [...one.parts.inside]
            .map((symbol) => bySymbol.get(symbol))
            .filter((part) => takesKeys(part))
            .toSorted((part, other) => part.name.localeCompare(other.name, 'en'));
}

function problemsOf({ entry, name, kind, text, examples, keys, parts }) {
  const problems = [];
  if (text === '') problems.push('no docstring');
  if (shownAtWork.has(kind) && examples.length === 0) problems.push('no @example');
  if (parts?.takesKeys && keys.length === 0) problems.push('no @keyboard, and it listens to keys');
  if (keys.some(({ what }) => what === '')) problems.push('a line of @keyboard that is not "Key: what it does"');
  return problems.map((problem) => `${entry} › ${name}: ${problem}`);
}
