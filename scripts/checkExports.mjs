// Fails where a package exports one name from two of its entries: `node scripts/checkExports.mjs`. A name that stands behind two doors
// leaves everybody to guess which to use, and two things of one name are mistaken for each other. Names of events follow one rule
// (CONTRIBUTING.md): a controlled state is `on<State>Change`, what a person did is a verb in the present, and nothing closes in two ways.
// Each member of an exported type says in a docstring what it is; what is generated says what its contract says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Sources behind the entries of a package, by entry. */
function doorsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target?.['@tarmac/source'];
    return /\.tsx?$/.test(source ?? '') ? [{ entry, file: join(folder, source) }] : [];
  });
}

/** What a source exports, types included. */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  // A plain script exports nothing.
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

const past = /^on(?:\w*ed|\w*(?:Done|Chosen|Sent|Taken|Begun|Gone))$/;

/** Events of an exported interface that do not follow the rule. */
function wrongEvents(checker, alias) {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return [];
  const names = [...symbol.members.keys()].map(String).filter((name) => /^on[A-Z]/.test(name));
  return names.flatMap((name) => {
    if (name === 'onChange') return [`${alias.name}.onChange: say what changes, such as onValueChange or onPageChange`];
    if (past.test(name)) return [`${alias.name}.${name}: a verb in the present, such as onSave, or onSuccess`];
    if (name === 'onClose' && names.includes('onOpenChange')) return [`${alias.name}.onClose: onOpenChange tells it`];
    return [];
  });
}

/** Where members of a type are written: of a union or an intersection those of all its parts. */
function membersIn(node) {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeLiteralNode(node)) return [node];
  if (ts.isTypeAliasDeclaration(node)) return membersIn(node.type);
  if (ts.isParenthesizedTypeNode(node)) return membersIn(node.type);
  return ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node) ? node.types.flatMap(membersIn) : [];
}

/** Members of an exported type without a docstring. A variant that stands on one line is told by the docstring of its union. */
function untold(checker, { alias, within }) {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  const declarations = (symbol.declarations ?? []).filter((one) => {
    const { fileName } = one.getSourceFile();
    return fileName.startsWith(within) && !fileName.includes('/generated/');
  });
  return declarations.flatMap(membersIn).flatMap((node) => {
    const lineOf = (place) => node.getSourceFile().getLineAndCharacterOfPosition(place).line;
    if (ts.isTypeLiteralNode(node) && lineOf(node.getStart()) === lineOf(node.getEnd())) return [];
    return node.members
      .filter((member) => member.name !== undefined && !ts.isPrivateIdentifier(member.name))
      .filter((member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private))
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${alias.name}.${member.name.getText()}: a docstring says what it is`);
  });
}

let names = 0;
const problems = [];
for (const name of ['admin-kit', 'freight-api']) {
  const doors = doorsOf(join(root, 'packages', name));
  const program = ts.createProgram(
    doors.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  );
  const entriesByName = new Map();
  for (const { entry, file } of doors)
    for (const alias of exportsOf(program, file)) {
      entriesByName.set(alias.name, [...(entriesByName.get(alias.name) ?? []), entry]);
      problems.push(...wrongEvents(program.getTypeChecker(), alias));
      problems.push(...untold(program.getTypeChecker(), { alias, within: join(root, 'packages', name) }));
    }
  names += entriesByName.size;
  for (const [one, entries] of entriesByName)
    if (entries.length > 1) problems.push(`@tarmac/${name}: ${one} from ${entries.join(' and ')}`);
}
if (names === 0) problems.push('No exports were found.');
if (problems.length > 0) {
  console.error(`✖ Exports that do not follow the rules of CONTRIBUTING.md:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
console.log(`${names} exported names stand behind one entry each, tell what their members are, and name their events by one rule`);
