import type { ServerModule } from '../platform/platform.ts';
import { systemModule } from './system/system.module.ts';

/** Every module of the server, in the order of the arrow: a module listens to events of those before it. */
export const modules: readonly ServerModule[] = [systemModule];
