import { fileAt, type UploadedFile, type UploadItem } from './uploadItem.ts';

/** The list form of what is done. @source UPL-07 */
export function uploadedFiles(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ status, path, name, size }) =>
    status === 'done' && path ? [{ fileName: name, filePath: path, fileSize: size ?? 0 }] : [],
  );
}

/** The file lists of a value: the paths that are done, joined by commas. Emitted only when nothing is on its way. @source UPL-02 */
export function emittedValue(items: readonly UploadItem[]): string | null {
  if (items.some((item) => item.status === 'uploading')) return null;
  return items
    .filter((item) => item.status === 'done' && item.path)
    .map((item) => item.path)
    .join(',');
}

/** The list with what has become known of its stored files; the same list where that is nothing new. */
export function withNames(items: readonly UploadItem[], known: readonly UploadedFile[] = []): readonly UploadItem[] {
  let isNews = false;
  const named = items.map((item) => {
    const file = item.status === 'done' && item.path ? fileAt(item.path, known) : undefined;
    const size = file?.fileSize || item.size;
    if (file === undefined || (file.fileName === item.name && size === item.size)) return item;
    isNews = true;
    return { ...item, name: file.fileName, ...(size === undefined ? {} : { size }) };
  });
  return isNews ? named : items;
}

/** Adds files; with a maximum only the last N are on their way, and what is stored stays until they are done. 0 is unlimited. @source UPL-02 */
export function addItems(
  items: readonly UploadItem[],
  { added, maxCount }: { added: readonly UploadItem[]; maxCount: number },
): UploadItem[] {
  const all = [...items, ...added];
  if (maxCount === 0) return all;
  const going = all.filter((item) => item.status === 'uploading');
  const left = new Set(going.slice(0, -maxCount));
  // One that failed has had its turn: it makes room for a newer one.
  const failed = all.filter((item) => item.status === 'error').slice(0, Math.max(0, all.length - left.size - maxCount));
  for (const item of failed) left.add(item);
  return all.filter((item) => !left.has(item));
}

/**
 * Takes out the oldest of what is done where that is more than the maximum: the first of those that were stored before, then those of
 * `arrivals`, ids in the order in which they were added. A person may have put any of them anywhere.
 *
 * @source UPL-02
 */
export function keepLast(
  items: readonly UploadItem[],
  { maxCount, arrivals }: { maxCount: number; arrivals: readonly string[] },
): readonly UploadItem[] {
  const done = items.filter((item) => item.status === 'done');
  if (maxCount === 0 || done.length <= maxCount) return items;
  const byAge = done.toSorted((one, other) => arrivals.indexOf(one.id) - arrivals.indexOf(other.id));
  const left = new Set(byAge.slice(0, -maxCount));
  return items.filter((item) => !left.has(item));
}

/** Swaps a picture with its neighbour; a refusal when there is none. @source UPL-01 */
export function moveItem(
  items: readonly UploadItem[],
  { id, direction }: { id: string; direction: -1 | 1 },
): UploadItem[] | 'first' | 'last' {
  const index = items.findIndex((item) => item.id === id);
  const other = index + direction;
  if (other < 0) return 'first';
  if (other >= items.length) return 'last';
  const next = [...items];
  [next[index], next[other]] = [next[other]!, next[index]!];
  return next;
}

/** Puts a picture in the place of another; what lay between moves up. @source UPL-01 */
export function placeItem(items: readonly UploadItem[], { id, index }: { id: string; index: number }): UploadItem[] {
  const moved = items.find((item) => item.id === id);
  return moved === undefined ? [...items] : items.filter((item) => item.id !== id).toSpliced(index, 0, moved);
}

/** Pictures that every browser shows, as types and as endings: not every system knows the type of every ending. */
export const pictureTypes = 'image/jpeg,image/png,image/gif,image/webp,image/bmp,.jpg,.jpeg,.jpe,.jfif,.pjpeg,.pjp,.png,.gif,.webp,.bmp';

/** Endings of one and the same picture, as systems and programs write them. */
const jpegEndings = ['.jpg', '.jpeg', '.jpe', '.jfif', '.pjpeg', '.pjp'];

const kindsOf = (accept: string): string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);

/** What a chooser offers: a field that takes JPEG takes it under any of its endings. @returns undefined for everything */
export function offered(accept: string | undefined, imagesOnly = false): string | undefined {
  const kinds = kindsOf(accept ?? '');
  if (kinds.length === 0) return imagesOnly ? pictureTypes : undefined;
  const isJpeg = kinds.some((kind) => kind === 'image/jpeg' || jpegEndings.includes(kind));
  return [...new Set([...kinds, ...(isJpeg ? jpegEndings : [])])].join(',');
}

/** Whether a chooser with this `accept` attribute would offer the file; an empty one offers all. */
export function isAccepted(file: Pick<File, 'type' | 'name'>, accept: string): boolean {
  const kinds = kindsOf(offered(accept) ?? '');
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return (
    kinds.length === 0 ||
    kinds.includes('*/*') ||
    kinds.some((kind) =>
      kind.startsWith('.') ? name.endsWith(kind) : kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind,
    )
  );
}

/** Whether a file is an image, by its type or else by its name. */
export function isImage(file: Pick<File, 'type' | 'name'>): boolean {
  return file.type
    ? file.type.startsWith('image/')
    : /\.(?:png|jpe?g|jpe|jfif|pjpe?g|pjp|gif|webp|bmp|hei[cf]|avif|tiff?)$/i.test(file.name);
}
