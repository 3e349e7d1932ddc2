import { toText } from '../internals/toText.ts';
import type { Filters } from '../field/search.ts';
import type { ListParams, Page, ResourceApi, RowImport } from '../resource/api.ts';
import { type ListQuery, type ListWire, plainLists } from '../resource/list/listWire.ts';
import type { TableSort } from '../table/columns.ts';

/** A row that a fake server can keep. */
export type FakeRow = {
  /** Key of the row. */
  id: string;
  /** How often it was changed; absent in rows that nobody counts. */
  version?: number;
} & Record<string, unknown>;

/**
 * A resource's calls over rows in memory: filters, order, pages, optimistic versions. For stories and tests.
 *
 * @example
 * const api = fakeResourceApi([{ id: '1', name: 'Scale' }]);
 * const { records } = await api.list({});
 */
export function fakeResourceApi<Row extends FakeRow>(rows: readonly Row[], options: FakeResourceOptions = {}): FakeResourceApi<Row> {
  let stored = [...rows];
  let nextId = rows.length + 1;
  const calls: FakeCall[] = [];
  const { wire = plainLists } = options;
  const names = new Set(['id', ...rows.flatMap(Object.keys)]);
  const read = (params: ListParams): Partial<ListQuery> => wire.read(params, [...names]);
  const answer = async <Value>(
    name: string,
    { input, make, idempotencyKey }: { input?: unknown; make: () => Value; idempotencyKey?: string },
  ): Promise<Value> => {
    calls.push({ name, input, idempotencyKey });
    const failure = options.fail?.(name, input);
    if (failure) throw failure;
    return make();
  };
  return {
    calls,
    rows: () => stored,
    list: (params) =>
      answer('list', {
        input: params,
        make: () => {
          const { filters = {}, sort = null, page: current = 1, size = 10, fields } = read(params);
          const found = order(
            stored.filter((row) => matches(row, filters)),
            sort,
          );
          const page: Page<Row> = {
            records: found.slice((current - 1) * size, current * size).map((row) => asked(row, fields)),
            total: found.length,
            size,
            current,
            pages: Math.ceil(found.length / size),
          };
          return options.sums && !options.sumsApart ? { ...page, sums: added(found, options.sums) } : page;
        },
      }),
    ...(options.sumsApart && {
      sums: (params: ListParams) =>
        answer('sums', {
          input: params,
          make: () =>
            options.sumsApart === 'slow'
              ? { sumsTooSlow: true }
              : {
                  sums: added(
                    stored.filter((row) => matches(row, read(params).filters ?? {})),
                    options.sums ?? [],
                  ),
                },
        }),
    }),
    get: (id) =>
      answer('get', {
        input: id,
        make: () => {
          const row = stored.find((one) => one.id === id);
          if (!row) throw new Error('未找到对应实体');
          return row;
        },
      }),
    ...(options.check && { checkable: true }),
    ...(options.severalOrders && { severalOrders: true }),
    add: (input: Record<string, unknown>, call) =>
      answer('add', {
        input,
        make: () => {
          refuseWhole(options.check?.(input));
          if (call?.checkOnly) return;
          stored = [{ ...input, id: String(nextId++), version: 0 } as unknown as Row, ...stored];
        },
        idempotencyKey: call?.idempotencyKey,
      }),
    edit: (input: Record<string, unknown>, call) =>
      answer('edit', {
        input,
        make: () => {
          refuseWhole(options.check?.(input));
          if (call?.checkOnly) return;
          stored = stored.map((row) => (row.id === input['id'] ? { ...row, ...input, version: (row.version ?? 0) + 1 } : row));
        },
        idempotencyKey: call?.idempotencyKey,
      }),
    remove: (ids, call) =>
      answer('remove', {
        input: ids,
        make: () => {
          const fail = ids.flatMap((id) => {
            const message = options.refuse?.(id);
            return message === undefined ? [] : [{ id, code: 500, message }];
          });
          const success = ids.filter((id) => !fail.some((one) => one.id === id));
          stored = stored.filter((row) => !success.includes(row.id));
          return { success, fail };
        },
        idempotencyKey: call?.idempotencyKey,
      }),
    export: (query) => answer('export', { input: query, make: () => ({ blob: new Blob(['x']), fileName: undefined }) }),
    importTemplate: () => answer('importTemplate', { make: () => ({ blob: new Blob(['x']), fileName: '模板.xlsx' }) }),
    import: async (file, call) => {
      call?.onProgress?.({ phase: 'saving', done: 40, total: 100 });
      return answer('import', { input: file, make: () => options.importResult ?? { totalCount: 2, successCount: 2, errorCount: 0 } });
    },
    ...(options.importRows && { importRows: options.importRows }),
  };
}

