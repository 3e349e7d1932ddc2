import { fieldDoc, type JsonSchema, key, upperFirst } from './jsonSchema.ts';
import { typeOf } from './types.ts';

/** An operation of the document, as far as the generator reads it. */
export interface Operation {
  operationId: string;
  tags: string[];
  'x-entity'?: string;
  'x-summary': { zh: string; en: string };
  'x-auth': string;
  'x-content': 'json' | 'file' | 'upload' | 'raw';
  'x-idempotent'?: 'required' | 'accepted';
  /** Takes `X-Check-Only`. */
  'x-checkable'?: true;
  'x-several-orders'?: true;
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: { '200': { content: Record<string, { schema: JsonSchema }> } };
}

/** What the file of one resource collects while its calls are written. */
export interface OperationContext {
  resource: string;
  /** Components that the file uses. */
  used: Set<string>;
  /** Types written into the file itself. */
  types: string[];
  /** Names of the fields that lists of an entity can be filtered by; undefined where the entity is not known. */
  filtersOf: (entity: string | undefined) => readonly string[] | undefined;
  /** Names taken from the transport. */
  imports: Set<string>;
  helpers: Set<string>;
}

/** The standard calls have names that people use; all others keep the name of the contract. */
const names: Readonly<Record<string, string>> = {
  queryById: 'get',
  delete: 'removeOne',
  deleteBatch: 'remove',
  exportXls: 'export',
  importExcel: 'import',
};

/** Calls that come in one member, see `src/importRows.ts`. */
export const isPartOfImport = (name: string): boolean => name === 'importColumns' || name === 'checkRows';

/** Writes one call and, where it only reads, its query. */
export function operationCode(
  { name, path, method, operation }: { name: string; path: string; method: string; operation: Operation },
  context: OperationContext,
): { call: string; query?: string[] } {
  const called = names[name] ?? name;
  const content = operation['x-content'];
  const doc = `/** ${operation['x-summary'].zh} · ${operation['x-summary'].en}. Needs \`${operation['x-auth']}\`.${operation['x-idempotent'] === 'required' ? ' Send an `idempotencyKey`.' : ''} */`;
  const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
  const inQuery = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const addressOf = (text: string) =>
    `\`${text.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => `\${encodeURIComponent(${parameter})}`)}\``;
  const address = addressOf(path);
  if (name === 'importRows') {
    context.helpers.add('importRows');
    const base = path.slice(0, -'/importRows'.length);
    // Of which of several resources, the caller says first.
    const rows =
      inPath.length === 0
        ? `importRows(transport, '${base}')`
        : `(${inPath.map((one) => `${one.name}: string`).join(', ')}) => importRows(transport, ${addressOf(base)})`;
    return { call: `${doc.replace(' Send an `idempotencyKey`.', '')}\nimportRows: ${rows},` };
  }
  const result = resultOf(operation, { content, context });

  const parameters = inPath.map((one) => `${one.name}: string`);
  const passed = inPath.map((one) => one.name);
  const fields = [`method: '${method}'`, `path: ${address}`];
  let queryKey = passed;

  if ((name === 'list' || name === 'exportXls') && inQuery.some((one) => one.name === 'pageNo')) {
    const type = listQueryOf(operation, { inQuery, context });
    parameters.push(name === 'list' ? `query: ${type} = {}` : `query: ${type} & { selections?: string; exportFields?: string } = {}`);
    fields.push('query');
    queryKey = [...passed, 'query'];
  } else if (name === 'queryById' || name === 'delete') {
    parameters.push('id: string');
    fields.push('query: { id }');
    queryKey = [...passed, 'id'];
  } else if (name === 'deleteBatch') {
    parameters.push('ids: readonly string[]');
    fields.push("query: { ids: ids.join(',') }");
  } else if (inQuery.length > 0) {
    const type = `${upperFirst(context.resource)}${upperFirst(name)}Query`;
    const lines = inQuery.map((one) => {
      const about = fieldDoc(one.schema['x-field'], one.schema.description);
      return `${about === undefined ? '' : `/** ${about} */\n`}${key(one.name)}${one.required ? '' : '?'}: ${typeOf(one.schema, { used: context.used })};`;
    });
    context.types.push(`/** Query of \`${name}\`. */\nexport type ${type} = {\n${lines.join('\n')}\n};`);
    parameters.push(`query: ${type}${inQuery.some((one) => one.required) ? '' : ' = {}'}`);
    fields.push('query');
    queryKey = [...passed, 'query'];
  }

  if (content === 'upload' && name === 'importExcel') {
    context.helpers.add('importFile');
    return {
      call: `${doc}\n${key(called)}: (${[...inPath.map((one) => `${one.name}: string`), 'file: Blob', 'options?: ImportOptions'].join(', ')}) => importFile<${result}>(transport, { path: ${address}, file, options }),`,
    };
  }
  if (content === 'upload') {
    parameters.push('form: FormData');
    fields.push('body: form', "content: 'upload'");
  } else if (content === 'file' || content === 'raw') {
    fields.push(`content: '${content}'`);
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body !== undefined) {
    let type = typeOf(body, { used: context.used });
    if (type.startsWith('{')) {
      const alias = `${upperFirst(context.resource)}${upperFirst(name)}`;
      context.types.push(`/** Body of \`${name}\`. */\nexport interface ${alias} ${type}`);
      type = alias;
    }
    parameters.push(`body: ${type}`);
    fields.push('body');
  }
  const call = `${doc}\n${key(called)}: (${[...parameters, 'options?: CallOptions'].join(', ')}) => transport.request<${result}>({ ${fields.join(', ')}, ...options }),`;
  if (method !== 'GET' || (content !== 'json' && content !== 'raw')) return { call };

  context.imports.add('QueryOptions');
  const query = `${doc}\n${key(called)}: (${parameters.join(', ')}): QueryOptions<${result}> => ({ queryKey: ['${context.resource}', '${called}'${queryKey.map((one) => `, ${one}`).join('')}], queryFn: ({ signal }) => api.${called}(${[...queryKey, '{ signal }'].join(', ')}) }),`;
  return { call, query: [query] };
}

