import type { UploadWire } from '../upload/createUploadTransport.ts';
import { jeecgWire } from './jeecgWire.ts';

/**
 * Where a JeecgBoot server takes files. A file from a cell of a table comes with `isup=1` in the place of its kind. Pieces (tus 1.0) and
 * names of stored files are known to servers that add them; others are not asked a second time.
 *
 * @example <UploadProvider transport={createUploadTransport(client, { wire: jeecgUploads, domains: { static: '/jeecg-boot/sys/common/static' } })}><App /></UploadProvider>
 * @source UPL-04, UPL-06, UPL-07
 */
export const jeecgUploads: UploadWire = {
  basePath: jeecgWire.basePath,
  path: '/sys/common/upload',
  filesPath: '/sys/common/files',
  piecesPath: '/sys/common/tus',
  responseName: 'message',
  fields: ({ biz, fromCell }): Record<string, string> => (fromCell ? { isup: '1' } : { biz }),
};
