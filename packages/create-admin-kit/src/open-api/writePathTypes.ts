import {
  type Content,
  follow,
  itemAt,
  methods,
  nameIn,
  type OpenApiDocument,
  type Operation,
  parametersOf,
  type PathItem,
  type RequestBody,
  type Schema,
} from './document.ts';

/**
 * Writes the types of a document as clients such as openapi-fetch take them: `paths` for its calls, `components` for its schemas.
 */
export function writePathTypes(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return [
    '// Written by create-admin-kit from openapi.json; change that instead.',
    '',
    'export interface paths {',
    ...Object.keys(document.paths).flatMap((path) => [`  ${quoted(path)}: {`, ...callsOf(document, itemAt(document, path)), '  };']),
    '}',
    '',
    'export interface components {',
    '  schemas: {',
    ...schemas.map(([name, schema]) => `    ${key(name)}: ${typeOf(schema, '    ')};`),
    '  };',
    '}',
    '',
  ].join('\n');
}

function callsOf(document: OpenApiDocument, item: PathItem): string[] {
  return [
    `    parameters: { query?: never; header?: never; path?: never; cookie?: never };`,
    ...methods.map((method) => {
      const operation = item[method];
      return operation === undefined ? `    ${method}?: never;` : `    ${method}: ${operationOf(document, { item, operation })};`;
    }),
  ];
}

function operationOf(document: OpenApiDocument, { item, operation }: { item: PathItem; operation: Operation }): string {
  const parameters = parametersOf(document, { item, operation });
  const places = (['query', 'path', 'header', 'cookie'] as const).map((place) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return `${place}?: never`;
    const members = here.map(
      ({ name, required, schema = {} }) => `${key(name)}${required === true ? '' : '?'}: ${typeOf(schema, '        ')}`,
    );
    return `${place}${here.some(({ required }) => required) ? '' : '?'}: { ${members.join('; ')} }`;
  });
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      `${/^\d+$/.test(status) ? status : quoted(status)}: { headers: { [name: string]: unknown }; ${contentOf(follow<{ content?: Content }>(document, response).content)} }`,
  );
  const requestBody = operation.requestBody && follow<RequestBody>(document, operation.requestBody);
  const body =
    requestBody?.content === undefined
      ? 'requestBody?: never'
      : `requestBody${requestBody.required === true ? '' : '?'}: { ${contentOf(requestBody.content)} }`;
  return `{ parameters: { ${places.join('; ')} }; ${body}; responses: { ${responses.join('; ')} } }`;
}

function contentOf(content: Content | undefined): string {
  const kinds = Object.entries(content ?? {});
  if (kinds.length === 0) return 'content?: never';
  return `content: { ${kinds.map(([kind, { schema = {} }]) => `${quoted(kind)}: ${typeOf(schema, '        ')}`).join('; ')} }`;
}

/** What a schema is in TypeScript. */
export function typeOf(schema: Schema, indent = ''): string {
  const types = [plainTypeOf(schema, indent), ...(schema.nullable === true ? ['null'] : [])];
  return [...new Set(types)].join(' | ');
}

function plainTypeOf(schema: Schema, indent: string): string {
  const { $ref, allOf, anyOf, oneOf, type, properties, items, additionalProperties } = schema;
  if ($ref !== undefined) return namedBy($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ') || 'never';
  const choices = anyOf ?? oneOf;
  if (allOf !== undefined || choices !== undefined) {
    const own = properties === undefined ? [] : [objectOf(schema, indent)];
    const either = (choices ?? []).map((one) => inBrackets(typeOf(one, indent))).join(' | ');
    const all = [...(allOf ?? []).map((one) => inBrackets(typeOf(one, indent))), ...(either === '' ? [] : [either]), ...own];
    return all.length === 1 ? all[0]! : all.map(inBrackets).join(' & ');
  }
  if (Array.isArray(type)) return type.map((one: string) => plainTypeOf({ ...schema, type: one }, indent)).join(' | ');
  if (type === 'array') return `${inBrackets(typeOf(items ?? {}, indent))}[]`;
  if (type === 'object' || properties !== undefined)
    return objectOf({ properties, required: schema.required, additionalProperties }, indent);
  const plain: Readonly<Record<string, string>> = {
    string: 'string',
    number: 'number',
    integer: 'number',
    boolean: 'boolean',
    null: 'null',
  };
  return plain[String(type)] ?? 'unknown';
}

/** The schema that a reference names; what is described anywhere else may be anything. */
function namedBy(reference: string): string {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
  return name === undefined ? 'unknown' : `components['schemas'][${quoted(nameIn(name))}]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${indent}  ${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, `${indent}  `)};`,
  );
  if (members.length > 0) return `{\n${members.join('\n')}\n${indent}}`;
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`;
}

const inBrackets = (type: string) => (/ [|&] /.test(type) && !/^\([^()]*\)$/.test(type) ? `(${type})` : type);
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name as a member has it. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
