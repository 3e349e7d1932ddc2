import { AppError, type ErrorKind } from '../../../platform/errors.ts';

/** The version of the protocol that is spoken. @source https://tus.io/protocols/resumable-upload */
export const tusVersion = '1.0.0';

/** What is offered beyond the core. */
export const tusExtensions = 'creation,checksum,expiration,termination';

/** Content type of a piece. */
export const pieceType = 'application/offset+octet-stream';

/** Ways of a checksum. The protocol demands sha1; here it only finds damage on the way, nothing is kept under it. */
export const checksumAlgorithms: readonly string[] = ['sha256', 'sha1'];

const kinds: Readonly<Record<number, ErrorKind>> = {
  404: 'NotFound',
  409: 'Conflict',
  410: 'NotFound',
  413: 'TooLarge',
  423: 'Conflict',
  503: 'Unavailable',
  507: 'Unavailable',
};

const texts = {
  version: { zh: '不支持的续传协议版本', en: 'This version of the upload protocol isn’t supported' },
  contentType: { zh: '分片的内容类型不正确', en: 'The content type of the piece is wrong' },
  length: { zh: '缺少有效的文件大小', en: 'The size of the file is missing' },
  metadata: { zh: '文件信息格式不正确', en: 'The file’s metadata is malformed' },
  name: { zh: '文件名不正确', en: 'The name of the file is wrong' },
  offset: { zh: '缺少有效的续传位置', en: 'The offset is missing' },
  wrongOffset: { zh: '续传位置与已接收的内容不符', en: 'The offset doesn’t match the bytes received' },
  checksum: { zh: '不支持的校验方式', en: 'This checksum algorithm isn’t supported' },
  damaged: { zh: '分片在传输中损坏，请重试', en: 'A part was damaged in transit. Try again' },
  tooLong: { zh: '内容超出声明的文件大小', en: 'The upload is larger than announced' },
  brokenOff: { zh: '连接中断', en: 'The connection broke off' },
  missing: { zh: '未找到该上传', en: 'There is no such upload' },
  expired: { zh: '上传已过期，请重新上传', en: 'The upload has expired, please start again' },
  locked: { zh: '该文件正在上传，请稍后重试', en: 'This file is being uploaded at the moment, please try again' },
  incomplete: { zh: '文件尚未传完', en: 'The file is not complete yet' },
  tooManyOpen: {
    zh: '您还有 20 个文件没有传完：请等它们传完或取消其中一些；一小时没有进展的会自动让位',
    en: 'You have 20 uploads in progress. Wait for them or cancel some. Uploads that stall for an hour are removed',
  },
  noRoom: { zh: '服务器磁盘空间不足，无法接收该文件', en: 'The disk of the server has no room for this file' },
} as const;

/** A refusal with one of the statuses that the protocol names. */
export class TusRefusal extends AppError {
  readonly status: number;

  constructor(status: number, { text, locale, retryAfter }: { text: keyof typeof texts; locale: 'zh' | 'en'; retryAfter?: number }) {
    super(kinds[status] ?? 'InvalidInput', texts[text][locale], retryAfter === undefined ? {} : { retryAfter });
    this.status = status;
  }
}

/** A number of bytes as headers carry it; undefined for anything else. */
export function readBytes(header: unknown): number | undefined {
  return typeof header === 'string' && /^(0|[1-9]\d{0,14})$/.test(header) ? Number(header) : undefined;
}

/**
 * Reads `Upload-Metadata`: keys with values in Base64, separated by commas.
 *
 * @returns undefined when it is malformed, names a key twice or holds no UTF-8
 */
export function readMetadata(header: unknown): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  if (header === undefined || header === '') return found;
  if (typeof header !== 'string' || header.length > 4096) return undefined;
  for (const pair of header.split(',')) {
    const [, key, value = ''] = /^\s*([!-+\--~]{1,64})(?: ([A-Za-z\d+/]*={0,2}))?\s*$/.exec(pair) ?? [];
    const text = decode(value);
    if (key === undefined || text === undefined || found.has(key)) return undefined;
    found.set(key, text);
  }
  return found;
}

/** Writes what {@link readMetadata} reads. */
export function writeMetadata(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The name of a file without any folder; undefined when it cannot be one. */
export function readFileName(given: string | undefined): string | undefined {
  const name = given?.split(/[/\\]/).at(-1) ?? '';
  return name === '' || name.length > 255 || /[\0-\x1f\x7f]/.test(name) ? undefined : name;
}

/** A checksum that a piece must have. */
export interface Checksum {
  algorithm: string;
  /** Base64. */
  digest: string;
}

/** Reads `Upload-Checksum`; undefined when it is malformed or of a way that is not offered. */
export function readChecksum(header: unknown): Checksum | undefined {
  const [, algorithm, digest] = /^([a-z\d]{1,16}) ([A-Za-z\d+/]{16,128}={0,2})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (algorithm === undefined || digest === undefined || !checksumAlgorithms.includes(algorithm)) return undefined;
  return { algorithm, digest };
}

function decode(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, '')) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
