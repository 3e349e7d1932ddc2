export type { ResumableOptions } from './resumableOptions.ts';
export {
  createUploadTransport,
  type FileTransport,
  type FileUploadOptions,
  type UploadTransportOptions,
  type UploadWire,
} from './createUploadTransport.ts';
