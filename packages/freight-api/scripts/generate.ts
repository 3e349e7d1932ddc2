// Writes src/generated from openapi.json: types, calls, input schemas, field metadata, dictionaries and states.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Field, type JsonSchema, refName, upperFirst } from './jsonSchema.ts';
import { isPartOfImport, type Operation, operationCode, type OperationContext } from './operations.ts';
import { typeOf } from './types.ts';
import { zodOf } from './schemas.ts';

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
  'x-entities': Record<
    string,
    {
      label: { zh: string; en: string };
      domain: string;
      resource: string;
      fields: Record<string, Field>;
      sums: string[];
      filters?: string[];
    }
  >;
  'x-states': Record<string, { name: string; resource: string }>;
  'x-dictionaries': Record<string, { items: { value: string; tone?: string }[] }>;
  'x-permissions': string[];
}

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../src/generated');
const document = JSON.parse(readFileSync(join(here, '../openapi.json'), 'utf8')) as Document;
const { schemas } = document.components;
const entities = document['x-entities'];
const banner = '// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.\n';

rmSync(out, { recursive: true, force: true });
const write = (path: string, code: string) => {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, banner + code);
};

/** Fields that describe the properties of a component: those of its entity. */
function fieldsOf(component: string): Record<string, Field> {
  const base = component.replace(/(Add|Edit)$/, '');
  return entities[base.charAt(0).toLowerCase() + base.slice(1)]?.fields ?? {};
}

/** Names of the fields that lists of an entity can be filtered by, the standard ones among them. */
function filtersOf(entity: string | undefined): string[] | undefined {
  const fields = entity === undefined ? undefined : entities[entity]?.fields;
  if (entity === undefined || fields === undefined) return undefined;
  const properties = Object.entries(schemas[upperFirst(entity)]?.properties ?? {});
  const standard = properties.flatMap(([name, one]): [string, Field | undefined][] => [
    [name, one['x-field'] ?? one.anyOf?.[0]?.['x-field']],
  ]);
  const filtered = [...new Map([...standard, ...Object.entries(fields)])].flatMap(([name, field]) =>
    field?.filter === undefined ? [] : [name],
  );
  return ['id', ...filtered, ...(entities[entity]?.filters ?? [])];
}

write(
  'models.ts',
  Object.entries(schemas)
    .map(([name, schema]) => {
      const label = entities[name.charAt(0).toLowerCase() + name.slice(1)]?.label;
      const doc = label === undefined ? (schema.description ?? `${name} of the wire.`) : `${label.zh} · ${label.en}.`;
      const type = typeOf(schema, { used: new Set(), fields: fieldsOf(name) });
      return `/** ${doc} */\n${type.startsWith('{') ? `export interface ${name} ${type}` : `export type ${name} = ${type};`}\n`;
    })
    .join('\n'),
);

const resources = new Map<string, { domain: string; operations: { name: string; path: string; method: string; operation: Operation }[] }>();
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    const [resource = '', name = ''] = operation.operationId.split('.');
    const entry = resources.get(resource) ?? { domain: operation.tags[0] ?? 'system', operations: [] };
    entry.operations.push({ name, path, method: method.toUpperCase(), operation });
    resources.set(resource, entry);
  }
}

const made = [...resources]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([resource, { domain, operations }]) => {
    const context: OperationContext = {
      resource,
      used: new Set(),
      types: [],
      imports: new Set(['CallOptions', 'Transport']),
      helpers: new Set(),
      filtersOf,
    };
    const calls = operations
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter(({ name }) => !isPartOfImport(name))
      .map((one) => operationCode(one, context));
    return { resource, domain, operations, context, calls };
  });

/** The domain that a row belongs to; undefined for what is not a row of an entity. */
const homeOf = (name: string): string | undefined => entities[name.charAt(0).toLowerCase() + name.slice(1)]?.domain;

/** Types that calls of several domains name, and that are not rows. They stand behind the main entry, and no other, so that a name leads to one door. */
const shared = (() => {
  const domains = new Map<string, Set<string>>();
  for (const { domain, context } of made) for (const name of context.used) domains.set(name, (domains.get(name) ?? new Set()).add(domain));
  return new Set([...domains].filter(([name, of]) => of.size > 1 && homeOf(name) === undefined).map(([name]) => name));
})();
write('shared.ts', `export type { ${[...shared].sort().join(', ')} } from './models.ts';\n`);

/** Those of some names that a code uses, in order. */
const namesIn = (names: readonly string[], code: string): string[] =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).toSorted();

