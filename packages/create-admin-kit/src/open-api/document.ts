import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** A document of OpenAPI 3, as far as it is read here. */
export interface OpenApiDocument {
  openapi: string;
  servers?: readonly Server[];
  paths: Readonly<Record<string, PathItem>>;
  components?: { schemas?: Readonly<Record<string, Schema>>; parameters?: Readonly<Record<string, Parameter>> };
}

/** Where paths lie; parts of its address in braces have values of their own. */
export interface Server {
  url: string;
  variables?: Readonly<Record<string, { default?: string }>>;
}

/** What can be called at a path. */
export interface PathItem extends Partial<Record<Method, Operation>> {
  $ref?: string;
  servers?: readonly Server[];
  parameters?: ReadonlyArray<Parameter | Reference>;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** One call. */
export interface Operation {
  summary?: string;
  description?: string;
  parameters?: ReadonlyArray<Parameter | Reference>;
  requestBody?: RequestBody | Reference;
  responses?: Readonly<Record<string, { description?: string; content?: Content } | Reference>>;
}

/** What a call is sent. */
export interface RequestBody {
  required?: boolean;
  content?: Content;
}

/** A body by its kind. */
export type Content = Readonly<Record<string, { schema?: Schema; example?: unknown; examples?: Readonly<Record<string, object>> }>>;

/** Something that is described elsewhere. */
export interface Reference {
  $ref: string;
}

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  /** Several values stand each by itself, unless this is false: then they are joined by commas. */
  explode?: boolean;
  schema?: Schema;
}

/** What a value is. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: ReadonlyArray<string | number | boolean | null>;
  const?: string | number | boolean | null;
  nullable?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  default?: unknown;
  example?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

/** Characters of a document: the largest that are published have about 12 million. */
const longest = 40_000_000;

/**
 * Reads a document, JSON or YAML, from a file or an address.
 *
 * @throws Error with what is wrong with it, in words
 */
export async function readDocument(from: string): Promise<OpenApiDocument> {
  const text = /^https?:\/\//.test(from) ? await fetched(from) : await readFile(from, 'utf8');
  if (text.length > longest) throw new Error(`${from} is too long: ${text.length} characters.`);
  const document = parsed(from, text);
  const { openapi, paths } = Object(document) as Partial<OpenApiDocument>;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.')) throw new Error(`${from} is not a document of OpenAPI 3.`);
  if (typeof paths !== 'object' || paths === null) throw new Error(`${from} has no paths.`);
  return document as OpenApiDocument;
}

function parsed(from: string, text: string): unknown {
  try {
    if (/^\s*\{/.test(text)) return JSON.parse(text);
    // As JSON has it: keys are texts, and nothing is in itself.
    return JSON.parse(JSON.stringify(parse(text, { merge: true })) ?? 'null');
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`${from} is neither JSON nor YAML: ${reason}`);
  }
}

