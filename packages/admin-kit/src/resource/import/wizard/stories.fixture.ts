import type { ImportColumn, ImportedRows, ImportRow, RowImport } from '../../api.ts';
import { buildLoans, loans } from '../../stories.fixture.ts';
import { writeXlsx } from './writeXlsx.ts';

const yuan = { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } };
const text = (name: string, zh: string, en: string, more: Partial<ImportColumn> = {}): ImportColumn => ({
  name,
  label: { zh, en },
  required: false,
  unique: false,
  field: { kind: 'text', label: { zh, en } },
  ...more,
});

/** Columns as the made-up server of the stories tells them. */
const loanColumns: readonly ImportColumn[] = [
  text('loanNo', '单号', 'Loan no.', { required: true, unique: true }),
  text('borrower', '借用人', 'Borrower', {
    required: true,
    field: { kind: 'text', label: { zh: '借用人', en: 'Borrower' }, maxLength: 20 },
  }),
  text('state', '状态', 'State', {
    required: true,
    field: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'loan_state' },
  }),
  text('amount', '押金(元)', 'Deposit(CNY)', {
    field: { kind: 'money', label: { zh: '押金', en: 'Deposit' }, minimum: 0, unit: yuan },
  }),
  text('dueOn', '到期日', 'Due on', { field: { kind: 'date', label: { zh: '到期日', en: 'Due on' } } }),
];

/** A server that takes loans in, keeps what it took by key, and refuses one borrower. */
export function buildRowImport(options: RowImportOptions = {}) {
  const answers = new Map<string, ImportedRows>();
  const taken: ImportRow[] = [];
  const asked: unknown[] = [];
  const judge = (rows: readonly ImportRow[], isConfirmed = false): ImportedRows => ({
    errors: rows.flatMap(({ row, cells }) => [
      ...(cells['borrower'] === '失信人' ? [{ row, name: 'borrower', reason: '该借用人已被禁用' }] : []),
      ...(cells['borrower'] === '同名人' && !isConfirmed ? [{ row, name: null, reason: '借用人有重名', doubtful: true }] : []),
    ]),
    report: null,
  });
  const importRows: RowImport = {
    columns: async (call) => {
      asked.push(call?.quiet);
      if (options.isMissing) throw new Error('404');
      return loanColumns;
    },
    check: async (rows) => judge(rows),
    run: async (rows, call) => {
      const key = call?.idempotencyKey ?? '';
      const known = answers.get(key);
      if (known) return known;
      const answer = judge(rows, call?.confirmWarnings);
      answers.set(key, answer);
      taken.push(...rows.filter(({ row }) => !answer.errors.some((error) => error.row === row)));
      // The rows have arrived, their answer does not.
      if (options.cutAfter !== undefined && answers.size > options.cutAfter) {
        options.cutAfter = undefined;
        throw new Error('网络连接中断');
      }
      return answer;
    },
  };
  return { ...buildLoans(loans(3), { importRows }), taken, asked };
}

/** How the server behaves. */
export interface RowImportOptions {
  /** It has no such calls. */
  isMissing?: boolean;
  /** The answer of the call after so many is lost, once. */
  cutAfter?: number | undefined;
}

const captions = ['单号', '借用人', '状态', '押金(元)', '到期日', '经办部门'];
const people = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨磊'];

/** Lines of a sheet of loans, all of them good. */
export const loanLines = (count: number): string[][] =>
  Array.from({ length: count }, (_, index) => [
    `D${String(index + 1).padStart(6, '0')}`,
    people[index % people.length]!,
    ['草稿', '借出', '已归还'][index % 3]!,
    `${1000 + index}.50`,
    `2026/${(index % 12) + 1}/15`,
    '设备部',
  ]);

/** A real workbook below a title. */
export function loanSheet(lines: readonly (readonly string[])[], headings: readonly string[] = captions): File {
  return new File([writeXlsx([['借用单'], headings, ...lines])], '借用单.xlsx', { lastModified: 1 });
}

/** The sheet with some rows hidden, as a filter does; each begins with a text. */
export async function hideRows(file: File, rows: readonly number[]): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  // The archive is stored as it is: what is put in must be as long as what goes.
  for (const row of rows)
    text = text.replace(
      `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t xml:space="preserve">`,
      `<row r="${row}" hidden="1"><c r="A${row}" t="inlineStr"><is><t          >`,
    );
  return new File([Uint8Array.from(text, (letter) => letter.codePointAt(0)!)], file.name, { lastModified: file.lastModified });
}