/** The fields that every table has, as most entities declare them: they are written once, since pages load the fields of many entities. */
const commonCode = new Map(
  ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode'].map((name) => {
    const codes = Object.values(entities).flatMap(({ fields }) =>
      fields[name] === undefined ? [] : [fieldsCode({ [name]: fields[name] })],
    );
    const counted = [...Map.groupBy(codes, (code) => code)].toSorted(([, one], [, other]) => other.length - one.length);
    return [name, counted[0]?.[0] ?? ''] as const;
  }),
);
write(
  'commonFields.ts',
  `import type { FieldMeta } from '../metadata.ts';\n/** Fields that every table has. */\nexport const commonFields = {${[...commonCode.values()].map((code) => code.slice(1, -1)).join(',')}} as const satisfies Record<string, FieldMeta>;`,
);

const doors = new Map<string, string[]>();
/** Resources whose actions have bodies with fields. */
const withBodies = new Set<string>();
for (const { resource, domain, operations, context, calls } of made) {
  const Name = upperFirst(resource);
  const types = [...context.used].filter((name) => !shared.has(name) && (homeOf(name) ?? domain) === domain).sort();
  const own = Object.entries(entities).filter(([, entity]) => entity.resource === resource);
  const states = Object.values(document['x-states']).filter((machine) => machine.resource === resource);
  const inputs = inputSchemas(resource, operations);
  const actionFields = operations.flatMap(({ name, operation }) => bodyFields(resource, { name, operation }));
  const limits = operations.flatMap(({ name, operation }) => bodyLimits(resource, { name, operation }));

  const questions = `/** Questions of ${resource} as TanStack Query takes them. */\nexport const create${Name}Queries = (transport: Transport) => {\nconst api = create${Name}Api(transport);\nreturn {\n${calls.flatMap((call) => call.query ?? []).join('\n')}\n};\n};`;
  const body = calls.map((call) => call.call).join('\n') + context.types.join('\n') + (inputs.length === 0 ? '' : 'CallOptions Transport');
  const parts = [
    `import type { ${namesIn([...context.imports], `${body} Transport`).join(', ')} } from '../../transport.ts';`,
    context.helpers.has('importFile') ? "import { importFile, type ImportOptions } from '../../importFile.ts';" : '',
    context.helpers.has('importRows') ? "import { importRows } from '../../importRows.ts';" : '',
    context.used.size === 0 ? '' : `import type { ${[...context.used].sort().join(', ')} } from '../models.ts';`,
    own.length === 0 ? '' : "import type { FieldMeta } from '../../metadata.ts';",
    own.some(([, { fields }]) => fields['createBy'] !== undefined) ? "import { commonFields } from '../commonFields.ts';" : '',
    '',
    types.length === 0 ? '' : `export type { ${types.join(', ')} } from '../models.ts';`,
    ...context.types,
    ...own.flatMap(([name, entity]) => [
      `/** Fields of ${entity.label.en} (${entity.label.zh}). */`,
      `export const ${name}Fields = ${entityFieldsCode(entity.fields)} as const satisfies Record<string, FieldMeta>;`,
      ...(entity.sums.length === 0
        ? []
        : [
            `/** Fields whose totals come with the list of ${entity.label.en}. */`,
            `export const ${name}Sums = ${JSON.stringify(entity.sums)} as const;`,
          ]),
    ]),
    ...states.map((machine) => {
      const { resource: _resource, ...rest } = machine;
      const exported = /(Review|States|Transitions)$/.test(machine.name) ? machine.name : `${machine.name}States`;
      return `/** States and moves of ${resource}. */\nexport const ${exported} = ${JSON.stringify(rest)} as const;`;
    }),
    ...(inputs.length === 0 ? [] : schemaLoaders(resource, inputs)),
    `/** Calls of ${resource}. */\nexport const create${Name}Api = (transport: Transport) => ({\n${
      // Only what has fields has forms of fields.
      own.length === 0 ? '' : formSchemas(inputs, operations) + listOrders(operations)
    }${calls.map((call) => call.call).join('\n')}\n});`,
  ];
  if (inputs.length > 0) {
    const code = inputs.map((input) => input.code).join('\n');
    write(
      `${domain}/${resource}.schemas.ts`,
      [
        "import * as z from 'zod/mini';",
        ...(code.includes('byRule(') ? ["import { byRule } from '../../byRule.ts';"] : []),
        // A file of its own, so that a screen fetches the schemas, and zod with them, when a form opens.
        code,
        '',
      ].join('\n'),
    );
  }
  const bodies = [...actionFields, ...limits];
  // A file of its own: only forms ask for them, and come later than the list.
  if (bodies.length > 0) {
    const meta = actionFields.length === 0 ? [] : ["import type { FieldMeta } from '../../metadata.ts';"];
    write(`${domain}/${resource}.bodies.ts`, `${[...meta, ...bodies].join('\n')}\n`);
  }
  const ownTypes = [...context.types.join('\n').matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
  const named = (names: readonly string[], from: string) => {
    const used = namesIn(names, questions);
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${from}';`];
  };
  // A file of its own: a list asks by the calls themselves.
  write(
    `${domain}/${resource}.queries.ts`,
    `${[
      ...named([...context.imports], '../../transport.ts'),
      ...named([...context.used], '../models.ts'),
      ...named(ownTypes, `./${resource}.ts`),
      `import { create${Name}Api } from './${resource}.ts';`,
      questions,
    ].join('\n')}\n`,
  );
  write(`${domain}/${resource}.ts`, `${parts.filter((part) => part !== '').join('\n')}\n`);
  doors.set(domain, [...(doors.get(domain) ?? []), resource]);
  if (bodies.length > 0) withBodies.add(resource);
}

for (const [domain, names] of doors) {
  write(
    `${domain}.ts`,
    [
      "import type { Transport } from '../transport.ts';",
      ...names.map((name) => `import { create${upperFirst(name)}Api } from './${domain}/${name}.ts';`),
      ...names.flatMap((name) => [
        `export * from './${domain}/${name}.ts';`,
        `export * from './${domain}/${name}.queries.ts';`,
        ...(withBodies.has(name) ? [`export * from './${domain}/${name}.bodies.ts';`] : []),
      ]),
      `/** All calls of the ${domain} domain. */`,
      `export const create${upperFirst(domain)}Api = (transport: Transport) => ({\n${names.map((name) => `${name}: create${upperFirst(name)}Api(transport),`).join('\n')}\n});`,
    ].join('\n'),
  );
}
write(
  'all.ts',
  [
    "import type { Transport } from '../transport.ts';",
    ...[...doors.keys()].map((domain) => `import { create${upperFirst(domain)}Api } from './${domain}.ts';`),
    '/** All calls by domain, over the given transport. */',
    `export const createFreightApi = (transport: Transport) => ({\n${[...doors.keys()].map((domain) => `${domain}: create${upperFirst(domain)}Api(transport),`).join('\n')}\n});`,
    '/** What `createFreightApi` gives. */',
    'export type FreightApi = ReturnType<typeof createFreightApi>;',
  ].join('\n'),
);
write(
  'dictionaries.ts',
  `import type { Dictionary } from '../metadata.ts';\n/** The dictionaries that ship with the product, by code. */\nexport const dictionaries = ${JSON.stringify(document['x-dictionaries'])} as const satisfies Record<string, Dictionary>;\n/** Code of a dictionary. */\nexport type DictionaryCode = keyof typeof dictionaries;\n`,
);
write(
  'tones.ts',
  `import type { Tone } from '../metadata.ts';\n/** How the states of shipped dictionaries are coloured, by dictionary and code; the rest of a dictionary comes from the server. */\nexport const tones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = ${JSON.stringify(
    Object.fromEntries(
      Object.entries(document['x-dictionaries']).flatMap(([code, { items }]) => {
        const toned = items.filter((item) => item.tone !== undefined).map((item) => [item.value, item.tone]);
        return toned.length === 0 ? [] : [[code, Object.fromEntries(toned)]];
      }),
    ),
  )};\n`,
);
write(
  'permissions.ts',
  `/** Names of all permissions that the server knows. */\nexport const permissions = ${JSON.stringify(document['x-permissions'])} as const;\n/** Name of a permission. */\nexport type Permission = (typeof permissions)[number];\n`,
);

/** Fields of an action's body, so that its dialog is built from them; those of add and edit are the entity's. */
function bodyFields(resource: string, { name, operation }: { name: string; operation: Operation }): string[] {
  const body = operation.requestBody?.content['application/json']?.schema;
  // Those of an entity's own add and edit are its fields.
  if (body === undefined || (body.$ref !== undefined && Object.keys(fieldsOf(refName(body.$ref))).length > 0)) return [];
  const schema = resolved(body);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const field = property['x-field'] ?? (property.anyOf ?? []).find((one) => one['x-field'] !== undefined)?.['x-field'];
    if (field === undefined || key === 'version') return [];
    return [[key, { ...field, ...(schema.required?.includes(key) === true ? { required: true } : {}) }] as const];
  });
  if (fields.length === 0) return [];
  return [
    `/** Fields of the body of \`${name}\`. */\nexport const ${resource}${upperFirst(name)}Fields = ${fieldsCode(Object.fromEntries(fields))} as const satisfies Record<string, FieldMeta>;`,
  ];
}

