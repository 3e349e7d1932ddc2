import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const source = new URL('src/', root).pathname;
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { exports: Record<string, unknown> };
const doors = Object.values(exports).flatMap((target) => {
  const path = (target as { '@tarmac/source'?: string } | null)?.['@tarmac/source'];
  return path?.endsWith('/index.ts') ? [new URL(path, root).pathname] : [];
});
const program = ts.createProgram(doors, {
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

interface Member {
  /** Place and name, as a person would look for it. */
  name: string;
  text: string;
}

/** Members that the kit itself declares; what HTML elements take anyway is documented elsewhere. */
function membersOf(owner: string, type: ts.Type): Member[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    const file = member.declarations?.[0]?.getSourceFile().fileName;
    if (!file?.startsWith(source)) return [];
    const text = ts.displayPartsToString(member.getDocumentationComment(checker));
    return [{ name: `${owner}.${member.name} (${file.slice(source.length)})`, text }];
  });
}

/** Every prop that a host can hand in: of each exported component, and of each exported interface that says it holds props. */
function propsBehind(door: string): Member[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(door)!);
  return checker.getExportsOfModule(module!).flatMap((alias) => {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    if (symbol.flags & ts.SymbolFlags.Value) {
      if (!/^[A-Z][a-z]/.test(alias.name)) return [];
      const [props] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters ?? [];
      return props === undefined ? [] : membersOf(alias.name, checker.getTypeOfSymbol(props));
    }
    return alias.name.endsWith('Props') ? membersOf(alias.name, checker.getDeclaredTypeOfSymbol(symbol)) : [];
  });
}

test.each(doors.map((door) => [door.slice(source.length).replace('/index.ts', ''), door]))(
  'KIT-02 %s: every prop of every widget says what it is, in a sentence',
  { timeout: 60_000 },
  (_entry, door) => {
    const props = propsBehind(door);

    expect(props.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
    // 'The label.' says nothing that its name does not.
    const filler = props.filter(({ text }) => text !== '' && (!/[.!?。！]['’)]?$/.test(text.trim()) || /^(The|A|An) \w+\.$/.test(text)));
    expect(filler.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  },
);

/** Components behind a door that do not show how they are used. */
function withoutExample(door: string): string[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(door)!);
  return checker.getExportsOfModule(module!).flatMap((alias) => {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    const isComponent =
      (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
      /^[A-Z][a-z]/.test(alias.name) &&
      !alias.name.endsWith('Context') &&
      checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
    return !isComponent || symbol.getJsDocTags(checker).some((tag) => tag.name === 'example') ? [] : [alias.name];
  });
}

test('KIT-02 every widget shows how it is used, for its docs page and its entry in the docs', () => {
  expect(doors.flatMap(withoutExample)).toEqual([]);
});

test('KIT-02 there are props to look at', () => {
  expect(doors.flatMap(propsBehind).length).toBeGreaterThan(600);
});
