import { routes } from '../../../platform/contract/index.ts';
import { replyWith } from '../../../platform/http/reply.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { ossFileContract, ossUploadContract } from './ossFile.contract.ts';
import { ossFileResource, storageOf, storeObject } from './ossFile.resource.ts';

const { list, queryById, delete: remove, deleteBatch } = resourceHandlers(ossFileResource);

/** @source OSS-01 */
export const ossFileRoutes = routes(ossFileContract, {
  list,
  queryById,
  delete: remove,
  deleteBatch,
  upload: (ctx) => storeObject(ctx) as Promise<never>,
  storage: (ctx) => storageOf(ctx),
});

/** @source OSS-01 */
export const ossUploadRoutes = routes(ossUploadContract, {
  uploadMinio: async (ctx) => replyWith(null, { message: String((await storeObject(ctx))['url']) }),
});