/** The most records in each list of an action's body, for the tables that fill them: a form takes no more rows than its call. */
function bodyLimits(resource: string, { name, operation }: { name: string; operation: Operation }): string[] {
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body === undefined || isOfSheet(name)) return [];
  const limits = Object.entries(resolved(body).properties ?? {}).flatMap(([key, property]) => {
    const list = [property, ...(property.anyOf ?? [])].find(({ maxItems }) => maxItems !== undefined);
    return list?.items === undefined || resolved(list.items).properties === undefined ? [] : [[key, list.maxItems] as const];
  });
  if (limits.length === 0) return [];
  return [
    `/** The most records in lists of the body of \`${name}\`. */\nexport const ${resource}${upperFirst(name)}Limits = ${JSON.stringify(Object.fromEntries(limits))} as const;`,
  ];
}

/** Whether a call takes the rows of a sheet, which no form fills. */
function isOfSheet(name: string): boolean {
  return name === 'importRows' || name === 'checkRows';
}

/** What a reference leads to; a schema itself. */
function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas[refName(schema.$ref)] ?? {});
}

/** The fields of an entity; those that every table has stand elsewhere, but for what it says otherwise of them. */
function entityFieldsCode(fields: Record<string, Field>): string {
  if (fields['createBy'] === undefined) return fieldsCode(fields);
  const isCommon = (name: string) => fieldsCode({ [name]: fields[name]! }) === commonCode.get(name);
  const [own, later] = [
    Object.keys(fields).filter((name) => !commonCode.has(name)),
    [...commonCode.keys()].filter((name) => !isCommon(name)),
  ];
  const code = (names: readonly string[]) =>
    fieldsCode(Object.fromEntries(names.map((name) => [name, fields[name]!])))
      .slice(1, -1)
      .concat(names.length === 0 ? '' : ',');
  return `{${code(own)}...commonFields,${code(later)}}`;
}