function refuseWhole(problems: ReadonlyArray<{ path: string; message: string }> | undefined): void {
  if (problems?.[0]) throw Object.assign(new Error(problems[0].message), { errorData: problems });
}

/** What a fake server may be told. */
export interface FakeResourceOptions {
  /** How its lists are asked; by default as where an app says nothing else. */
  wire?: ListWire;
  /** Number fields that are summed over the whole result. */
  sums?: readonly string[];
  /** They are asked for by a call of their own, which may find that it takes too long. */
  sumsApart?: 'quick' | 'slow';
  /** What it has against what `add` and `edit` send; with it they take `checkOnly`. */
  check?: (input: Readonly<Record<string, unknown>>) => ReadonlyArray<{ path: string; message: string }>;
  /** Its lists take several orders; tests look at the call. */
  severalOrders?: boolean;
  /** Refuses a call. */
  fail?: (name: string, input: unknown) => Error | undefined;
  /** Why a row may not be removed. */
  refuse?: (id: string) => string | undefined;
  /** Makes its import a wizard; without it sheets are sent whole. */
  importRows?: RowImport;
  /** What an import answers. */
  importResult?: Awaited<ReturnType<NonNullable<ResourceApi<FakeRow>['import']>>>;
}

/** One call that was made. */
export interface FakeCall {
  /** Name of the call, such as `list`. */
  name: string;
  /** What it was called with. */
  input: unknown;
  /** Key of the person's action; absent for calls that have none. */
  idempotencyKey?: string;
}

/** The calls of a resource, with what happened so far. */
export interface FakeResourceApi<Row>
  extends
    Required<Omit<ResourceApi<Row>, 'add' | 'edit' | 'schemas' | 'checkable' | 'severalOrders' | 'importRows' | 'look' | 'sums'>>,
    Pick<ResourceApi<Row>, 'checkable' | 'severalOrders' | 'importRows' | 'look' | 'sums'> {
  /** Adds a row; checks only where `checkOnly`. */
  add: (input: Record<string, unknown>, call?: { idempotencyKey?: string; checkOnly?: boolean }) => Promise<void>;
  /** Changes a row; checks only where `checkOnly`. */
  edit: (input: Record<string, unknown>, call?: { idempotencyKey?: string; checkOnly?: boolean }) => Promise<void>;
  /** What was called so far, the latest last. */
  calls: readonly FakeCall[];
  /** The rows as they are now. */
  rows: () => readonly Row[];
}

// Advanced queries are not worked out: tests look at the call.
function matches(row: FakeRow, filters: Filters): boolean {
  return Object.entries(filters).every(([name, { is, in: several, contains, from, to }]) => {
    const value = toText(row[name]);
    return (
      (is === undefined || value === is) &&
      (several === undefined || several.includes(value)) &&
      (contains === undefined || value.includes(contains)) &&
      (from === undefined || value >= from) &&
      (to === undefined || value.slice(0, to.length) <= to)
    );
  });
}

const added = (rows: readonly FakeRow[], keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)]));

/** The row with the fields that were asked for, as a server sends it. */
function asked<Row extends FakeRow>(row: Row, fields: readonly string[] | undefined): Row {
  if (fields === undefined) return row;
  const names = ['id', 'version', ...fields];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name.replace(/_dictText$/, '')))) as Row;
}

function order<Row extends FakeRow>(rows: Row[], sort: TableSort | null): Row[] {
  if (sort === null) return rows;
  const { column, order: direction } = sort;
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : toText(a).localeCompare(toText(b)));
  });
}
