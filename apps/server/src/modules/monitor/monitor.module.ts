import type { ServerModule } from '../../platform/platform.ts';
import { actuatorRoutes, cacheMonitorRoutes } from './actuator.routes.ts';

/** What the server tells of itself to the people who run it. */
export const monitorModule: ServerModule = { name: 'monitor', routes: [actuatorRoutes, cacheMonitorRoutes] };
