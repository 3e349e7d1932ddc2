import { readFile } from 'node:fs/promises';

/** A document of OpenAPI 3, as far as it is read here. */
export interface OpenApiDocument {
  openapi: string;
  paths: Readonly<Record<string, PathItem>>;
  components?: { schemas?: Readonly<Record<string, Schema>>; parameters?: Readonly<Record<string, Parameter>> };
}

/** What can be called at a path. */
export interface PathItem extends Partial<Record<Method, Operation>> {
  parameters?: ReadonlyArray<Parameter | Reference>;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** One call. */
export interface Operation {
  summary?: string;
  description?: string;
  parameters?: ReadonlyArray<Parameter | Reference>;
  requestBody?: { required?: boolean; content?: Content };
  responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
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
  example?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

/**
 * Reads a document from a file or an address.
 *
 * @throws Error with what is wrong with it, in words
 */
export async function readDocument(from: string): Promise<OpenApiDocument> {
  const text = /^https?:\/\//.test(from) ? await fetched(from) : await readFile(from, 'utf8');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error(`${from} is not JSON. YAML is not read: convert it first.`);
  }
  const { openapi, paths } = Object(document) as Partial<OpenApiDocument>;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.')) throw new Error(`${from} is not a document of OpenAPI 3.`);
  if (typeof paths !== 'object' || paths === null) throw new Error(`${from} has no paths.`);
  return document as OpenApiDocument;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

/** What a reference within the document stands for. @throws Error for one that leads nowhere, or elsewhere */
export function follow<Part extends object>(document: OpenApiDocument, part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const names = part.$ref.startsWith('#/') ? part.$ref.slice(2).split('/') : [];
  let found: unknown = names.length === 0 ? undefined : document;
  for (const name of names) {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  if (typeof found !== 'object' || found === null) throw new Error(`The document names ${part.$ref}, which is not in it.`);
  return follow(document, found as Part);
}

/** A schema with everything that it is made of in one piece: references followed, `allOf` joined, a single choice beside null taken. */
export function whole(document: OpenApiDocument, schema: Schema, depth = 0): Schema {
  if (depth > 20) throw new Error('A schema of the document stands for itself.');
  const own = follow<Schema>(document, schema as Schema & Reference);
  const { allOf, anyOf, oneOf, ...rest } = own;
  const choices = (anyOf ?? oneOf ?? []).filter((one) => one.type !== 'null');
  const parts = [...(allOf ?? []), ...(choices.length === 1 ? choices : [])].map((one) => whole(document, one, depth + 1));
  if (parts.length === 0) return own;
  return [...parts, rest].reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

/** The schema of a body, JSON where there are several. */
export function schemaOf(content: Content | undefined): Schema | undefined {
  const kinds = Object.entries(content ?? {});
  return (kinds.find(([kind]) => kind.includes('json')) ?? kinds[0])?.[1].schema;
}
