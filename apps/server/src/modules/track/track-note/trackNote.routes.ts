import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { trackNoteContract } from './trackNote.contract.ts';
import { remarkTrack, trackNoteResource } from './trackNote.service.ts';

const { list, exportXls } = resourceHandlers(trackNoteResource);

/** @source freight-domain S16 */
export const trackNoteRoutes = routes(trackNoteContract, { list, exportXls, trackRemark: (ctx, { body }) => remarkTrack(ctx, body) });
