import {
  follow,
  type OpenApiDocument,
  type Operation,
  itemAt,
  parametersOf,
  type PathItem,
  type Reference,
  type RequestBody,
  type Schema,
  schemaOf,
  valuesOf,
  whole,
} from './document.ts';

/** What a document says of one kind of row. */
export interface FoundResource {
  /** Paths by call; what is absent is not in the document. */
  calls: { list: string; get?: string; add?: string; edit?: string; patch?: string; remove?: string };
  row: Schema;
  /** What a new row takes, where that is said. */
  input: Schema | undefined;
  /** Where the answer of the list has its rows and their number; undefined: it is the list itself. */
  rowsAt: string | undefined;
  totalAt: string | undefined;
  /** Names of the parameters of the list. */
  asked: readonly string[];
  /** Of these, the ones that take several values, and whether commas join them. */
  several: ReadonlyMap<string, { isJoined: boolean }>;
  /** Parameters that a list has to be asked with, and that have one value alone. */
  fixed: Readonly<Record<string, string>>;
  /** Parameters that it has to be asked with, where a person has to say what they are. */
  needed: readonly string[];
}

/**
 * Finds the calls of a path: its list, and those of one row at `<path>/{…}`.
 *
 * @throws Error with what is missing, in words
 */
export function findOperations(document: OpenApiDocument, path: string): FoundResource {
  const item = itemAt(document, path);
  if (item.get === undefined) throw new Error(`The document has no list at '${path}'. It has: ${listsOf(document).join(', ') || 'none'}.`);
  const single = Object.keys(document.paths).find((one) => one.startsWith(`${path}/`) && /^\{[^/{}]+\}$/.test(one.slice(path.length + 1)));
  const one: PathItem = single === undefined ? {} : itemAt(document, single);
  const page = answerOf(document, item.get);
  if (page === undefined) throw new Error(`GET ${path} does not say what it answers.`);
  const { rowsAt, totalAt, row } = rowsOf(document, page);
  if (row === undefined) throw new Error(`GET ${path} answers no list of objects.`);
  const body = schemaOf(item.post?.requestBody && follow<RequestBody>(document, item.post.requestBody).content);
  const parameters = parametersOf(document, { item, operation: item.get }).filter((parameter) => parameter.in === 'query');
  const taken = parameters.map((parameter) => ({ ...parameter, schema: whole(document, { schema: parameter.schema ?? {} }) }));
  const needed = taken.filter(({ required, schema }) => required === true && schema.default === undefined);
  const only = needed.filter(({ schema }) => valuesOf(schema).length === 1);
  return {
    calls: {
      list: path,
      ...(one.get && { get: single }),
      ...(item.post && { add: path }),
      ...(one.put ? { edit: single } : one.patch && { patch: single }),
      ...(one.delete && { remove: single }),
    },
    row,
    input: body && whole(document, { schema: body }),
    rowsAt,
    totalAt,
    asked: taken.map(({ name }) => name),
    several: new Map(
      taken
        .filter(({ schema }) => [schema.type].flat().includes('array'))
        .map(({ name, explode }) => [name, { isJoined: explode === false }]),
    ),
    fixed: Object.fromEntries(only.map(({ name, schema }) => [name, String(valuesOf(schema)[0])])),
    needed: needed.filter((one) => !only.includes(one)).map(({ name }) => name),
  };
}

const listsOf = (document: OpenApiDocument) =>
  Object.keys(document.paths).filter((path) => !path.includes('{') && document.paths[path]?.get);

/** What a call answers when it went well. */
function answerOf(document: OpenApiDocument, { responses = {} }: Operation): Schema | undefined {
  const good = responses['200'] ?? Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? responses['default'];
  const schema = schemaOf(good && follow(document, good as object & Reference & { content?: never })?.content);
  return schema && whole(document, { schema });
}

/** Where a page has its rows: it is the list, or the first list in it, at most two levels down. */
function rowsOf(
  document: OpenApiDocument,
  page: Schema,
): { rowsAt: string | undefined; totalAt: string | undefined; row: Schema | undefined } {
  if (page.items !== undefined) return { rowsAt: undefined, totalAt: undefined, row: objectOf(document, page.items) };
  const members = Object.entries(page.properties ?? {}).flatMap(([name, schema]): Array<[string, Schema]> => {
    const own = whole(document, { schema });
    const inner = Object.entries(own.properties ?? {}).map(([below, one]): [string, Schema] => [
      `${name}.${below}`,
      whole(document, { schema: one }),
    ]);
    return [[name, own], ...inner];
  });
  const [rowsAt, rows] = members.find(([, { items }]) => items !== undefined) ?? [];
  const total = members.find(([name, { type }]) => type !== 'array' && /(^|\.)(total\w*|count|\w*_?count)$/i.test(name) && isNumber(type));
  return { rowsAt, totalAt: total?.[0], row: rows?.items && objectOf(document, rows.items) };
}

function objectOf(document: OpenApiDocument, schema: Schema): Schema | undefined {
  const own = whole(document, { schema });
  return own.properties === undefined ? undefined : own;
}

const isNumber = (type: Schema['type']) => [type].flat().some((one) => one === 'integer' || one === 'number');
