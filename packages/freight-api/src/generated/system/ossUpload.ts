// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of ossUpload. */
export const createOssUploadApi = (transport: Transport) => ({
  /** 上传到对象存储（MinIO 地址） · Store an object, at the address for MinIO. Needs `oss:add`. */
  uploadMinio: (form: FormData, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/upload/uploadMinio`, body: form, content: 'upload', ...options }),
});
