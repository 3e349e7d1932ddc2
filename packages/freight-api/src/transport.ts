/** A value that a query string can carry. */
export type QueryValue = string | number | boolean | null | undefined;

/** One call as the generated functions describe it. */
export interface Call {
  /** Method of HTTP. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the server's base path, parameters filled in. */
  path: string;
  /** Parameters; those that are undefined are left out. */
  query?: Readonly<Record<string, QueryValue>>;
  /** What is sent as JSON, or a form of files. */
  body?: unknown;
  /** `raw` answers JSON that stands in no envelope. */
  content?: 'json' | 'file' | 'upload' | 'raw';
  /** One per action of a person; a retry carries the same. */
  idempotencyKey?: string;
  /** The server only tells what it would refuse. */
  checkOnly?: boolean;
  /** Gives the call up. */
  signal?: AbortSignal;
  /** Milliseconds until it is given up; absent: as the transport has it. */
  timeout?: number;
}

/** What each call may add. */
export interface CallOptions {
  /** Gives the call up. */
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
  /** Sends a call; resolves with the `result` of its envelope, rejects with what the server said. */
  request<Result>(call: Call): Promise<Result>;
}

/** A file that a server sent. */
export interface DownloadedFile {
  /** Its bytes, with their type. */
  blob: Blob;
  /** The name that the server gave it; undefined for none. */
  fileName: string | undefined;
}

/** What TanStack Query, or anything like it, needs to fetch and to key one question. */
export interface QueryOptions<Result> {
  /** Entity, call and input: equal questions have equal keys. */
  queryKey: readonly unknown[];
  /** Asks the server. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}

/** Paging, order and advanced query that every list takes. */
export type ListPaging = {
  /** Page, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
  /** Field to order by, with `order`; several are joined by commas. */
  column?: string;
  /** `asc` or `desc`, as many as there are fields to order by. */
  order?: string;
  /** The fields that are wanted of each row, joined by commas; absent for all. */
  field?: string;
  /** Conditions of the advanced query: JSON, as `encodeURI` writes it. */
  superQueryParams?: string;
  /** Whether all of these must hold, or one. */
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
  /** Rows of the page. */
  records: Row[];
  /** Rows of all pages together. */
  total: number;
  /** Rows on a page, as asked. */
  size: number;
  /** Number of the page, from 1. */
  current: number;
  /** How many pages there are. */
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
