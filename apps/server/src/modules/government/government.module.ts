import type { ServerModule } from '../../platform/platform.ts';
import { governmentDictionaries } from './dictionaries.ts';
import { adjustedOutbox, fundFlowOutbox } from './gov-upload/fundFlowOutbox.ts';
import { govUploadRoutes } from './gov-upload/govUpload.routes.ts';
import { uploadOutbox } from './gov-upload/sendUpload.ts';
import { governmentEvents } from './government.events.ts';
import { governmentJobs } from './government.jobs.ts';
import { closeSandbox } from './sandbox/sandbox.ts';

/** What is reported to the authorities. It looks at parties and waybills, which do not know of it. */
export const governmentModule: ServerModule = {
  name: 'government',
  routes: [govUploadRoutes],
  events: governmentEvents,
  jobs: governmentJobs,
  outbox: [uploadOutbox, fundFlowOutbox, adjustedOutbox],
  dictionaries: governmentDictionaries,
  extend: (api, platform) => void api.addHook('onClose', () => closeSandbox(platform)),
};
