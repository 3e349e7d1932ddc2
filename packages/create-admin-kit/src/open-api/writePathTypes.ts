import {
  follow,
  methods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
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
    ...Object.entries(document.paths).flatMap(([path, item]) => [`  ${quoted(path)}: {`, ...callsOf(document, item), '  };']),
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
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    follow<Parameter>(document, one as Parameter | Reference),
  );
  const places = (['query', 'path', 'header', 'cookie'] as const).map((place) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return `${place}?: never`;
    const members = here.map(
      ({ name, required, schema = {} }) => `${key(name)}${required === true ? '' : '?'}: ${typeOf(schema, '        ')}`,
    );
    return `${place}${here.some(({ required }) => required) ? '' : '?'}: { ${members.join('; ')} }`;
  });
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, { content }]) =>
      `${/^\d+$/.test(status) ? status : quoted(status)}: { headers: { [name: string]: unknown }; ${contentOf(content)} }`,
  );
  const { requestBody } = operation;
  const body =
    requestBody?.content === undefined
      ? 'requestBody?: never'
      : `requestBody${requestBody.required === true ? '' : '?'}: { ${contentOf(requestBody.content)} }`;
  return `{ parameters: { ${places.join('; ')} }; ${body}; responses: { ${responses.join('; ')} } }`;
}

function contentOf(content: NonNullable<Operation['requestBody']>['content']): string {
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
  if ($ref !== undefined) return `components['schemas'][${quoted($ref.split('/').at(-1) ?? '')}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ') || 'never';
  if (allOf !== undefined) return allOf.map((one) => inBrackets(typeOf(one, indent))).join(' & ');
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map((one) => inBrackets(typeOf(one, indent))).join(' | ');
  if (Array.isArray(type)) return type.map((one: string) => typeOf({ ...schema, type: one }, indent)).join(' | ');
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

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${indent}  ${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, `${indent}  `)};`,
  );
  if (members.length > 0) return `{\n${members.join('\n')}\n${indent}}`;
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`;
}

const inBrackets = (type: string) => (/ [|&] /.test(type) ? `(${type})` : type);
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name as a member has it. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
