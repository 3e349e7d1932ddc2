import type { LocalizedText } from '@tarmac/freight-api/rules';
import { type Sheet, writeWorkbook } from '../../../../../platform/excel/writeWorkbook.ts';
import { yuanText } from '../../../../../platform/amountText.ts';
import { writeCsv } from './csv.ts';
import type { PayBatch, PayRow } from './payRow.ts';

/** What a column of a bank's payment sheet may show. */
const values = {
  line: (_row: PayRow, line: number) => String(line),
  accountNo: ({ accountNo }: PayRow) => accountNo,
  name: ({ name }: PayRow) => name,
  accountKind: ({ accountType }: PayRow) => (accountType === '1' ? '对公' : '对私'),
  bankName: ({ bankName }: PayRow) => bankName ?? '',
  cnaps: ({ cnaps }: PayRow) => cnaps ?? '',
  amount: ({ amount }: PayRow) => yuanText(amount),
  purpose: ({ purpose }: PayRow) => purpose,
  /** By this the bank's answer is found again: banks give back what stands in their column of remarks. */
  requestSerial: ({ requestSerial }: PayRow) => requestSerial,
} as const;

/** A column: its caption at the bank, and what stands in it. */
export interface PayColumn {
  caption: string;
  value: keyof typeof values;
}

/** The columns that most web sites of banks ask for in a batch of payments. */
const usualColumns: readonly PayColumn[] = [
  { caption: '序号', value: 'line' },
  { caption: '收款账号', value: 'accountNo' },
  { caption: '收款户名', value: 'name' },
  { caption: '账户类型', value: 'accountKind' },
  { caption: '收款银行', value: 'bankName' },
  { caption: '联行号', value: 'cnaps' },
  { caption: '金额', value: 'amount' },
  { caption: '用途', value: 'purpose' },
  { caption: '流水号', value: 'requestSerial' },
];

/** The most columns that a setting may name. */
const mostColumns = 30;

/**
 * Reads the columns of a bank from a setting: a line for each bank, such as `工商银行：收款账号=accountNo,户名=name,金额=amount,备注=requestSerial`.
 * A line that names no bank holds for all others; without any the usual columns do.
 *
 * @throws Error the line of the bank names an unknown value, or leaves out account, name, amount or serial, without which nothing is paid or found
 * again
 */
export function payColumnsOf(setting: string, bankName: string): readonly PayColumn[] {
  const lines = setting.split('\n').map((line) => {
    const [bank = '', ...rest] = line.split(/[:：]/);
    return rest.length === 0 ? { bank: '', columns: bank.trim() } : { bank: bank.trim(), columns: rest.join(':').trim() };
  });
  const named = lines.find(({ bank, columns }) => columns !== '' && bank !== '' && bankName.includes(bank));
  const found = named ?? lines.find(({ bank, columns }) => columns !== '' && bank === '');
  return found === undefined ? usualColumns : readColumns(found.columns);
}

/** What is wrong with the setting, in words for people; undefined where each of its lines can be read. */
export function payColumnsProblem(setting: string): LocalizedText | undefined {
  for (const line of setting.split('\n').filter((one) => one.trim() !== '')) {
    try {
      payColumnsOf(line, line.split(/[:：]/)[0]!.trim());
    } catch {
      const shown = line.trim().slice(0, 30);
      return { zh: `“${shown}”中的列不正确`, en: `The columns in “${shown}” are not right` };
    }
  }
  return undefined;
}

function readColumns(text: string): readonly PayColumn[] {
  const columns = text.split(/[,，]/, mostColumns + 1).map((part) => {
    const [caption = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (caption === '' || !Object.hasOwn(values, value)) throw new Error(`paySheetColumns: ${part.trim()} is not a column`);
    return { caption, value: value as keyof typeof values };
  });
  const needed = ['accountNo', 'name', 'amount', 'requestSerial'] as const;
  const missing = needed.filter((name) => columns.every(({ value }) => value !== name));
  if (missing.length > 0) throw new Error(`paySheetColumns: ${missing.join(', ')} must be among the columns`);
  if (columns.length > mostColumns) throw new Error(`paySheetColumns: more than ${mostColumns} columns`);
  return columns;
}

/** The batch as separated values. */
export const writePayCsv = ({ rows }: PayBatch, columns: readonly PayColumn[]): string =>
  writeCsv([columns.map(({ caption }) => caption), ...rows.map((row, index) => columns.map(({ value }) => values[value](row, index + 1)))]);

/** The batch as a workbook. Everything is text, so that no digit of a number is lost. */
export function writePayWorkbook({ fileNo, rows }: PayBatch, columns: readonly PayColumn[]): NodeJS.ReadableStream {
  const sheet: Sheet = {
    name: fileNo,
    columns: columns.map(({ caption }) => ({ caption, kind: 'text', width: 22 })),
    rows: rows.map((row, index) => columns.map(({ value }) => values[value](row, index + 1))),
  };
  return writeWorkbook(sheet);
}
