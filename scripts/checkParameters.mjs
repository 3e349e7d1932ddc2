// Fails where a function, method or constructor takes more than two parameters by position: `node scripts/checkParameters.mjs`. What a call works
// in, such as a transaction and its context, comes first and does not count; what follows the second goes into an object, so that a call reads
// by names. Signatures in types count as well, so a function whose parameters have no types of their own needs no look: what gives it
// its shape is a type of ours that is looked at here, or a library.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** What a call works in. At most two of them, first. */
const surroundings = new Set(['tx', 'db', 'ctx', 'platform', 'database', 'own', 'scope']);

/** Functions whose order is given by others or by the trade, and why. A name without a member stands for all of its methods. */
const listed = new Map([
  ['apps/server/src/platform/errors.ts AppError', 'reads as the Error of the language: what it is, its message, more'],
  ['apps/server/src/modules/shipping/slip-reader/local/slipWorker.ts Tesseract', 'is the signature of a library'],
  ['apps/web/src/shared/lists/statusTab.ts statusTab', 'takes as many states as there are'],
  ['bench/lighthouse/measureLighthouse.ts Lighthouse', 'is the signature of a library'],
  ['bench/list/wideQueries.ts one', 'takes as many queries as there are'],
  [
    'packages/admin-kit/src/editable-table/cells/cellType.ts CellType.compare',
    'compares two values as sort does, with their cell behind them',
  ],
  [
    'packages/admin-kit/src/editable-table/useTableStore.ts useTableStore',
    'is called as hooks of stores are: store, selector, what changes it',
  ],
  ['packages/admin-kit/src/editable-table/useTableStoreLater.ts useTableStoreLater', 'is called as the hook beside it'],
  ['packages/admin-kit/src/request/requestTypes.ts RequestClient', 'is called as clients of HTTP are: address, query or body, options'],
  ['packages/freight-api/src/metadata.ts canAdvance', 'reads as a sentence: machine, action, state'],
]);

/** Tests and what they share name what they check at hand; what is generated follows its generator. */
const isProduct = (path) =>
  /\.(?:tsx?|m[jt]s)$/.test(path) &&
  !/\.(?:test|test-d|fixture|fixtures|stories|e2e)\.tsx?$|\/(?:generated|test|e2e)\/|^packages\/migrate-from-jeecg\/example\//.test(path);

const isExpression = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Whether the shape of a function is decided where it goes: it is handed to a call at once, or its parameters have the types of what it stands for. */
function isShaped(node, isTyped) {
  if (isExpression(node) && ts.isCallExpression(node.parent)) return true;
  if (!isTyped || node.body === undefined || !(isExpression(node) || ts.isObjectLiteralExpression(node.parent))) return false;
  return node.parameters.some(({ type, initializer }) => type === undefined && initializer === undefined);
}

/** What a function is called, with the class or interface that it belongs to. */
function nameOf(node) {
  const named = node.name ?? (/Assignment|Declaration|Signature/.test(ts.SyntaxKind[node.parent.kind]) ? node.parent.name : undefined);
  let owner = node.parent;
  while (owner !== undefined && !ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner) && !ts.isStatement(owner)) owner = owner.parent;
  const within = owner !== undefined && (ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner)) ? owner.name?.text : undefined;
  return [within, ts.isConstructorDeclaration(node) ? 'constructor' : named?.getText()].filter((one) => one !== undefined).join('.');
}

function counted({ parameters }) {
  const names = parameters.map(({ name }) => name.getText()).filter((name) => name !== 'this');
  const around = names.slice(0, 2).findIndex((name) => !surroundings.has(name.replace(/^_/, '')));
  return names.length - (around === -1 ? Math.min(2, names.length) : around);
}

function* functionsIn(node) {
  if (ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node)) yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* functionsIn(child);
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isProduct);
const found = [];
const unused = new Set(listed.keys());
let functions = 0;
for (const file of files) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    // Removed and not yet committed.
    continue;
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const node of functionsIn(source)) {
    functions += 1;
    if (counted(node) <= 2 || isShaped(node, !file.endsWith('.mjs'))) continue;
    const name = nameOf(node);
    const key = [`${file} ${name}`, `${file} ${name.split('.')[0]}`].find((one) => listed.has(one));
    if (key !== undefined) {
      unused.delete(key);
      continue;
    }
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${file}:${line} ${name}(${node.parameters.map((one) => one.name.getText().replaceAll(/\s+/g, ' ')).join(', ')})`);
  }
}
for (const one of unused) found.push(`scripts/checkParameters.mjs lists ${one}, which follows the rule or is gone`);
if (found.length > 0) {
  console.error(`✖ ${found.length} functions take more than two parameters by position:\n  ${found.join('\n  ')}`);
  process.exit(1);
}
console.log(`${functions} functions take two parameters at most by position`);
