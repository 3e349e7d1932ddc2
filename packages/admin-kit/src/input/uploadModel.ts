/** A file in an upload list. */
export interface UploadItem {
  id: string;
  name: string;
  /** @source UPL-02 */
  status: 'uploading' | 'done' | 'error' | 'removed';
  /** 0 to 100. */
  percent: number;
  /** Where the server keeps it, once done. */
  path?: string;
  /** What went wrong. */
  message?: string;
  /** Bytes, when known. */
  size?: number;
}

/** The file lists of a value: the paths that are done, joined by commas. Emitted only when nothing is on its way. @source UPL-02 */
export function emittedValue(items: readonly UploadItem[]): string | null {
  if (items.some((item) => item.status === 'uploading')) return null;
  return items
    .filter((item) => item.status === 'done' && item.path)
    .map((item) => item.path)
    .join(',');
}

/** The list that a stored value stands for. */
export function itemsOf(value: string): UploadItem[] {
  return value
    .split(',')
    .filter(Boolean)
    .map((path) => ({ id: path, name: decodeName(path), status: 'done', percent: 100, path }));
}

/** Adds files; with a maximum only the last N stay, 0 is unlimited. @source UPL-02 */
export function addItems(items: readonly UploadItem[], added: readonly UploadItem[], maxCount: number): UploadItem[] {
  const all = [...items.filter((item) => item.status !== 'error' || maxCount !== 1), ...added];
  return maxCount > 0 ? all.slice(-maxCount) : all;
}

/** Swaps a picture with its neighbour; a refusal when there is none. @source UPL-01 */
export function moveItem(items: readonly UploadItem[], id: string, direction: -1 | 1): UploadItem[] | 'first' | 'last' {
  const index = items.findIndex((item) => item.id === id);
  const other = index + direction;
  if (other < 0) return 'first';
  if (other >= items.length) return 'last';
  const next = [...items];
  [next[index], next[other]] = [next[other]!, next[index]!];
  return next;
}

/** Whether a file is an image, by its type or else by its name. */
export function isImage(file: Pick<File, 'type' | 'name'>): boolean {
  return file.type ? file.type.startsWith('image/') : /\.(png|jpe?g|gif|webp|bmp)$/i.test(file.name);
}

function decodeName(path: string): string {
  const name = path.split('?')[0]!.split('/').at(-1) ?? path;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
