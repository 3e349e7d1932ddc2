// Type-checks every example: those of the docstrings, and the blocks of the README that belong to no file. Each becomes a module with the
// imports that a reader of the page would write; names of an app (`device`, `client`, `save` …) are declared in examples/prelude.d.ts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folder } from './program.mjs';

const place = join(folder, 'examples');

/** Names of other packages that examples take for granted, by module. */
const others = {
  react: ['StrictMode', 'useCallback', 'useEffect', 'useMemo', 'useRef', 'useState'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  'react-dom/server': ['renderToString'],
  '@tanstack/react-query': ['QueryClient', 'QueryClientProvider', 'useQuery'],
  '@tanstack/react-router': ['createRootRoute', 'createRoute', 'createRouter', 'Outlet', 'RouterProvider', 'useRouterState'],
  'react-router': ['redirect', 'useLocation', 'useNavigate'],
  vite: ['defineConfig'],
  vitest: ['describe', 'test'],
  'openapi-fetch': ['createClient'],
  zod: ['z'],
};

/** Identifiers that a piece of code declares, and those that it uses. */
function namesIn(source) {
  const used = new Set();
  const declared = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isOwnName =
        (ts.isVariableDeclaration(parent) ||
          ts.isFunctionDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent) ||
          ts.isTypeAliasDeclaration(parent) ||
          ts.isInterfaceDeclaration(parent) ||
          ts.isImportSpecifier(parent) ||
          ts.isImportClause(parent)) &&
        parent.name === node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) ||
        ts.isPropertySignature(parent) ||
        ts.isJsxAttribute(parent);
      if (isOwnName) declared.add(node.text);
      else if (!isMember) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
}

/** The example as a module. */
function moduleOf({ entry, text }, entriesOf) {
  const isMarkup = text.startsWith('<');
  // A remark behind markup would be a text of it.
  const body = isMarkup ? text.replace(/>\s*\/\/[^\n]*$/, '>') : text;
  const source = ts.createSourceFile('example.tsx', isMarkup ? `<>${body}</>` : body, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const imports = new Map();
  for (const name of namesIn(source)) {
    const entries = entriesOf.get(name);
    const from =
      entries === undefined
        ? Object.keys(others).find((module) => others[module].includes(name))
        : `@tarmac/admin-kit/${entries.includes(entry) ? entry : entries[0]}`;
    if (from !== undefined) imports.set(from, [...(imports.get(from) ?? []), name]);
  }
  const written = source.statements.filter(ts.isImportDeclaration).map((one) => one.getText());
  const rest = isMarkup ? body : written.reduce((left, one) => left.replace(one, ''), body).trim();
  const lines = [
    ...[...imports].map(([from, names]) => `import ${from === 'openapi-fetch' ? names[0] : `{ ${names.join(', ')} }`} from '${from}';`),
    ...written,
  ];
  // What `useState` gives to change a value.
  const setters = namesIn(source).filter((name) => /^set[A-Z]/.test(name) && !entriesOf.has(name));
  lines.push(...setters.map((name) => `declare const ${name}: (value: unknown) => void;`));
  if (isMarkup) lines.push('export const Shown = () => (', '<>', rest, '</>', ');');
  else if (/^(?:export|declare) /m.test(rest)) lines.push(rest, 'export {};');
  else lines.push('export async function Shown() {', rest, '}');
  return `${lines.join('\n')}\n`;
}

/** Blocks of the README that name no file: parts of an app, as examples are. */
function readmeBlocks() {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, text], index) => ({
    entry: 'README',
    name: `block${index + 1}`,
    text: text.trim(),
  }));
}

/**
 * @param byEntry - what the kit exports
 * @returns what does not compile, in words
 */
export function problemsOfExamples(byEntry) {
  const all = [...byEntry.values()].flat();
  const entriesOf = new Map();
  for (const { entry, name } of all) entriesOf.set(name, [...(entriesOf.get(name) ?? []), entry]);
  const examples = [...all.flatMap(({ entry, name, examples: texts }) => texts.map((text) => ({ entry, name, text }))), ...readmeBlocks()];
  const modules = join(place, 'modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  for (const [index, example] of examples.entries())
    writeFileSync(join(modules, `${example.entry.replaceAll('/', '-')}.${example.name}.${index + 1}.tsx`), moduleOf(example, entriesOf));
  const { stdout, status } = spawnSync('tsc', ['--noEmit', '-p', place, '--pretty', 'false'], { encoding: 'utf8', cwd: place });
  if (status === 0) rmSync(modules, { recursive: true });
  return stdout.split('\n').filter((line) => line !== '');
}
