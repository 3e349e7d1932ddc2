import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { CellValue } from '../excel/writeWorkbook.ts';

/** Lines of a report, kept on disk until the import has ended, so that memory does not grow with their number. */
export interface ReportSpool {
  readonly count: number;
  add(lines: readonly (readonly CellValue[])[]): Promise<void>;
  /** All lines in the order in which they came. */
  read(): AsyncIterable<readonly CellValue[]>;
}

/** Keeps lines in a new file at `path`, which belongs to the caller. */
export function createReportSpool(path: string): ReportSpool {
  let count = 0;
  return {
    get count() {
      return count;
    },
    add: async (lines) => {
      await appendFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
      count += lines.length;
    },
    read: async function* () {
      for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line) as CellValue[];
    },
  };
}
