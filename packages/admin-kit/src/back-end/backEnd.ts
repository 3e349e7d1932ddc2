import type { FieldFilter } from '../field/search.ts';
import { cancelled } from '../request/ApiError.ts';
import type { DownloadedFile } from '../request/requestTypes.ts';
import type { ImportProgress, ImportResult, InputSchemas, ListParams, ListSums, Page, ResourceApi } from '../resource/api.ts';
import { type ListQuery, type ListWire, plainLists } from '../resource/list/listWire.ts';
import { sortKeys } from '../table/columns.ts';
import { readAsked } from './readAsked.ts';

/** A call that a back end may answer for a kind of row; lists it always answers. */
export type BackEndCall = 'get' | 'add' | 'edit' | 'remove' | 'export' | 'import' | 'importTemplate' | 'sums';

/** What can be asked of one field: a value, one of several, a part of a text, the beginning and the end of a range. */
export type FilterWay = keyof FieldFilter;

/** What a back end says of itself. What it does not name is not offered: its buttons are absent, and lists that ask for it are told so. */
export interface BackEndCapabilities {
  /** Calls besides lists. */
  calls: readonly BackEndCall[];
  /** What lists may ask of one field. */
  filters: readonly FilterWay[];
  /** Whether lists can be ordered, and by how many columns. */
  orders: 'none' | 'one' | 'several';
  /** One call removes several rows; otherwise there is one call for each, and each is told of. */
  batch: boolean;
  /** Lists take conditions that are joined by and / or. */
  advanced?: boolean;
  /** `add` and `edit` can tell what they would refuse, and change nothing. */
  checkOnly?: boolean;
  /** A change takes the whole row, such as PUT: what the form did not change is read first and sent along. Needs `get`. */
  wholeRows?: boolean;
}

/** What is asked of a list, and the same as the app's lists have spelled it. */
export interface BackEndQuery extends ListQuery {
  /** What is asked, as the lists of the app spell it. */
  params: ListParams;
}

/** Rows of a list as a back end answers them. */
export interface BackEndRows {
  /** Rows of the page. */
  rows: readonly unknown[];
  /** Of the whole list; absent where the server does not count. */
  total?: number | undefined;
  /** Where it does not count: whether there are more. */
  hasMore?: boolean | undefined;
  /** Totals over the whole list, by field. */
  sums?: Page<unknown>['sums'];
}

/** What comes along with a call. */
export interface BackEndCallOptions {
  /** Gives up the call. */
  signal?: AbortSignal | undefined;
  /** One per action of a person. */
  idempotencyKey?: string | undefined;
  /** Only tell what would be refused; asked only of those who can. */
  checkOnly?: boolean | undefined;
  /** The list asks by itself: nobody needs to hear of a failure. */
  quiet?: boolean | undefined;
}

/**
 * A server in the words of the kit. `Place` says which rows: a path, a name, or whatever the server knows them by. Failures are thrown as
 * `ApiError`, with the inputs that were refused as its `errorData`.
 */
export interface BackEndAdapter<Place> {
  /** What it can. */
  capabilities: BackEndCapabilities;
  /** How the app's lists spell what is asked; by default with the names of the kit. */
  lists?: ListWire;
  /** A page of rows. */
  list: (place: Place, given: BackEndCallOptions & { query: BackEndQuery }) => Promise<BackEndRows>;
  /** One row, as it is stored. */
  get?: (place: Place, given: BackEndCallOptions & { id: string }) => Promise<unknown>;
  /** Adds a row; answers it. */
  add?: (place: Place, given: BackEndCallOptions & { input: BackEndInput }) => Promise<unknown>;
  /** `input` is what the form sends, with the key of the row in it; the whole row where `isWhole`. */
  edit?: (place: Place, given: BackEndCallOptions & { id: string; input: BackEndInput; isWhole: boolean }) => Promise<unknown>;
  /** Several at once only where `batch` says so; what it answers may tell of them one by one. */
  remove?: (place: Place, given: BackEndCallOptions & { ids: readonly string[] }) => Promise<unknown>;
  /** A file of the rows that are asked for. */
  export?: (place: Place, given: BackEndCallOptions & { query: Partial<BackEndQuery> }) => Promise<DownloadedFile>;
  /** Takes in a sheet. */
  import?: (
    place: Place,
    given: { signal?: AbortSignal | undefined; onProgress?: ((progress: ImportProgress) => void) | undefined } & { file: Blob },
  ) => Promise<ImportResult>;
  /** An empty sheet to fill in. */
  importTemplate?: (place: Place, options: BackEndCallOptions) => Promise<DownloadedFile>;
  /** Totals over the whole list. */
  sums?: (place: Place, given: BackEndCallOptions & { query: Partial<BackEndQuery> }) => Promise<ListSums>;
}

/** What a form sends. */
export type BackEndInput = Readonly<Record<string, unknown>>;

/** A back end as resources are declared over it. */
export interface BackEnd<Place = string> {
  /** What it can. */
  capabilities: BackEndCapabilities;
  /** For `ListWireContext` around the app: lists then ask, and links carry, what this server understands. */
  lists: ListWire;
  /** The calls of one kind of row. */
  resource: <Row>(place: Place, options?: BackEndResourceOptions) => ResourceApi<Row>;
}

/** What one kind of row has of its own. */
export interface BackEndResourceOptions {
  /** What it offers, where that is less than the back end can. */
  calls?: readonly BackEndCall[];
  /** Field that holds the key of a row, default `id`. */
  key?: string;
  /** What `add` and `edit` take, as schemas. */
  schemas?: InputSchemas;
  /** Fields that the server keeps as `true` and `false`; the kit's kind `flag` has '1' and '0'. */
  booleans?: readonly string[];
  /** Changes take the whole row, or only what has changed; as `wholeRows` of the back end unless said. */
  wholeRows?: boolean;
}