/** Fields as a constant. No page carries descriptions, which are for developers and stand on the types, nor aliases, which the server tells an import. */
function fieldsCode(fields: Record<string, Field>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, { description: _description, aliases: _aliases, ...field }]) => [name, field])),
  );
}

/** Fetches the schemas of one resource by the name of the call; none of them is part of a page before. */
function schemaLoaders(resource: string, inputs: { name: string; constant: string }[]): string[] {
  const loaders = inputs.map(({ name, constant }) => `/** Of \`${name}\`. */\n${name}: async () => (await loadSchemas()).${constant},`);
  return [
    `const loadSchemas = () => import('./${resource}.schemas.ts');`,
    `/** What the calls of ${resource} take, as schemas for forms; fetched when asked for. */\nexport const ${resource}Schemas = {\n${loaders.join('\n')}\n};`,
  ];
}

/** The schemas of a resource's own forms, beside its calls; those of its actions are not in the way of a page that has none. */
function formSchemas(inputs: { name: string; constant: string }[], operations: readonly { name: string; operation: Operation }[]): string {
  const own = inputs.filter(({ name }) => name === 'add' || name === 'edit');
  if (own.length === 0) return '';
  const isCheckable = own.every(({ name }) => operations.find((one) => one.name === name)?.operation['x-checkable']);
  const checkable = isCheckable ? '/** `add` and `edit` take `checkOnly`. */\ncheckable: true,\n' : '';
  return `${checkable}/** What \`add\` and \`edit\` take, for forms. */\nschemas: {\n${own.map(({ name, constant }) => `${name}: async () => (await loadSchemas()).${constant},`).join('\n')}\n},\n`;
}

/** Whether the list of a resource can be ordered by several columns. */
function listOrders(operations: readonly { name: string; operation: Operation }[]): string {
  const takesSeveral = operations.some(({ name, operation }) => name === 'list' && operation['x-several-orders'] === true);
  return takesSeveral ? '/** `list` takes several orders. */\nseveralOrders: true,\n' : '';
}

/** One schema per call with a body. */
function inputSchemas(
  resource: string,
  operations: { name: string; operation: Operation }[],
): { name: string; constant: string; code: string }[] {
  return operations.flatMap(({ name, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (schema === undefined || isOfSheet(name)) return [];
    const component = schema.$ref === undefined ? undefined : refName(schema.$ref);
    const written = zodOf(component === undefined ? schema : (schemas[component] ?? {}), {
      components: schemas,
      fields: component === undefined ? {} : fieldsOf(component),
    });
    const constant = `${resource}${upperFirst(name)}Input`;
    return [{ name, constant, code: `/** What \`${name}\` takes, as a schema for forms. */\nexport const ${constant} = ${written};` }];
  });
}
