import { routes } from '../../../platform/contract/index.ts';
import { importProgressContract } from './importProgress.contract.ts';
import { cancelImport, getImportProgress } from './importProgress.service.ts';

/** @see importProgressContract */
export const importProgressRoutes = routes(importProgressContract, {
  get: (ctx, { params }) => getImportProgress(ctx, params.progressId),
  cancel: (ctx, { params }) => cancelImport(ctx, params.progressId),
});