/**
 * Makes a back end of what a server can do. REST, OpenAPI clients and the providers of react-admin and refine have one already;
 * another server needs this one object, and `backEndCases` of the entry `testing` says whether it is right.
 *
 * @example
 * const server = createBackEnd<string>({ capabilities: { calls: [], filters: ['is'], orders: 'none', batch: false }, list: readRows });
 * @throws Error when a call is declared that is not there
 */
export function createBackEnd<Place>(adapter: BackEndAdapter<Place>): BackEnd<Place> {
  const { capabilities, lists = plainLists } = adapter;
  const missing = capabilities.calls.filter((call) => adapter[call] === undefined);
  if (missing.length > 0) throw new Error(`createBackEnd: it says that it can ${missing.join(', ')}, and has no such call.`);
  const read = async (params: ListParams): Promise<BackEndQuery> => {
    const query = { ...readAsked(params, lists), params };
    if (isUnknown(query, capabilities)) throw (await import('./unanswerable.ts')).unanswerable(query, capabilities);
    return query;
  };

  return {
    capabilities,
    lists,
    resource: <Row>(
      place: Place,
      { calls = capabilities.calls, key = 'id', schemas, booleans = [], wholeRows = capabilities.wholeRows }: BackEndResourceOptions = {},
    ): ResourceApi<Row> => {
      const may = (call: BackEndCall) => calls.includes(call) && capabilities.calls.includes(call);
      const shown = (row: unknown) =>
        changed(row, { names: booleans, change: (value) => (typeof value === 'boolean' ? flagOf(value) : value) });
      const sent = <Input>(input: Input): Input =>
        changed(input, { names: booleans, change: (value) => (value === '1' || value === '0' ? value === '1' : value) });
      return {
        list: async (params, options = {}) => {
          const query = await read(params);
          const page = pageOf(await until(options.signal, adapter.list(place, { query, ...options })), query);
          return { ...page, records: page.records.map(shown) } as Page<Row>;
        },
        ...(may('sums') && {
          sums: async (params, options = {}) => until(options.signal, adapter.sums!(place, { query: await read(params), ...options })),
        }),
        ...(may('get') && {
          get: async (id, options = {}) => shown(await until(options.signal, adapter.get!(place, { id, ...options }))) as Row,
        }),
        ...(may('add') && { add: async (input: BackEndInput, options = {}) => adapter.add!(place, { input: sent(input), ...options }) }),
        ...(may('edit') && {
          edit: async (input: BackEndInput, options = {}) => {
            const id = String(input[key]);
            const isWhole = wholeRows === true && may('get');
            const whole = isWhole ? ((await adapter.get!(place, { id, ...options })) as BackEndInput) : undefined;
            // The key as the server wrote it, which may be a number.
            return adapter.edit!(place, {
              id,
              isWhole,
              input: { ...whole, ...sent(input), ...(whole && { [key]: whole[key] }) },
              ...options,
            });
          },
        }),
        ...(may('remove') && {
          remove: async (ids, options = {}) =>
            capabilities.batch || ids.length === 1
              ? adapter.remove!(place, { ids, ...options })
              : (await import('./oneByOne.ts')).oneByOne(ids, (id) => adapter.remove!(place, { ids: [id], ...options })),
        }),
        ...(may('export') && { export: async (params, options = {}) => adapter.export!(place, { query: await read(params), ...options }) }),
        ...(may('import') && { import: async (file, options = {}) => adapter.import!(place, { file, ...options }) }),
        ...(may('importTemplate') && { importTemplate: async (options = {}) => adapter.importTemplate!(place, options) }),
        ...(capabilities.checkOnly === true && (may('add') || may('edit')) && { checkable: true }),
        ...(capabilities.orders === 'several' && { severalOrders: true }),
        ...(schemas && { schemas }),
      };
    },
  };
}

const flagOf = (value: boolean): string => (value ? '1' : '0');

/** A row with the named of its fields changed; the same one where there are none. */
function changed<Value>(row: Value, { names, change }: { names: readonly string[]; change: (value: unknown) => unknown }): Value {
  if (names.length === 0 || typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, names.includes(name) ? change(value) : value])) as Value;
}

/** Gives up waiting when nobody waits any more, also where the server's client cannot be told. */
async function until<Value>(signal: AbortSignal | undefined, answer: Promise<Value>): Promise<Value> {
  if (signal === undefined) return answer;
  // Nobody looks at it once it was given up.
  answer.catch(() => undefined);
  let stop = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    stop = () => reject(cancelled());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const value = await Promise.race([answer, ended]);
    // What came in the same moment is as late.
    if (signal.aborted) throw cancelled();
    return value;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A screen that asks for what nobody can answer would show too many rows, or a few at random. */
const isUnknown = ({ filters, sort, advanced }: BackEndQuery, { filters: ways, orders, advanced: takesAdvanced }: BackEndCapabilities) =>
  Object.values(filters).some((filter) => Object.keys(filter).some((way) => !ways.includes(way as FilterWay))) ||
  sortKeys(sort).length > { none: 0, one: 1, several: Infinity }[orders] ||
  (advanced !== undefined && takesAdvanced !== true);

function pageOf({ rows, total, hasMore, sums }: BackEndRows, { page: current, size }: BackEndQuery): Page<unknown> {
  // A server that does not count says at least that one more row is there.
  const counted = total ?? (current - 1) * size + rows.length + (hasMore === true ? 1 : 0);
  return {
    records: rows,
    total: counted,
    size,
    current,
    pages: Math.ceil(counted / size),
    ...(sums && { sums }),
    ...(total === undefined && { totalEstimated: true }),
  };
}
