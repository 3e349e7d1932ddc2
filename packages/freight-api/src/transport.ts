/** A value that a query string can carry. */
export type QueryValue = string | number | boolean | null | undefined;

/** One call as the generated functions describe it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the server's base path, parameters filled in. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  /** `raw` answers JSON that stands in no envelope. */
  content?: 'json' | 'file' | 'upload' | 'raw';
  idempotencyKey?: string;
  checkOnly?: boolean;
  signal?: AbortSignal;
  timeout?: number;
}

/** What each call may add. */
export interface CallOptions {
  signal?: AbortSignal;
  /** One UUID per action of a person; the server then acts once, however often the call arrives. */
  idempotencyKey?: string;
  /** Adds and edits: hears what would be refused, and changes nothing. */
  checkOnly?: boolean;
  /** Milliseconds. */
  timeout?: number;
}

/**
 * Carries calls to a server and answers the envelope's `result`. The admin kit's request client is one; in a script a few
 * lines over `fetch` do.
 */
export interface Transport {
  request<Result>(call: Call): Promise<Result>;
}

/** A file that a server sent. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string | undefined;
}

/** What TanStack Query, or anything like it, needs to fetch and to key one question. */
export interface QueryOptions<Result> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}

/** Paging, order and advanced query that every list takes. */
export type ListPaging = {
  pageNo?: number;
  pageSize?: number;
  /** Field to order by, with `order`; several are joined by commas. */
  column?: string;
  /** `asc` or `desc`, as many as there are fields to order by. */
  order?: string;
  /** The fields that are wanted of each row, joined by commas; absent for all. */
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  /** `0` leaves totals out, `only` leaves rows out. */
  sums?: '0' | '1' | 'only';
  /** `1` counts a long list to its end. */
  exactTotal?: '0' | '1';
};

/** What is asked of a list: paging, and filters by field (`*text*` contains), by range (`_begin`, `_end`) and by several values. */
export type ListQuery<Name extends string = string> = ListPaging & {
  readonly [Filter in Name | `${Name}_begin` | `${Name}_end` | `${Name}_MultiString`]?: QueryValue;
};

/** A page of rows. */
export interface Page<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
  /** Totals over the whole filtered list, by field. */
  sums?: Record<string, number>;
  /** Adding up took too long, and was given up. */
  sumsTooSlow?: boolean;
  /** The list is so long that `total` is an estimate. */
  totalEstimated?: boolean;
  /** Fields that this person may not ask for. */
  hiddenFields?: string[];
}
