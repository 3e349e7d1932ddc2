import type { BatchResult } from '@tarmac/freight-api/shipping';

/** Rows of a batch that the server refused; the others are done. */
export class RowsRefused extends Error {
  /** By the position of each row in the batch. */
  readonly fail: BatchResult['fail'];

  constructor(fail: BatchResult['fail']) {
    super(fail.map((one) => one.message).join('；'));
    this.fail = fail;
  }
}
