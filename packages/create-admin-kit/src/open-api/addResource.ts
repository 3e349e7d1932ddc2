import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conventionsOf } from './conventionsOf.ts';
import { type OpenApiDocument, readDocument, withServerPaths } from './document.ts';
import { examplesOf } from './examplesOf.ts';
import { fieldsOf, type FieldsText, quoted } from './fieldsOf.ts';
import { findOperations, type FoundResource } from './findOperations.ts';
import { key, typeOf, writePathTypes } from './writePathTypes.ts';

/** What is added, and to which app. */
export interface ResourceOptions {
  /** The app's folder. */
  app: string;
  from: string;
  path: string;
  name?: string | undefined;
}

/**
 * Writes a resource into an app from the operations of a path: types, fields, calls, page and menu entry.
 *
 * @returns what was written, and what a person has to look at
 * @throws Error in words, before anything is written
 */
export async function addResource({ app, from, path, name: wanted }: ResourceOptions): Promise<{ written: string[]; notes: string[] }> {
  const backEnd = backEndOf(app);
  const { document, placed } = withServerPaths(await readDocument(from));
  const found = findOperations(document, placed(path));
  const name = wanted ?? nameOf(path);
  if (reserved.has(name)) throw new Error(`'${name}' is a word of the language. Give another --name.`);
  if (existsSync(join(app, 'src', name))) throw new Error(`src/${name} is there already. Give another --name.`);
  const { text: conventions, sorts } = conventionsOf(found);
  const fields = fieldsOf(document, { found, name, sorts });
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const title = quoted(words(type));
  const files: Record<string, string> = {
    [`src/${name}/${name}.ts`]: resourceText({ name, type, title, found, fields }),
    [`src/${name}/${name}Api.ts`]: apiText({ name, type, conventions, found, booleans: fields.booleans, isTyped: backEnd === 'openapi' }),
    [`src/${name}/${type}Page.tsx`]: pageText({ name, type, fields }),
    'src/menu.ts': inserted(app, {
      file: 'src/menu.ts',
      mark: 'menu',
      line: `{ path: '/${name}', component: '${type}', meta: { title: { zh: ${title}, en: ${title} } } },`,
    }),
    'src/pages.ts': inserted(app, { file: 'src/pages.ts', mark: 'pages', line: `${type}: () => import('./${name}/${type}Page.tsx'),` }),
    ...mockFiles(app, { document, found, name }),
    ...(Object.keys(fields.dictionaries).length > 0 && {
      'src/dictionaries.ts': inserted(app, {
        file: 'src/dictionaries.ts',
        mark: 'dictionaries',
        line: dictionariesText(fields.dictionaries),
      }),
    }),
    ...(backEnd === 'openapi' && {
      'openapi.json': `${JSON.stringify(joined(app, document), null, 2)}\n`,
      'src/generated/paths.ts': writePathTypes(joined(app, document)),
    }),
  };
  mkdirSync(join(app, 'src', name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(app, file), text);
  return {
    written: Object.keys(files),
    notes: [
      `Its permissions are ${actions.map((action) => `${name}:${action}`).join(', ')}: buttons stay away until the server grants them.`,
      'Its labels are the names of the document: say them in both languages.',
      ...(fields.left.length > 0 ? [`No field stands for ${fields.left.join(', ')}: they are objects or lists.`] : []),
      ...(found.calls.list === path
        ? []
        : [
            `It is asked for at /api${found.calls.list}: the document says that its server lies at ${found.calls.list.slice(0, -path.length)}.`,
          ]),
      ...(found.needed.length > 0
        ? [`The list has to be asked with ${found.needed.join(', ')}: say what they are, as 'fixed' in src/${name}/${name}Api.ts.`]
        : []),
      ...(path.includes('{') ? [`Its path has parts in braces: say in src/${name}/${name}Api.ts what stands there.`] : []),
      ...(hasMock(app)
        ? [`The mock answers ${found.calls.list} with the examples of the document, keeps no rules, and lets admin do everything.`]
        : []),
    ],
  };
}

/** What its buttons ask for. */
const actions = ['list', 'add', 'edit', 'delete'];

/** An app whose own server is there has no mock any more. */
const hasMock = (app: string) => existsSync(join(app, 'mock/further.ts'));

interface Mocked {
  document: OpenApiDocument;
  found: FoundResource;
  name: string;
}

/** The mock with the rows of a path, unless it has them already, and what an administrator may do with them. */
function mockFiles(app: string, { document, found, name }: Mocked): Record<string, string> {
  if (!hasMock(app)) return {};
  const rows = { file: 'mock/further.ts', mark: 'mock', line: mockText(document, found) };
  const permissions = actions.map((action) => quoted(`${name}:${action}`)).join(', ');
  const isThere = readFileSync(join(app, rows.file), 'utf8').includes(`\n  ${quoted(found.calls.list)}: {`);
  return {
    ...(!isThere && { [rows.file]: inserted(app, rows) }),
    'mock/people.ts': inserted(app, { file: 'mock/people.ts', mark: 'permissions', line: `${permissions},` }),
  };
}

/** What the mock answers. Text of others, which is only ever data. */
function mockText(document: OpenApiDocument, found: FoundResource): string {
  const { calls, rowsAt, totalAt } = found;
  const rows = JSON.stringify(examplesOf(document, found));
  const parts = [
    `rows: ${rows}`,
    ...(rowsAt === undefined ? [] : [`rowsAt: ${quoted(rowsAt)}`]),
    ...(totalAt === undefined ? [] : [`totalAt: ${quoted(totalAt)}`]),
  ];
  return `${quoted(calls.list)}: { ${parts.join(', ')} },`;
}

/** Names that no variable can have. */
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null package return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** Which server an app speaks to. */
function backEndOf(app: string): 'rest' | 'openapi' {
  const file = join(app, 'src/server.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text === undefined || !existsSync(join(app, 'src/menu.ts')))
    throw new Error('This folder has no app of create-admin-kit: src/server.ts and src/menu.ts are not there.');
  if (!text.includes('serverWith'))
    throw new Error('A JeecgBoot server makes its calls by rules of its own: write `server.resource<Row>(path)` as src/device does.');
  return text.includes('openApiBackEnd') ? 'openapi' : 'rest';
}

/** The document of an app with the paths and schemas of another one. */
function joined(app: string, added: OpenApiDocument): OpenApiDocument {
  const file = join(app, 'openapi.json');
  if (!existsSync(file)) return added;
  const own = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const components = [...new Set([...Object.keys(own.components ?? {}), ...Object.keys(added.components ?? {})])].map((kind) => {
    const of = ({ components: all = {} }: OpenApiDocument) => (all as Readonly<Record<string, object>>)[kind];
    return [kind, { ...of(own), ...of(added) }] as const;
  });
  return {
    ...own,
    // What the newer version may say, the older one does not.
    openapi: own.openapi > added.openapi ? own.openapi : added.openapi,
    paths: { ...own.paths, ...added.paths },
    components: Object.fromEntries(components),
  };
}

/** A text of the app with a line in front of the mark that says where such lines go. */
function inserted(app: string, { file, mark, line }: { file: string; mark: string; line: string }): string {
  const text = readFileSync(join(app, file), 'utf8');
  const place = `  // create-admin-kit: ${mark}\n`;
  if (!text.includes(place)) throw new Error(`${file} has no line '${place.trim()}' any more: put it back where new lines are to go.`);
  return text.replace(place, () => `  ${line}\n${place}`);
}

/** `/api/v1/sales-orders` is about a `salesOrder`. */
export function nameOf(path: string): string {
  const last = path.split('/').findLast((part) => /^[A-Za-z]/.test(part)) ?? 'row';
  const [first = 'row', ...rest] = last.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = first.charAt(0).toLowerCase() + first.slice(1) + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  if (name.endsWith('sses')) return name.slice(0, -2);
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?<=[^su])s$/, '');
}

