import { basePath } from '../../../shared/session/session.ts';

/** The whole address of a stored object, as it is handed to others. Other servers say the whole address themselves. */
export const objectUrl = (path: string | null): string =>
  new URL(/^https?:/.test(path ?? '') ? (path ?? '') : `${basePath}/sys/common/static/${path}`, location.href).href;
