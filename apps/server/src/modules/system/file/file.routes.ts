import { routes } from '../../../platform/contract/index.ts';
import { replyWith } from '../../../platform/http/reply.ts';
import { fileContract } from './file.contract.ts';
import { storedPath } from '../resumable/resumable.service.ts';
import { uploadFile } from './file.service.ts';
import { namesOfFiles } from './readableFile.ts';

export const fileRoutes = routes(fileContract, {
  upload: async (ctx) => replyWith(null, { message: await uploadFile(ctx) }),
  stored: (ctx, { query }) => namesOfFiles(ctx, query.paths.split(',')),
  uploaded: async (ctx, { params }) => replyWith(null, { message: await storedPath(ctx, params.id) }),
});