async function fetched(address: string): Promise<string> {
  const headers = { Accept: 'application/json, application/yaml, text/yaml, */*;q=0.1' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

/**
 * A document whose paths have that of their server in front, so that the path of a call is all of what is asked. An app asks below `/api`: a server
 * there adds nothing.
 *
 * @returns the document, and how a path of it is spelled in there
 */
export function withServerPaths(document: OpenApiDocument): { document: OpenApiDocument; placed: (path: string) => string } {
  const placed = (path: string) => serverPath(document.paths[path]?.servers ?? document.servers) + path;
  const { servers: _servers, ...rest } = document;
  const paths = Object.entries(document.paths).map(([path, { servers: _own, ...item }]) => [placed(path), item] as const);
  return { document: { ...rest, paths: Object.fromEntries(paths) }, placed };
}

/** The path of the first server, without what an app puts in front by itself and without a slash at its end. */
function serverPath([server]: readonly Server[] = []): string {
  const url = (server?.url ?? '/').replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => server?.variables?.[name]?.default ?? '');
  const path = url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/, '');
  const plain = `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return plain.replace(/^\/api(?=\/|$)/, '');
}

/** What a reference within the document stands for. @throws Error for one that leads nowhere, or elsewhere */
export function follow<Part extends object>(document: OpenApiDocument, part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const names = part.$ref.startsWith('#/') ? part.$ref.slice(2).split('/') : [];
  let found: unknown = names.length === 0 ? undefined : document;
  for (const name of names) {
    const key = nameIn(name);
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  if (typeof found !== 'object' || found === null) throw new Error(`The document names ${part.$ref}, which is not in it.`);
  return follow(document, found as Part);
}

/** A name as it stands in a reference. */
export const nameIn = (part: string): string => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * A schema with everything that it is made of in one piece: references followed, `allOf` joined. Of choices (`oneOf`, `anyOf`) it has the members of all,
 * and asks for what all of them ask for; null beside them makes it `nullable`, and choices of single values are its values.
 */
export function whole(document: OpenApiDocument, { schema, depth = 0 }: { schema: Schema; depth?: number }): Schema {
  if (depth > 20) throw new Error('A schema of the document stands for itself.');
  const { $ref, ...beside } = schema;
  // Words may stand beside a reference.
  if ($ref !== undefined) return { ...whole(document, { schema: follow<Schema>(document, { $ref }), depth: depth + 1 }), ...beside };
  const { allOf, anyOf, oneOf, ...rest } = schema;
  const given = anyOf ?? oneOf;
  if (allOf === undefined && given === undefined) return schema;
  const parts = (allOf ?? []).map((one) => whole(document, { schema: one, depth: depth + 1 }));
  const all = (given ?? []).map((one) => whole(document, { schema: one, depth: depth + 1 }));
  const choices = all.filter((one) => !isNull(one));
  const isNullable = choices.length < all.length || choices.some((one) => one.nullable === true);
  return [...parts, ...(choices.length > 0 ? [eitherOf(choices)] : []), { ...rest, ...(isNullable && { nullable: true }) }].reduce(
    bothOf,
    {},
  );
}

const isNull = ({ type, enum: values }: Schema) => type === 'null' || (values?.length === 1 && values[0] === null);

/** A schema that has what both of them have. */
function bothOf(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
    ...((one.required ?? other.required) && { required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])] }),
  };
}

/** A schema of which each of these may be one; what they say differently it does not say. */
function eitherOf([first = {}, ...others]: readonly Schema[]): Schema {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const values = all.map(({ const: value, enum: several }) => several ?? (value === undefined ? undefined : [value]));
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every((one) => JSON.stringify(one[name as keyof Schema]) === JSON.stringify(value)),
  );
  const { const: _value, title: _title, description: _description, example: _example, ...rest } = Object.fromEntries(shared) as Schema;
  return {
    ...rest,
    ...(all.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...all.map(({ properties }) => properties)),
      required: (first.required ?? []).filter((name) => others.every(({ required }) => required?.includes(name))),
    }),
    ...(values.every((one) => one !== undefined) && { enum: [...new Set(values.flat())] }),
  };
}

/** What can be called at a path; nothing where the document does not have it. */
export const itemAt = (document: OpenApiDocument, path: string): PathItem =>
  follow<PathItem>(document, (document.paths[path] ?? {}) as PathItem & Reference);

/** The parameters of a call, and those of its path that it does not say otherwise. */
export function parametersOf(document: OpenApiDocument, { item, operation }: { item: PathItem; operation: Operation }): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => follow<Parameter>(document, one));
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

/** All that a schema lets a value be, where it names them. */
export const valuesOf = ({ const: value, enum: values = [] }: Schema): NonNullable<Schema['enum']> =>
  value === undefined ? values : [value];

/** The schema of a body, JSON where there are several. */
export function schemaOf(content: Content | undefined): Schema | undefined {
  const kinds = Object.entries(content ?? {});
  return (kinds.find(([kind]) => kind.includes('json')) ?? kinds[0])?.[1].schema;
}
