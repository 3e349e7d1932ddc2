// The kit as the type checker knows it: entries, what they export, and what is written above each name.
import { join } from 'node:path';
import ts from 'typescript';
import { entryNames } from '../entryWeight.mjs';

export const folder = join(import.meta.dirname, '../../../packages/admin-kit');
const sources = join(folder, 'src/');
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
export const checker = program.getTypeChecker();

export const isOfKit = (declaration) => declaration?.getSourceFile().fileName.startsWith(sources) ?? false;

/** What an import, an export or a name of another file stands for. */
export const target = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** What is written above the `export` of a name of another package, by its symbol. */
const handedOn = new Map();

/** What one entry exports: pairs of name and symbol. */
export function exportsOf(entry) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(doors[entry]));
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).map((alias) => {
    const symbol = target(alias);
    const [specifier] = alias.declarations ?? [];
    if (!isOfKit(symbol.declarations?.[0]) && specifier !== undefined)
      handedOn.set(symbol, ts.findAncestor(specifier, ts.isExportDeclaration)?.jsDoc?.at(-1));
    return { name: alias.name, symbol };
  });
}

const words = (text) =>
  text
    .replaceAll(/\{@link (\w+) ?\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words above a name, on one line. */
export const textOf = (symbol) =>
  words(
    handedOn.has(symbol)
      ? (ts.getTextOfJSDocComment(handedOn.get(symbol)?.comment) ?? '')
      : ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  );

/** The texts of all tags of one name. */
export const tagsOf = (symbol, name) =>
  handedOn.has(symbol)
    ? (handedOn.get(symbol)?.tags ?? [])
        .filter((tag) => tag.tagName.text === name)
        .map((tag) => ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '')
    : symbol
        .getJsDocTags(checker)
        .filter((tag) => tag.name === name)
        .map((tag) => ts.displayPartsToString(tag.text).trim());

/** `component`, `hook`, `function`, `class`, `context`, `constant` or `type`. */
export function kindOf({ name, symbol }) {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const type = checker.getTypeOfSymbol(symbol);
  if (type.symbol?.name === 'Context' || type.aliasSymbol?.name === 'Context') return 'context';
  if (type.getCallSignatures().length === 0) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) ? 'component' : 'function';
}
