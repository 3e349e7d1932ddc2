import { invalidInput } from '../../../../../platform/errors.ts';
import { readCamt } from './camt.ts';
import { readPain002 } from './pain002.ts';
import type { FoundResults } from './payRow.ts';
import { readBankFile } from './readBankFile.ts';
import { readResultSheet } from './resultSheet.ts';

/**
 * Reads a file in which a bank says what became of payments: a workbook, separated values, pain.002, camt.053 or camt.054.
 *
 * @param serialsOf the payments of a file of ours
 * @throws InvalidInput it is none of these, or larger than the limits
 */
export const readResults = (
  content: Uint8Array,
  serialsOf: (fileNo: string) => Promise<readonly string[] | undefined>,
): Promise<FoundResults> =>
  readBankFile(content, {
    sheet: readResultSheet,
    message: async (document) => {
      const found = (await readPain002(document, serialsOf)) ?? readCamt(document);
      if (found === undefined) throw invalidInput('不支持的 XML 报文，请导入 pain.002、camt.053 或 camt.054');
      return found;
    },
  });
