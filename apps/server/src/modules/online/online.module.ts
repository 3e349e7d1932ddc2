import type { ServerModule } from '../../platform/platform.ts';
import { reportRoutes } from './report/report.routes.ts';

/** What is built from definitions: reports. */
export const onlineModule: ServerModule = { name: 'online', routes: [reportRoutes] };
