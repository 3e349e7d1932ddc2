import type { ServerModule } from '../../platform/platform.ts';
import { keepDivisionsFresh } from './keepDivisionsFresh.ts';
import { regionRoutes } from './region.routes.ts';

/** Administrative divisions, and the checks of fields by their named rules, which know them. */
export const regionModule: ServerModule = { name: 'region', routes: [regionRoutes], extend: keepDivisionsFresh };
