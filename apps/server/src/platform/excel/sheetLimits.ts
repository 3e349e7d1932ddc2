import { invalidInput, type AppError } from '../errors.ts';

/** What a workbook may hold before it is refused, counted while it is read. The import wizard of the web app has the same bounds. @source security 42, 47 */
export interface WorkbookLimits {
  entries: number;
  /** Unpacked bytes for each packed one. */
  ratio: number;
  /** Unpacked bytes of one part. */
  bytes: number;
  /** Unpacked bytes of the parts that are held in memory: workbook, relations, styles. */
  smallBytes: number;
  /** Unpacked bytes of the shared texts. */
  textBytes: number;
  /** How many shared texts there are. */
  texts: number;
  rows: number;
  columns: number;
  /** Characters of one cell. */
  cell: number;
  /** Characters of the name of a sheet, and of any other attribute that is read. */
  name: number;
  /** Relations of one part, and sheets. */
  relations: number;
  /** Characters of XML that hold no further tag: a text, a comment or an attribute. */
  piece: number;
}

/** The bounds that hold unless a test asks for others. */
export const workbookLimits: WorkbookLimits = {
  entries: 10_000,
  ratio: 100,
  bytes: 400 * 1024 * 1024,
  smallBytes: 16 * 1024 * 1024,
  textBytes: 64 * 1024 * 1024,
  texts: 1_000_000,
  rows: 100_000,
  columns: 256,
  cell: 32_767,
  name: 255,
  relations: 10_000,
  piece: 400_000,
};

/** The file is not a workbook, or a broken one. */
export const notAWorkbook = (cause?: unknown): AppError =>
  Object.assign(invalidInput('文件不是有效的 .xlsx 工作簿，请使用下载的模板'), { cause });

/** It unpacks to more than is read. */
export const tooLarge = (): AppError => invalidInput('文件解压后过大，无法导入');

/** Too much in one cell, or in one piece of the file that belongs to none. */
export const cellTooLong = (limit: number): AppError => invalidInput(`单元格内容超过 ${limit} 个字符，无法导入`);
