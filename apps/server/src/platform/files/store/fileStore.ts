import type { Readable } from 'node:stream';
import type { ByteRange } from '../byteRange.ts';
import type { FileKind } from '../fileKinds.ts';
import type { AwsCredentials } from './signAws.ts';

/** A stored file. */
export interface StoredFile {
  /** `biz/yyyy/MM/<id>.<ext>`: what rows and answers carry, wherever it lies. */
  path: string;
  size: number;
  sha256: string;
  contentType: string;
}

/** A file, or a part of it, that is being read. */
export interface OpenedFile {
  stream: Readable;
  /** Bytes that the stream will give. */
  size: number;
}

/** Where files are kept. */
export type StorageKind = 'local' | 's3';

/** Keeps all files that people and the server store: in the file folder, or in a store of the S3 kind. @source UPL-06, OSS-01 */
export interface FileStore {
  /** Where new files go. */
  readonly kind: StorageKind;
  /**
   * Examines what comes and writes it into the file folder under a name of our own.
   *
   * @throws InvalidInput the content is not what the kind takes, not what its extension says, or dangerous to open
   */
  take(kind: KindOfFile, given: { fileName: string; stream: NodeJS.ReadableStream; locale?: 'zh' | 'en' }): Promise<StoredFile>;
  /** Puts a file that was taken where it stays. What fails leaves nothing here. @throws Unavailable the store is away or refuses */
  keep(file: StoredFile): Promise<void>;
  /** Reads a file, or a part, from wherever it lies; undefined when it is nowhere. @throws Unavailable see `keep` */
  open(path: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** Removes a file from wherever it lies; one that is gone is not a failure. @throws Unavailable see `keep` */
  remove(path: string): Promise<void>;
}

/** The kind of a file: known before its bytes come, or told when the last one is there. */
export type KindOfFile = FileKind | (() => Promise<FileKind>);

/** An S3-compatible store, as the operator named it. */
export interface S3Config extends AwsCredentials {
  /** `https://s3.example.com`; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
}
