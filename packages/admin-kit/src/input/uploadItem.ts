/** What a person is told of an upload under way: it waits for the line, or it goes on where it stopped. */
export type UploadNote = { kind: 'waiting' } | { kind: 'resumed'; percent: number };

/** A file in an upload list or in a cell. @source UPL-07 */
export interface UploadItem {
  id: string;
  name: string;
  /** MIME type, when known. */
  type?: string;
  /** @source UPL-02 */
  status: 'uploading' | 'done' | 'error' | 'removed';
  /** 0 to 100. */
  percent: number;
  /** Where the server keeps it, once done. */
  path?: string;
  /** Where it can be fetched, once done. */
  url?: string;
  /** What went wrong. */
  message?: string;
  /** Bytes, when known. */
  size?: number;
  /** Beside the percent, while it is on its way. */
  note?: UploadNote | undefined;
}

/** A stored file as forms and answers carry it. @source UPL-07 */
export interface UploadedFile {
  /** What it was called. */
  fileName: string;
  /** Stored path. */
  filePath: string;
  /** Bytes; 0 when unknown. */
  fileSize: number;
}

/** The list that a stored value stands for, with the names and sizes of the files that are known. */
export function itemsOf(value: string, known: readonly UploadedFile[] = []): UploadItem[] {
  return value
    .split(',')
    .filter(Boolean)
    .map((path) => {
      const file = fileAt(path, known);
      const size = file?.fileSize ? { size: file.fileSize } : {};
      return { id: path, name: file?.fileName ?? decodeName(path), status: 'done', percent: 100, path, ...size };
    });
}

/** What is known of a stored file, whatever signature its path carries. */
export function fileAt(path: string, known: readonly UploadedFile[]): UploadedFile | undefined {
  const stored = unsigned(path);
  return known.find(({ filePath }) => unsigned(filePath) === stored);
}

/** Whether a stored path tells nothing of what its file was called: the server gave it a name of its own. */
export const isNameless = (path: string): boolean => /(?:^|\/)[0-9a-f]{32}\.\w{1,5}$/.test(unsigned(path));

/** Whether a server only says that there is a file, `***1`, to somebody who may not look at it. It goes back as it came. */
export const isMasked = (path: string): boolean => /^\*{3}\d+$/.test(path);

/** A name as a cell has room for it: five characters and an ellipsis. @source UPL-04 */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length > 5 ? `${characters.slice(0, 5).join('')}…` : name;
}

/** A path without the signature with which a private file is fetched: another one comes each few minutes. */
export const unsigned = (path: string): string => path.split('?')[0]!;

/** The name of a file as its path or address ends. */
export function decodeName(path: string): string {
  const name = unsigned(path).split('/').at(-1) ?? path;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
