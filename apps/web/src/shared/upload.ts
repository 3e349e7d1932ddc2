import type { UploadTransport } from '@tarmac/admin-kit/input';
import { fileUrl } from '@tarmac/admin-kit/request';
import { basePath, preferences, session } from './session.ts';

/** Sends files with visible progress, which only XMLHttpRequest tells, and finds them again. @source UPL-06, REQ-08 */
export const uploadTransport: UploadTransport = {
  // The sheet of bad rows comes as an address below the base path, everything else as a stored path.
  urlOf: (path) => (path.startsWith('/sys/') ? `${basePath}${path}` : fileUrl(path, { static: `${basePath}/sys/common/static` })),
  upload: (file, { biz, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const form = new FormData();
      form.append('biz', biz);
      form.append('file', file);
      const request = new XMLHttpRequest();
      request.open('POST', `${basePath}/sys/common/upload`);
      const { token, tenantId } = session.state();
      if (token !== undefined) request.setRequestHeader('X-Access-Token', token);
      request.setRequestHeader('tenant_id', String(tenantId));
      request.setRequestHeader('Accept-Language', preferences.read().locale);
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
      });
      request.addEventListener('load', () => {
        const answer = parse(request.responseText);
        if (request.status === 200 && answer?.success === true && typeof answer.message === 'string') resolve(answer.message);
        else reject(new Error(typeof answer?.message === 'string' ? answer.message : ''));
      });
      request.addEventListener('error', () => reject(new Error('')));
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      });
      request.send(form);
    }),
};

function parse(text: string): { success?: unknown; message?: unknown } | undefined {
  try {
    return JSON.parse(text) as { success?: unknown; message?: unknown };
  } catch {
    return undefined;
  }
}
