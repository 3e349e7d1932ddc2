import { routes } from '../../../platform/contract/index.ts';
import { replyWith } from '../../../platform/http/reply.ts';
import { fileContract } from './file.contract.ts';
import { uploadFile } from './file.service.ts';

export const fileRoutes = routes(fileContract, { upload: async (ctx) => replyWith(null, { message: await uploadFile(ctx) }) });
