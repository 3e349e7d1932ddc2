import type { ServerModule, SystemPorts } from '../../platform/platform.ts';
import { accountRoutes } from './account/account.routes.ts';
import { phoneRoutes } from './account/phone.routes.ts';
import {
  announcementReaderRoutes,
  announcementRoutes,
  announcementSendRoutes,
  receivedAnnouncementRoutes,
} from './announcement/announcement.routes.ts';
import { announcementStartOutbox } from './announcement/publish.service.ts';
import { appVersionRoutes } from './app-version/appVersion.routes.ts';
import { serveApps } from './app-version/serveApps.ts';
import { casRoutes } from './cas/cas.routes.ts';
import { categoryRoutes, treeLookupRoutes } from './category/category.routes.ts';
import { checkRuleRoutes } from './check-rule/checkRule.routes.ts';
import { dataLogRoutes } from './data-log/dataLog.routes.ts';
import { configChangeRoutes, configRoutes } from './config/config.routes.ts';
import { connectionTestRoutes, dataSourceRoutes } from './data-source/dataSource.routes.ts';
import { departRoutes } from './depart/depart.routes.ts';
import { departPermissionRoutes, departRoleRoutes } from './depart/departRole.routes.ts';
import { exportJobRoutes } from './export-job/exportJob.routes.ts';
import { exportLater } from './export-job/exportJob.service.ts';
import { closeExports } from './export-job/runExports.ts';
import { dictItemRoutes, dictRoutes } from './dictionary/dict.routes.ts';
import { checkRoutes, dictionaryRoutes } from './dictionary/dictionary.routes.ts';
import { mapOrigins } from './config/mapOrigins.ts';
import { loadDictionaries } from './dictionary/loadDictionaries.ts';
import { foreignFiles } from './file/readableFile.ts';
import { fileRoutes } from './file/file.routes.ts';
import { fileSizes, keepFile } from './file/file.service.ts';
import { serveFiles } from './file/serveFiles.ts';
import { unclaimedFileOutbox } from './file/unclaimedFiles.ts';
import { fillRuleRoutes } from './fill-rule/fillRule.routes.ts';
import { importProgressRoutes } from './import/importProgress.routes.ts';
import { trackImport } from './import/importProgress.service.ts';
import { adapterLogRoutes } from './adapter-log/adapterLog.routes.ts';
import { logRoutes } from './log/log.routes.ts';
import { sensitiveLookRoutes } from './log/sensitiveLook.routes.ts';
import { visitRoutes } from './log/visit.routes.ts';
import { writeOperations } from './log/writeOperations.ts';
import { loginRoutes } from './login/login.routes.ts';
import { phoneLoginRoutes } from './login/phoneLogin.routes.ts';
import { localMailRoutes, messageRoutes, messageTemplateRoutes } from './message/message.routes.ts';
import { messageOutbox } from './message/sendMessage.service.ts';
import { menuRoutes } from './permission/menu.routes.ts';
import { permissionRoutes } from './permission/permission.routes.ts';
import { permissionRuleRoutes } from './permission/permissionRule.routes.ts';
import { positionRoutes } from './position/position.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { gatewayRouteRoutes } from './gateway-route/gatewayRoute.routes.ts';
import { grantRoutes } from './role/grant.routes.ts';
import { ossFileRoutes, ossUploadRoutes } from './oss/ossFile.routes.ts';
import { quartzJobRoutes, quartzRunRoutes } from './quartz-job/quartzJob.routes.ts';
import { schedules } from './quartz-job/schedules.ts';
import { roleRoutes } from './role/role.routes.ts';
import { authenticate } from './session/authenticate.ts';
import { whyEnded } from './session/session.service.ts';
import { serveUploads } from './resumable/serveUploads.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import { savedViewRoutes } from './saved-view/savedView.routes.ts';
import { safeRoutes } from './sms/safe.routes.ts';
import { verifyCodeRoutes } from './sms/verifyCode.routes.ts';
import { serveThirdLogin } from './third-login/serveThirdLogin.ts';
import { loginWaysRoutes, thirdAppRoutes, thirdLoginRoutes } from './third-login/thirdLogin.routes.ts';
import { liveTenants } from './tenant/tenant.queries.ts';
import { tenantEndOutbox } from './tenant/tenantEnd.ts';
import { tenantRoutes } from './tenant/tenant.routes.ts';
import { addressBookRoutes, guestRoutes, membershipRoutes, userAgentRoutes, userPickRoutes, userRoutes } from './user/user.routes.ts';
import { userSettingRoutes } from './user-setting/userSetting.routes.ts';
import { systemDictionaries } from './system.dictionaries.ts';
import { systemJobs } from './system.jobs.ts';
import { systemLookups } from './system.lookups.ts';

/** What the platform asks of this module. */
export const systemPorts: SystemPorts = {
  authenticate,
  whyEnded,
  liveTenants,
  loadDictionaries,
  mapOrigins,
  trackImport,
  keepFile,
  fileSizes,
  foreignFiles,
  exportLater,
  writeOperations,
  schedules,
};

/** Users, roles, menus, departments, dictionaries, sessions, files and announcements. */
export const systemModule: ServerModule = {
  name: 'system',
  routes: [
    loginRoutes,
    phoneLoginRoutes,
    casRoutes,
    thirdLoginRoutes,
    thirdAppRoutes,
    loginWaysRoutes,
    recoveryRoutes,
    logRoutes,
    adapterLogRoutes,
    sensitiveLookRoutes,
    visitRoutes,
    dataLogRoutes,
    accountRoutes,
    phoneRoutes,
    safeRoutes,
    verifyCodeRoutes,
    menuRoutes,
    permissionRoutes,
    permissionRuleRoutes,
    grantRoutes,
    dictionaryRoutes,
    dictRoutes,
    dictItemRoutes,
    categoryRoutes,
    treeLookupRoutes,
    checkRoutes,
    checkRuleRoutes,
    fillRuleRoutes,
    settingRoutes,
    configRoutes,
    configChangeRoutes,
    announcementRoutes,
    announcementSendRoutes,
    announcementReaderRoutes,
    receivedAnnouncementRoutes,
    userSettingRoutes,
    messageTemplateRoutes,
    messageRoutes,
    localMailRoutes,
    fileRoutes,
    importProgressRoutes,
    exportJobRoutes,
    savedViewRoutes,
    tenantRoutes,
    dataSourceRoutes,
    connectionTestRoutes,
    gatewayRouteRoutes,
    departRoutes,
    departRoleRoutes,
    departPermissionRoutes,
    userRoutes,
    membershipRoutes,
    guestRoutes,
    userPickRoutes,
    addressBookRoutes,
    userAgentRoutes,
    roleRoutes,
    positionRoutes,
    quartzJobRoutes,
    quartzRunRoutes,
    ossFileRoutes,
    ossUploadRoutes,
    appVersionRoutes,
  ],
  dictionaries: systemDictionaries,
  lookups: systemLookups,
  jobs: systemJobs,
  outbox: [messageOutbox, announcementStartOutbox, unclaimedFileOutbox, tenantEndOutbox],
  extend: (api, platform) => {
    serveFiles(api, platform);
    serveApps(api, platform);
    serveUploads(api, platform);
    serveThirdLogin(api, platform);
    api.addHook('onClose', () => closeExports(platform));
  },
};
