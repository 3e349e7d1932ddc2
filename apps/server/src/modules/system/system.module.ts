import type { ServerModule, SystemPorts } from '../../platform/platform.ts';
import { loadDictionaries } from './dictionary/loadDictionaries.ts';
import { authenticate } from './session/authenticate.ts';

/** What the platform asks of this module. */
export const systemPorts: SystemPorts = { authenticate, loadDictionaries };

/** Users, roles, menus, departments, dictionaries, sessions, files and announcements. */
export const systemModule: ServerModule = { name: 'system', routes: [] };
