// Fails where a named function takes more than two parameters by position: `node scripts/checkParameters.mjs`. What a call works in,
// such as a transaction and its context, comes first and does not count; what follows the second goes into an object, so that a call reads by names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** What a call works in. At most two of them, first. */
const surroundings = new Set(['tx', 'db', 'ctx', 'platform', 'database', 'own']);

/** Functions whose order is given by others or by the trade, and why. */
const listed = new Map([
  ['apps/server/src/modules/system/resumable/serveUploads.ts sendRefusal', 'Fastify calls its error handler so'],
  ['apps/server/src/platform/http/errorReply.ts sendError', 'Fastify calls its error handler so'],
  ['apps/server/src/platform/excel/readInstant.ts dayOf', 'year, month, day'],
  ['apps/web/src/shared/lists/statusTab.ts statusTab', 'takes as many states as there are'],
  ['packages/admin-kit/src/field/checks.ts checkText', 'is the check of a field kind, which are called so'],
  ['packages/admin-kit/src/layout/menu.ts buildMenuRoutes', 'the third is optional and seldom given'],
  ['packages/admin-kit/src/request/sendWithProgress.ts sendWithProgress', 'extends the signature of fetch'],
  ['packages/admin-kit/src/resource/import/wizard/useImportWizard.ts saveLines', 'is handed on as a callback'],
  ['packages/admin-kit/src/tabs/dragTab.ts dragTab', 'is handed on as a callback'],
  ['packages/freight-api/src/metadata.ts canAdvance', 'reads as a sentence: machine, action, state'],
]);

/** Folders that follow the rule. */
const folders = ['apps/server/src', 'apps/server/seed', 'apps/web/src', 'packages/freight-api/src', 'packages/admin-kit/src'];

/** Called for each cell of each frame, and weighed to the byte: names of arguments would be in every copy of the table. */
const exempt = /^packages\/admin-kit\/src\/(?:editable-table|table)\//;

/** Tests and what they share name what they check at hand. */
const isProduct = (path) =>
  !exempt.test(path) && !/\.(?:test|test-d|fixture|stories|e2e)\.tsx?$|\/(?:generated|testing|test|e2e)\//.test(path);

function* namedFunctions(node) {
  if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.body !== undefined) yield { name: node.name.text, its: node };
  const { initializer } = node;
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && initializer !== undefined && isFunction(initializer))
    yield { name: node.name.text, its: initializer };
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* namedFunctions(child);
}
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function counted({ parameters }) {
  const names = parameters.map(({ name }) => name.getText());
  const around = names.slice(0, 2).findIndex((name) => !surroundings.has(name));
  return names.length - (around === -1 ? Math.min(2, names.length) : around);
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && isProduct(path));
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
  for (const { name, its } of namedFunctions(source)) {
    functions += 1;
    if (counted(its) <= 2) continue;
    const line = source.getLineAndCharacterOfPosition(its.getStart()).line + 1;
    if (listed.has(`${file} ${name}`)) unused.delete(`${file} ${name}`);
    else found.push(`${file}:${line} ${name}(${its.parameters.map((one) => one.name.getText().replaceAll(/\s+/g, ' ')).join(', ')})`);
  }
}
for (const one of unused) found.push(`scripts/checkParameters.mjs lists ${one}, which follows the rule or is gone`);
if (found.length > 0) {
  console.error(`✖ ${found.length} functions take more than two parameters by position:\n  ${found.join('\n  ')}`);
  process.exit(1);
}
console.log(`${functions} functions take two parameters at most by position`);
