import type { ServerModule } from '../../platform/platform.ts';
import { nearestRoutes } from './nearest/nearest.routes.ts';
import { positionRoutes } from './position/position.routes.ts';
import { trackJobs } from './track.jobs.ts';
import { trackNoteRoutes } from './track-note/trackNote.routes.ts';
import { trackQueryRoutes } from './track-query/trackQuery.routes.ts';

/** Where vehicles are and were: it looks at waybills and at the fleet, which do not know of it. */
export const trackModule: ServerModule = {
  name: 'track',
  routes: [positionRoutes, trackQueryRoutes, trackNoteRoutes, nearestRoutes],
  jobs: trackJobs,
};
