import type { SchemaSource } from '../form/standardSchema.ts';
import type { DownloadedFile } from '../request/requestTypes.ts';

/** A page of rows as the server answers it. */
export interface Page<Row> {
  /** The rows. */
  records: readonly Row[];
  /** Rows on all pages. */
  total: number;
  /** Rows on a page. */
  size: number;
  /** Which page, from 1. */
  current: number;
  /** How many pages. */
  pages: number;
  /** Totals over the whole filtered list, by field, in stored units. */
  sums?: Readonly<Record<string, number>>;
  /** The list is so long that `total` is an estimate. */
  totalEstimated?: boolean;
  /** Fields that this person may not ask for; an advanced query leaves them out. */
  hiddenFields?: readonly string[];
}

/** The totals of a list, asked for by themselves. */
export interface ListSums {
  /** Over the whole filtered list, by field, in stored units. */
  sums?: Readonly<Record<string, number>>;
  /** Adding up took longer than the server allows. */
  sumsTooSlow?: boolean;
}

/** What is asked of a list, as its server spells it: see `ListWire`. */
export type ListParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** How far an import is; `total` is unknown until the sheet was read to its end. */
export interface ImportProgress {
  /** What is under way. */
  phase: 'uploading' | 'checking' | 'saving' | 'done';
  /** How much is done. */
  done: number;
  /** Of how much; null while that is unknown. */
  total: number | null;
}

/** What became of an import. */
export interface ImportResult {
  /** Rows of the sheet. */
  totalCount: number;
  /** Rows that were taken. */
  successCount: number;
  /** Rows that were not. */
  errorCount: number;
  /** What is told of the whole. */
  msg?: string;
  /** A file of the bad rows. */
  fileUrl?: string | null;
  /** Name of the sheet. */
  fileName?: string | null;
  /** A file about the good rows: what each of them changed. */
  reportUrl?: string | null;
  /** Name of the file with what is wrong. */
  reportName?: string | null;
  /** The bad cells, as many as the server tells one by one. */
  errors?: ReadonlyArray<{ row: number; column: string | null; value: string | null; reason: string }>;
  /** It was given up. */
  cancelled?: boolean;
}

/** A column that imported rows may fill. */
export interface ImportColumn {
  /** Key of the cells. */
  name: string;
  /** Header of the column in sheets. */
  label: { zh: string; en: string };
  /** Other headers that mean it, such as what an export calls it. */
  aliases?: ReadonlyArray<{ zh: string; en: string }>;
  /** A row without it is refused. */
  required: boolean;
  /** No two rows may have the same value. */
  unique: boolean;
  /** Names of columns that must be the same, too, before the values count as the same. */
  uniqueWith?: readonly string[];
  /** What its cells are read as; null where only the server can read them. */
  field: object | null;
}

/** A line of a sheet for an import. */
export interface ImportRow {
  /** As the sheet counts; problems are told by it. */
  row: number;
  /** Texts by the names of the columns. */
  cells: Record<string, string>;
}

/** What became, or would become, of rows; those that `errors` does not name were taken. */
export interface ImportedRows {
  /** By row and by name of the column; null is the whole row. What is only `doubtful` is taken once a person has confirmed it. */
  errors: ReadonlyArray<{ row: number; name: string | null; reason: string; doubtful?: boolean }>;
  /** What the good rows changed, for a sheet. */
  report: { title: string; captions: readonly string[]; lines: ReadonlyArray<ReadonlyArray<string | number | null>> } | null;
}

/** Taking rows in that the page has read from a sheet, at most 500 a call. With it the import is a wizard that fixes what is wrong. */
export interface RowImport {
  /** Asked quietly: where it fails the sheet is sent whole by `import`, and nobody needs to hear of it. */
  columns: (options?: CallOptions & { quiet?: boolean }) => Promise<readonly ImportColumn[]>;
  /** Tells what would become of rows, once those of `before` were taken, and changes nothing. */
  check: (rows: ImportRow[], options?: CallOptions & { before?: ImportRow[] }) => Promise<ImportedRows>;
  /** Takes rows in, with `confirmWarnings` doubtful ones as well; the same call again, with its `idempotencyKey`, changes nothing. */
  run: (rows: ImportRow[], options?: CallOptions & { confirmWarnings?: boolean }) => Promise<ImportedRows>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** One per action of a person; the server then acts once, however often the call arrives. */
  idempotencyKey?: string;
  /** Hears what would be refused, and changes nothing; only where the calls are `checkable`. */
  checkOnly?: boolean;
}

/** Schemas of what is sent, by call; fetched when a form opens. */
export interface InputSchemas {
  /** Of what `add` takes; absent: only fields are checked. */
  add?: SchemaSource;
  /** Of what `edit` takes; absent: only fields are checked. */
  edit?: SchemaSource;
}

/** The calls of one kind of row; whatever is absent is not offered. Generated clients fit as they are. */
export interface ResourceApi<Row> {
  /** With `quiet` the list asks by itself, after news: nobody needs to hear of a failure. */
  list: (query: ListParams, options?: CallOptions & { quiet?: boolean }) => Promise<Page<Row>>;
  /** The totals of a list, asked for after its rows and once for a filter. Lists that bring them along (`sums` of a page) need no such call. */
  sums?: (query: ListParams, options?: CallOptions) => Promise<ListSums>;
  /** One row. */
  get?: (id: string, options?: CallOptions) => Promise<Row>;
  /** The row without what is sensitive. Where it is given, details show it, and what `get` answers only at a person's word. */
  look?: (id: string, options?: CallOptions) => Promise<Row>;
  // Inputs are built from the fields at run time and checked by the server, so each client may type them as it likes: `never` takes all.
  /** A new row. */
  add?: (input: never, options?: CallOptions) => Promise<unknown>;
  /** Changes a row: its key, its version and what has changed. */
  edit?: (input: never, options?: CallOptions) => Promise<unknown>;
  /** Removes rows. */
  remove?: (ids: readonly string[], options?: CallOptions) => Promise<unknown>;
  /** A file of the rows that are asked for. */
  export?: (query: ListParams, options?: CallOptions) => Promise<DownloadedFile>;
  /** Takes a sheet in one call. It is a workbook (.xlsx, .xls): what a person chose as .csv was made one. */
  import?: (file: Blob, options?: { signal?: AbortSignal; onProgress?: (progress: ImportProgress) => void }) => Promise<ImportResult>;
  /** Offered beside `import` by servers that check rows before they take them. */
  importRows?: RowImport;
  /** An empty file to fill in. */
  importTemplate?: (options?: CallOptions) => Promise<DownloadedFile>;
  /** `add` and `edit` take `checkOnly`: forms then tell together with their own objections what the server has against an input. */
  checkable?: boolean;
  /** `list` can be ordered by several columns: headings then take clicks with Shift. */
  severalOrders?: boolean;
  /** What `add` and `edit` take, as schemas: forms check with them what the fields alone cannot say. */
  schemas?: InputSchemas;
}

/** Calls an add or edit with a body that was built from fields. */
export function callWith(
  call: (input: never, options?: CallOptions) => Promise<unknown>,
  { body, options }: { body: Readonly<Record<string, unknown>>; options?: CallOptions },
): Promise<unknown> {
  return call(body as never, options);
}
