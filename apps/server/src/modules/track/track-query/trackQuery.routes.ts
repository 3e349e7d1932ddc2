import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { trackOfNote } from './noteTrack.ts';
import { trackQueryContract } from './trackQuery.contract.ts';
import { queryTrack, replayTrack, trackOfVehicle, trackQueryResource } from './trackQuery.service.ts';

const { list, queryById, exportXls } = resourceHandlers(trackQueryResource);

/** @source freight-domain F17, S07 */
export const trackQueryRoutes = routes(trackQueryContract, {
  list,
  queryById,
  exportXls,
  query: (ctx, { body }) => queryTrack(ctx, body),
  replay: (ctx, { query }) => replayTrack(ctx, query.id),
  ofVehicle: (ctx, { query }) => trackOfVehicle(ctx, query),
  ofNote: (ctx, { query }) => trackOfNote(ctx, query.noteId),
});
