/** What may be uploaded under a `biz` key. @source security 10.42 */
export interface FileKind {
  biz: string;
  /** Without dots, lower case. */
  extensions: readonly string[];
  maxBytes: number;
  /** Bytes of a file that comes in pieces; absent: no more than of any other. @source security 10.44 */
  maxBytesInPieces?: number;
  /** Private files are served with a signature only. */
  isPrivate: boolean;
  /** The server makes such files itself, so that they need no examination. */
  isOurs?: boolean;
}

/** Whether content of a type may be shown in the page rather than saved. */
export const isShownInline = (contentType: string): boolean => signatures.some(({ is }) => is.contentType === contentType && is.inline);

const images = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'];
/** Endings under which programs save the same pictures; they are stored under the usual one. */
const otherEndings: ReadonlyMap<string, string> = new Map([
  ...['jfif', 'pjpeg', 'pjp', 'jpe'].map((ending) => [ending, 'jpg'] as const),
  ['dib', 'bmp'],
]);
/** Pictures that browsers and the authorities cannot show, by their endings. */
const foreignPictures: ReadonlyMap<string, string> = new Map([
  ...['heic', 'heif', 'hif'].map((ending) => [ending, 'HEIC'] as const),
  ...['tif', 'tiff'].map((ending) => [ending, 'TIFF'] as const),
  ['avif', 'AVIF'],
  ['svg', 'SVG'],
  ['psd', 'PSD'],
  ['ico', 'ICO'],
  ['jxl', 'JPEG XL'],
  ['jp2', 'JPEG 2000'],
  ['dng', 'RAW'],
]);

/** The ending of a file's name as it is stored: lower case, of several usual ones the first; '' where there is none. */
export function endingOf(fileName: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return otherEndings.get(ending) ?? ending;
}

/** What a picture of this ending is called, where it is one that nobody takes. */
export const foreignPicture = (ending: string): string | undefined => foreignPictures.get(ending);

/** Endings that a chooser of files may offer for a kind: also those that are stored under another. */
export const offeredEndings = ({ extensions }: FileKind): readonly string[] => [
  ...extensions,
  ...[...otherEndings].filter(([, stored]) => extensions.includes(stored)).map(([ending]) => ending),
];
const documents = ['pdf', 'xlsx', 'docx', 'pptx', 'xls', 'doc', 'ppt', 'csv', 'txt', 'zip'];
const megabyte = 1024 * 1024;

/** The kinds that every server takes; clients send `temp` when they know nothing better. */
export const fileKinds: readonly FileKind[] = [
  {
    biz: 'temp',
    extensions: [...images, ...documents, 'mp4'],
    maxBytes: 50 * megabyte,
    maxBytesInPieces: 1024 * megabyte,
    isPrivate: true,
  },
  { biz: 'avatar', extensions: images, maxBytes: 5 * megabyte, isPrivate: false },
  { biz: 'logo', extensions: images, maxBytes: 5 * megabyte, isPrivate: false },
  { biz: 'jeditor', extensions: images, maxBytes: 10 * megabyte, isPrivate: true },
  { biz: 'certificate', extensions: [...images, 'pdf'], maxBytes: 20 * megabyte, isPrivate: true },
  { biz: 'weighslip', extensions: [...images, 'pdf'], maxBytes: 20 * megabyte, isPrivate: true },
  { biz: 'app', extensions: ['apk'], maxBytes: 50 * megabyte, maxBytesInPieces: 500 * megabyte, isPrivate: true },
  { biz: 'bank', extensions: images, maxBytes: 10 * megabyte, isPrivate: true },
];

/** Objects of the object storage: anyone who holds an address may read. They have an endpoint of their own. @source OSS-01 */
export const objectKind: FileKind = { biz: 'oss', extensions: [...images, ...documents, 'mp4'], maxBytes: 50 * megabyte, isPrivate: false };

/** Bytes of the largest file that a kind takes in pieces. */
export const largestOf = ({ maxBytes, maxBytesInPieces = maxBytes }: FileKind): number => maxBytesInPieces;

/** What the first bytes of a file say it is. */
export interface Sniffed {
  /** Extensions that such content may have. */
  extensions: readonly string[];
  contentType: string;
  /** May be shown in the page rather than saved. */
  inline: boolean;
}

const foreign = (ending: string): Sniffed => ({ extensions: [ending], contentType: 'application/octet-stream', inline: false });
/** Pictures in the container of films, told apart by the brand behind its mark. */
const movieLike = (brand: string, ending: string) => ({
  at: 4,
  bytes: Buffer.from(`ftyp${brand}`, 'latin1').toString('hex'),
  is: foreign(ending),
});

const ole = ['xls', 'doc', 'ppt'];
const signatures: readonly { at: number; bytes: string; is: Sniffed }[] = [
  { at: 0, bytes: 'ffd8ff', is: { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', inline: true } },
  { at: 0, bytes: '89504e470d0a1a0a', is: { extensions: ['png'], contentType: 'image/png', inline: true } },
  { at: 0, bytes: '474946383761', is: { extensions: ['gif'], contentType: 'image/gif', inline: true } },
  { at: 0, bytes: '474946383961', is: { extensions: ['gif'], contentType: 'image/gif', inline: true } },
  { at: 8, bytes: '57454250', is: { extensions: ['webp'], contentType: 'image/webp', inline: true } },
  { at: 0, bytes: '424d', is: { extensions: ['bmp'], contentType: 'image/bmp', inline: true } },
  { at: 0, bytes: '255044462d', is: { extensions: ['pdf'], contentType: 'application/pdf', inline: true } },
  {
    at: 0,
    bytes: '504b0304',
    is: { extensions: ['xlsx', 'docx', 'pptx', 'zip', 'apk'], contentType: 'application/octet-stream', inline: false },
  },
  { at: 0, bytes: 'd0cf11e0a1b11ae1', is: { extensions: ole, contentType: 'application/octet-stream', inline: false } },
  ...['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'].map((brand) => movieLike(brand, 'heic')),
  ...['avif', 'avis'].map((brand) => movieLike(brand, 'avif')),
  { at: 0, bytes: '49492a00', is: foreign('tiff') },
  { at: 0, bytes: '4d4d002a', is: foreign('tiff') },
  { at: 0, bytes: '38425053', is: foreign('psd') },
  { at: 4, bytes: '66747970', is: { extensions: ['mp4'], contentType: 'video/mp4', inline: false } },
];

/**
 * The ending under which content is stored: its own where the name has another one of a picture, since people and programs rename
 * pictures; undefined where content and ending do not belong together.
 */
export function storedEnding(ending: string, { content, kind }: { content: Sniffed; kind: FileKind }): string | undefined {
  if (content.extensions.includes(ending)) return ending;
  const own = content.extensions[0] ?? '';
  return images.includes(ending) && images.includes(own) && kind.extensions.includes(own) ? own : undefined;
}

/** Recognises content by its first bytes; undefined for anything that is not on the list. */
export function sniff(head: Buffer): Sniffed | undefined {
  const known = signatures.find(({ at, bytes }) => head.subarray(at, at + bytes.length / 2).toString('hex') === bytes);
  if (known !== undefined) return known.is;
  return isPlainText(head) ? { extensions: ['txt', 'csv'], contentType: 'text/plain; charset=utf-8', inline: false } : undefined;
}

/** Text without control characters and without anything that a browser could take for markup. */
function isPlainText(head: Buffer): boolean {
  if (head.length === 0) return false;
  const text = head.toString('utf8');
  return !/[\0-\x08\x0e-\x1f]/.test(text) && !/<\s*(?:[!?/a-z])/i.test(text);
}
