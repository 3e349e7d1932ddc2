// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createAccountApi } from './system/account.ts';
import { createAnnouncementSendApi } from './system/announcementSend.ts';
import { createAnnouncementsApi } from './system/announcements.ts';
import { createCheckApi } from './system/check.ts';
import { createDictApi } from './system/dict.ts';
import { createDictItemApi } from './system/dictItem.ts';
import { createDictionaryApi } from './system/dictionary.ts';
import { createFilesApi } from './system/files.ts';
import { createImportProgressApi } from './system/importProgress.ts';
import { createLoginApi } from './system/login.ts';
import { createMenuApi } from './system/menu.ts';
import { createPlatformSettingsApi } from './system/platformSettings.ts';
import { createPublicConfigApi } from './system/publicConfig.ts';
export * from './system/account.ts';
export * from './system/announcementSend.ts';
export * from './system/announcements.ts';
export * from './system/check.ts';
export * from './system/dict.ts';
export * from './system/dictItem.ts';
export * from './system/dictionary.ts';
export * from './system/files.ts';
export * from './system/importProgress.ts';
export * from './system/login.ts';
export * from './system/menu.ts';
export * from './system/platformSettings.ts';
export * from './system/publicConfig.ts';
/** All calls of the system domain. */
export const createSystemApi = (transport: Transport) => ({
  account: createAccountApi(transport),
  announcementSend: createAnnouncementSendApi(transport),
  announcements: createAnnouncementsApi(transport),
  check: createCheckApi(transport),
  dict: createDictApi(transport),
  dictItem: createDictItemApi(transport),
  dictionary: createDictionaryApi(transport),
  files: createFilesApi(transport),
  importProgress: createImportProgressApi(transport),
  login: createLoginApi(transport),
  menu: createMenuApi(transport),
  platformSettings: createPlatformSettingsApi(transport),
  publicConfig: createPublicConfigApi(transport),
});
