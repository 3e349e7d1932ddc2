import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
/** Names of one server's wire. Only `jeecg/` may know them. */
const wireNames = /jeecg|titile|orgCode|superQuery|\/sys\/|X-Access-Token|tenant_id|isup|cgRpConfig|Token失效/i;
/** Fields of its calls and answers, which no example shows either. */
const wireFields =
  /titile|orgCode|cgRpConfig|multi_depart|sysAllDictItems|\bcmd\b|msgId|msgTxt|pageNo|\w_begin\b|\w_end\b|_MultiString|\bself_|remember_me|msgContent|openType|busId/;
/** Where a comment may point to the implementation. */
const pointers = /@tarmac\/admin-kit\/jeecg|`jeecg\w*`|\bjeecg(?:Wire|Uploads)\b/g;

/** Definitions that came from the stock product hold its spelling wherever they are read, on servers of any make. */
const spelling = 'expression/stock.ts';

/** Code and comments of a file without marks of sources and without examples, which show a whole app. */
function readable(path: string): string {
  return readFileSync(new URL(path, source), 'utf8')
    .replaceAll(/@source [^\n*]*/g, '')
    .replaceAll(/@example [^\n]*/g, '')
    .replaceAll(pointers, '');
}

const linesWith = (names: RegExp, { path, text }: { path: string; text: string }): string[] =>
  text.split('\n').flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));

test('KIT-01 the core names no server: only the entry `jeecg` knows its paths, headers and words', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|test-d|stories|fixture)\./.test(path) && !path.startsWith('jeecg/') && path !== spelling,
  );
  const found = files.flatMap((path) => [
    ...linesWith(wireNames, { path, text: readable(path) }),
    ...linesWith(wireFields, { path, text: readFileSync(new URL(path, source), 'utf8') }),
  ]);

  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

test('KIT-01 no file of the core imports the entry of a server', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|fixture)\./.test(path) && !path.startsWith('jeecg/'),
  );

  expect(files.filter((path) => /from '[^']*\/jeecg\//.test(readFileSync(new URL(path, source), 'utf8')))).toEqual([]);
});
