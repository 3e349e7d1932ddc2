import type { CallOptions, Transport } from './transport.ts';
import type { ImportColumn, ImportedRows, ImportRows } from './generated/models.ts';

/** Taking rows in that the caller has read from a sheet. */
export interface RowImport {
  /** The columns that rows may fill. */
  columns(options?: CallOptions): Promise<ImportColumn[]>;
  /** What would become of rows, at most 500, once those of `before` were taken, at most 500 too; nothing is changed. */
  check(rows: ImportRows['rows'], options?: CallOptions & { before?: ImportRows['rows'] }): Promise<ImportedRows>;
  /**
   * Takes rows in, at most 500, each good one whole, with `confirmWarnings` doubtful ones as well. Send an `idempotencyKey`: the same
   * call again changes nothing.
   */
  run(rows: ImportRows['rows'], options?: CallOptions & { confirmWarnings?: boolean }): Promise<ImportedRows>;
}

/** The calls of a row import below the base address of a resource. */
export const importRows = (transport: Transport, base: string): RowImport => ({
  columns: (options) => transport.request({ method: 'GET', path: `${base}/importColumns`, ...options }),
  check: (rows, { before, ...options } = {}) =>
    transport.request({ method: 'POST', path: `${base}/checkRows`, body: { rows, before }, ...options }),
  run: (rows, { confirmWarnings, ...options } = {}) =>
    transport.request({ method: 'POST', path: `${base}/importRows`, body: { rows, confirmWarnings }, ...options }),
});