const words = (type: string) => type.replaceAll(/([a-z\d])([A-Z])/g, (_all, one: string, other: string) => `${one} ${other.toLowerCase()}`);

interface Parts {
  name: string;
  type: string;
  fields: FieldsText;
}

function resourceText({ name, type, title, found: { row }, fields }: Parts & { title: string; found: FoundResource }): string {
  const own = Object.entries(row.properties ?? {});
  const members = own.map(
    ([property, schema]) => `  ${key(property)}${row.required?.includes(property) === true ? '' : '?'}: ${memberType(schema)};`,
  );
  return `import { defineResource } from '@tarmac/admin-kit/resource';
import { ${name}Api } from './${name}Api.ts';

/** A row as the server answers it. */
export interface ${type} {
${members.join('\n')}
}

/** Columns, search, form, detail and buttons read it. */
export const ${name} = defineResource<${type}>()({
  label: { zh: ${title}, en: ${title} },
  api: ${name}Api,
  permission: '${name}',
  fields: {
${fields.fields.map(({ name: field, text }) => `    ${key(field)}: ${text},`).join('\n')}
  },
});
`;
}

// The resource stands without the types of the document.
const memberType = (schema: FoundResource['row']) => typeOf(schema, '  ').replaceAll(/components\['schemas'\]\['[^']*'\]/g, 'unknown');

function apiText({
  name,
  type,
  conventions,
  found,
  booleans,
  isTyped,
}: {
  name: string;
  type: string;
  conventions: string;
  found: FoundResource;
  booleans: readonly string[];
  isTyped: boolean;
}): string {
  const { calls } = found;
  const offered = ['get', 'add', 'edit', 'remove'].filter(
    (call) => (call === 'edit' ? (calls.edit ?? calls.patch) : calls[call as 'get']) !== undefined,
  );
  const options = [
    ...(isTyped ? [] : [`calls: [${offered.map(quoted).join(', ')}]`]),
    ...(!isTyped && calls.edit === undefined && calls.patch !== undefined ? ['wholeRows: false'] : []),
    ...(booleans.length > 0 ? [`booleans: [${booleans.map(quoted).join(', ')}]`] : []),
  ];
  const paths = Object.entries(calls).map(([call, path]) => `${call}: ${quoted(path)}`);
  const place = [
    isTyped ? `{ ${paths.join(', ')} }` : quoted(calls.list.slice(1)),
    ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : []),
  ].join(', ');
  return `import { serverWith } from '../server.ts';
import type { ${type} } from './${name}.ts';

/** How its list is asked and answered, and what else can be called. */
export const ${name}Api = serverWith(${conventions}).resource<${type}>(${place});
`;
}

function pageText({ name, type, fields: { fields } }: Parts): string {
  const list = (names: readonly string[]) => `[${names.map(quoted).join(', ')}]`;
  const columns = fields.map((field) => field.name).slice(0, 8);
  const search = fields.filter(({ isFilter }) => isFilter).map((field) => field.name);
  return `import { ResourceList } from '@tarmac/admin-kit/resource';
import { ${name} } from './${name}.ts';

export default function ${type}Page() {
  return <ResourceList resource={${name}}${search.length > 0 ? ` search={${list(search)}}` : ''} columns={${list(columns)}} />;
}
`;
}

function dictionariesText(dictionaries: FieldsText['dictionaries']): string {
  return Object.entries(dictionaries)
    .map(([code, values]) => `${key(code)}: [${values.map((value) => `{ value: ${quoted(value)}, text: ${quoted(value)} }`).join(', ')}],`)
    .join('\n  ');
}
