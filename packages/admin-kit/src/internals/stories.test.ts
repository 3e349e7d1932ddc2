import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const source = `${root}src/`;
const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { exports: Record<string, unknown> };
const doors = Object.values(exports).flatMap((target) => {
  const path = (target as { '@tarmac/source'?: string } | null)?.['@tarmac/source'];
  return path?.endsWith('/index.ts') && !path.includes('/testing/') ? [resolve(root, path)] : [];
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

interface Widget {
  name: string;
  /** Where it is declared. */
  file: string;
  props: ReadonlySet<string>;
}

/** Every component that a host can import, once. */
const widgets = new Map<string, Widget>();
for (const door of doors) {
  for (const alias of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(door)!)!)) {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    const [signature] = symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
    if (signature === undefined || !/^[A-Z][a-z]/.test(alias.name) || alias.name.endsWith('Context')) continue;
    const file = symbol.declarations![0]!.getSourceFile().fileName;
    const [props] = signature.parameters;
    const names = props === undefined ? [] : checker.getPropertiesOfType(checker.getTypeOfSymbol(props)).map((prop) => prop.name);
    widgets.set(`${file} ${alias.name}`, { name: alias.name, file, props: new Set(names) });
  }
}

/** What the stories draw, by the file that a widget is declared in and its name: the attributes it is given anywhere. */
const drawn = new Map<string, Set<string>>();
const folders = [source, resolve(root, '../../.storybook')];
const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => resolve(folder, path)));
for (const path of files.filter((one) => /\.stories\.tsx$|preview\.tsx$/.test(one))) readStories(path);

function readStories(path: string): void {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const imported = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = resolve(dirname(path), statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (bindings !== undefined && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements) imported.set(name.text, widgetKey(from, (propertyName ?? name).text));
  }
  const note = (tag: string, attributes: Iterable<string>) => {
    const key = imported.get(tag);
    if (key === undefined) return;
    const known = drawn.get(key) ?? new Set();
    drawn.set(key, known);
    for (const attribute of attributes) known.add(attribute);
  };
  const ofMeta: string[] = [];
  const args = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const attributes = node.attributes.properties.flatMap((one) => (ts.isJsxAttribute(one) ? [one.name.getText()] : []));
      note(node.tagName.getText(), attributes);
    }
    // `component: Tag` of the group, whose stories give `args`.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component') ofMeta.push(node.initializer.getText());
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'args' && ts.isObjectLiteralExpression(node.initializer))
      for (const one of node.initializer.properties) if (one.name !== undefined) args.add(one.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const tag of ofMeta) note(tag, args);
}

/** A widget that a story takes from a door is the one that is declared behind it. */
function widgetKey(file: string, name: string): string {
  if (!file.endsWith('/index.ts')) return `${file} ${name}`;
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
  const alias = checker.getExportsOfModule(module!).find((one) => one.name === name);
  if (alias === undefined) return '';
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  return `${symbol.declarations![0]!.getSourceFile().fileName} ${name}`;
}

const place = ({ name, file }: Widget) => `${name} (${file.slice(source.length)})`;

test('PKG-03 every widget that can be imported is in a story', () => {
  expect(widgets.size).toBeGreaterThan(80);
  expect([...widgets].filter(([key]) => !drawn.has(key)).map(([, widget]) => place(widget))).toEqual([]);
});

// What a control can be is seen somewhere: a designer looks for it there, and axe does.
test.each(['disabled', 'readOnly', 'invalid'])('PKG-03 every control that can be %s is so in a story', (state) => {
  const silent = [...widgets].filter(([key, widget]) => widget.props.has(state) && drawn.get(key)?.has(state) !== true);
  expect(silent.map(([, widget]) => place(widget))).toEqual([]);
});