/** What every list takes beside its filters, see `ListQuery`. */
const paging = new Set(['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryParams', 'superQueryMatchType', 'sums', 'exactTotal']);

/** The query of a list: filters by the names of the entity's fields, so that a misspelled one does not compile. */
function listQueryOf(
  operation: Operation,
  { inQuery, context }: { inQuery: readonly { name: string }[]; context: OperationContext },
): string {
  context.imports.add('ListQuery');
  const fields = context.filtersOf(operation['x-entity']);
  // Rows of a form that an administrator made: nobody knows their fields here.
  if (fields === undefined) return 'ListQuery';
  const type = `${upperFirst(context.resource)}ListQuery`;
  const own = inQuery.map(({ name }) => name).filter((name) => !paging.has(name) && name !== 'selections' && name !== 'exportFields');
  const names = [...new Set([...fields, ...own])].map((name) => `'${name}'`);
  const declaration = `/** Query of \`list\`: filters by field. */\nexport type ${type} = ListQuery<${names.length === 0 ? 'never' : names.join(' | ')}>;`;
  if (!context.types.some((one) => one.includes(`export type ${type} `))) context.types.push(declaration);
  return type;
}

function resultOf(operation: Operation, { content, context }: { content: Operation['x-content']; context: OperationContext }): string {
  if (content === 'file') {
    context.imports.add('DownloadedFile');
    return 'DownloadedFile';
  }
  const answer = operation.responses['200'].content['application/json']?.schema;
  const schema = (content === 'raw' ? answer : answer?.properties?.['result']) ?? {};
  const records = schema.properties?.['records'];
  if (records?.items !== undefined && schema.properties?.['total'] !== undefined) {
    context.imports.add('Page');
    return `Page<${typeOf(records.items, { used: context.used })}>`;
  }
  return typeOf(schema, { used: context.used });
}
