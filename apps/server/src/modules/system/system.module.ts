import type { ServerModule, SystemPorts } from '../../platform/platform.ts';
import { accountRoutes } from './account/account.routes.ts';
import { announcementRoutes, announcementSendRoutes } from './announcement/announcement.routes.ts';
import { dictItemRoutes, dictRoutes } from './dictionary/dict.routes.ts';
import { checkRoutes, dictionaryRoutes } from './dictionary/dictionary.routes.ts';
import { loadDictionaries } from './dictionary/loadDictionaries.ts';
import { fileRoutes } from './file/file.routes.ts';
import { keepFile } from './file/file.service.ts';
import { serveFiles } from './file/serveFiles.ts';
import { importProgressRoutes } from './import/importProgress.routes.ts';
import { trackImport } from './import/importProgress.service.ts';
import { loginRoutes } from './login/login.routes.ts';
import { menuRoutes } from './permission/menu.routes.ts';
import { authenticate } from './session/authenticate.ts';
import { configRoutes, settingRoutes } from './setting/setting.routes.ts';
import { liveTenants } from './tenant/tenant.queries.ts';
import { systemDictionaries } from './system.dictionaries.ts';
import { systemJobs } from './system.jobs.ts';
import { systemLookups } from './system.lookups.ts';

/** What the platform asks of this module. */
export const systemPorts: SystemPorts = { authenticate, liveTenants, loadDictionaries, trackImport, keepFile };

/** Users, roles, menus, departments, dictionaries, sessions, files and announcements. */
export const systemModule: ServerModule = {
  name: 'system',
  routes: [
    loginRoutes,
    accountRoutes,
    menuRoutes,
    dictionaryRoutes,
    dictRoutes,
    dictItemRoutes,
    checkRoutes,
    settingRoutes,
    configRoutes,
    announcementRoutes,
    announcementSendRoutes,
    fileRoutes,
    importProgressRoutes,
  ],
  dictionaries: systemDictionaries,
  lookups: systemLookups,
  jobs: systemJobs,
  extend: serveFiles,
};
