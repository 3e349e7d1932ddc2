// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createAccountApi } from './system/account.ts';
import { createAccountPhoneApi } from './system/accountPhone.ts';
import { createAdapterLogApi } from './system/adapterLog.ts';
import { createAddressBookApi } from './system/addressBook.ts';
import { createAnnouncementApi } from './system/announcement.ts';
import { createAnnouncementReaderApi } from './system/announcementReader.ts';
import { createAnnouncementSendApi } from './system/announcementSend.ts';
import { createAppVersionApi } from './system/appVersion.ts';
import { createCasApi } from './system/cas.ts';
import { createCategoryApi } from './system/category.ts';
import { createCheckApi } from './system/check.ts';
import { createCheckRuleApi } from './system/checkRule.ts';
import { createConfigApi } from './system/config.ts';
import { createConfigChangeApi } from './system/configChange.ts';
import { createConnectionTestApi } from './system/connectionTest.ts';
import { createDashboardApi } from './system/dashboard.ts';
import { createDashboardIndexApi } from './system/dashboardIndex.ts';
import { createDataLogApi } from './system/dataLog.ts';
import { createDataSourceApi } from './system/dataSource.ts';
import { createDemoAdvancedFormApi } from './system/demoAdvancedForm.ts';
import { createDemoBaseFormApi } from './system/demoBaseForm.ts';
import { createDemoFormApi } from './system/demoForm.ts';
import { createDemoStepFormApi } from './system/demoStepForm.ts';
import { createDepartApi } from './system/depart.ts';
import { createDepartPermissionApi } from './system/departPermission.ts';
import { createDepartRoleApi } from './system/departRole.ts';
import { createDictApi } from './system/dict.ts';
import { createDictItemApi } from './system/dictItem.ts';
import { createDictionaryApi } from './system/dictionary.ts';
import { createExportJobApi } from './system/exportJob.ts';
import { createFilesApi } from './system/files.ts';
import { createFillRuleApi } from './system/fillRule.ts';
import { createGatewayRouteApi } from './system/gatewayRoute.ts';
import { createGrantApi } from './system/grant.ts';
import { createGuestApi } from './system/guest.ts';
import { createHomeApi } from './system/home.ts';
import { createImportProgressApi } from './system/importProgress.ts';
import { createLocalMailApi } from './system/localMail.ts';
import { createLogApi } from './system/log.ts';
import { createLoginApi } from './system/login.ts';
import { createLoginWaysApi } from './system/loginWays.ts';
import { createMenuApi } from './system/menu.ts';
import { createMessageApi } from './system/message.ts';
import { createMessageTemplateApi } from './system/messageTemplate.ts';
import { createOssFileApi } from './system/ossFile.ts';
import { createOssUploadApi } from './system/ossUpload.ts';
import { createOwnApi } from './system/own.ts';
import { createPermissionApi } from './system/permission.ts';
import { createPermissionRuleApi } from './system/permissionRule.ts';
import { createPhoneLoginApi } from './system/phoneLogin.ts';
import { createPlatformSettingsApi } from './system/platformSettings.ts';
import { createPositionApi } from './system/position.ts';
import { createQuartzJobApi } from './system/quartzJob.ts';
import { createQuartzRunApi } from './system/quartzRun.ts';
import { createReceivedAnnouncementsApi } from './system/receivedAnnouncements.ts';
import { createRecoveryApi } from './system/recovery.ts';
import { createRoleApi } from './system/role.ts';
import { createSafeApi } from './system/safe.ts';
import { createSavedViewsApi } from './system/savedViews.ts';
import { createScreenApi } from './system/screen.ts';
import { createSensitiveLookApi } from './system/sensitiveLook.ts';
import { createTemplateApi } from './system/template.ts';
import { createTenantApi } from './system/tenant.ts';
import { createThirdAppApi } from './system/thirdApp.ts';
import { createThirdLoginApi } from './system/thirdLogin.ts';
import { createTreeLookupApi } from './system/treeLookup.ts';
import { createUserApi } from './system/user.ts';
import { createUserAgentApi } from './system/userAgent.ts';
import { createUserMembershipApi } from './system/userMembership.ts';
import { createUserPickApi } from './system/userPick.ts';
import { createVerifyCodeApi } from './system/verifyCode.ts';
import { createVisitApi } from './system/visit.ts';
export * from './system/account.ts';
export * from './system/account.queries.ts';
export * from './system/accountPhone.ts';
export * from './system/accountPhone.queries.ts';
export * from './system/accountPhone.bodies.ts';
export * from './system/adapterLog.ts';
export * from './system/adapterLog.queries.ts';
export * from './system/addressBook.ts';
export * from './system/addressBook.queries.ts';
export * from './system/announcement.ts';
export * from './system/announcement.queries.ts';
export * from './system/announcementReader.ts';
export * from './system/announcementReader.queries.ts';
export * from './system/announcementSend.ts';
export * from './system/announcementSend.queries.ts';
export * from './system/appVersion.ts';
export * from './system/appVersion.queries.ts';
export * from './system/cas.ts';
export * from './system/cas.queries.ts';
export * from './system/category.ts';
export * from './system/category.queries.ts';
export * from './system/check.ts';
export * from './system/check.queries.ts';
export * from './system/checkRule.ts';
export * from './system/checkRule.queries.ts';
export * from './system/config.ts';
export * from './system/config.queries.ts';
export * from './system/config.bodies.ts';
export * from './system/configChange.ts';
export * from './system/configChange.queries.ts';
export * from './system/connectionTest.ts';
export * from './system/connectionTest.queries.ts';
export * from './system/dashboard.ts';
export * from './system/dashboard.queries.ts';
export * from './system/dashboardIndex.ts';
export * from './system/dashboardIndex.queries.ts';
export * from './system/dataLog.ts';
export * from './system/dataLog.queries.ts';
export * from './system/dataSource.ts';
export * from './system/dataSource.queries.ts';
export * from './system/dataSource.bodies.ts';
export * from './system/demoAdvancedForm.ts';
export * from './system/demoAdvancedForm.queries.ts';
export * from './system/demoAdvancedForm.bodies.ts';
export * from './system/demoBaseForm.ts';
export * from './system/demoBaseForm.queries.ts';
export * from './system/demoForm.ts';
export * from './system/demoForm.queries.ts';
export * from './system/demoStepForm.ts';
export * from './system/demoStepForm.queries.ts';
export * from './system/depart.ts';
export * from './system/depart.queries.ts';
export * from './system/departPermission.ts';
export * from './system/departPermission.queries.ts';
export * from './system/departRole.ts';
export * from './system/departRole.queries.ts';
export * from './system/dict.ts';
export * from './system/dict.queries.ts';
export * from './system/dictItem.ts';
export * from './system/dictItem.queries.ts';
export * from './system/dictionary.ts';
export * from './system/dictionary.queries.ts';
export * from './system/exportJob.ts';
export * from './system/exportJob.queries.ts';
export * from './system/files.ts';
export * from './system/files.queries.ts';
export * from './system/fillRule.ts';
export * from './system/fillRule.queries.ts';
export * from './system/fillRule.bodies.ts';
export * from './system/gatewayRoute.ts';
export * from './system/gatewayRoute.queries.ts';
export * from './system/grant.ts';
export * from './system/grant.queries.ts';
export * from './system/guest.ts';
export * from './system/guest.queries.ts';
export * from './system/home.ts';
export * from './system/home.queries.ts';
export * from './system/importProgress.ts';
export * from './system/importProgress.queries.ts';
export * from './system/localMail.ts';
export * from './system/localMail.queries.ts';
export * from './system/log.ts';
export * from './system/log.queries.ts';
export * from './system/login.ts';
export * from './system/login.queries.ts';
export * from './system/loginWays.ts';
export * from './system/loginWays.queries.ts';
export * from './system/menu.ts';
export * from './system/menu.queries.ts';
export * from './system/message.ts';
export * from './system/message.queries.ts';
export * from './system/messageTemplate.ts';
export * from './system/messageTemplate.queries.ts';
export * from './system/ossFile.ts';
export * from './system/ossFile.queries.ts';
export * from './system/ossUpload.ts';
export * from './system/ossUpload.queries.ts';
export * from './system/own.ts';
export * from './system/own.queries.ts';
export * from './system/permission.ts';
export * from './system/permission.queries.ts';
export * from './system/permissionRule.ts';
export * from './system/permissionRule.queries.ts';
export * from './system/phoneLogin.ts';
export * from './system/phoneLogin.queries.ts';
export * from './system/platformSettings.ts';
export * from './system/platformSettings.queries.ts';
export * from './system/position.ts';
export * from './system/position.queries.ts';
export * from './system/quartzJob.ts';
export * from './system/quartzJob.queries.ts';
export * from './system/quartzRun.ts';
export * from './system/quartzRun.queries.ts';
export * from './system/receivedAnnouncements.ts';
export * from './system/receivedAnnouncements.queries.ts';
export * from './system/recovery.ts';
export * from './system/recovery.queries.ts';
export * from './system/role.ts';
export * from './system/role.queries.ts';
export * from './system/safe.ts';
export * from './system/safe.queries.ts';
export * from './system/safe.bodies.ts';
export * from './system/savedViews.ts';
export * from './system/savedViews.queries.ts';
export * from './system/screen.ts';
export * from './system/screen.queries.ts';
export * from './system/sensitiveLook.ts';
export * from './system/sensitiveLook.queries.ts';
export * from './system/template.ts';
export * from './system/template.queries.ts';
export * from './system/tenant.ts';
export * from './system/tenant.queries.ts';
export * from './system/tenant.bodies.ts';
export * from './system/thirdApp.ts';
export * from './system/thirdApp.queries.ts';
export * from './system/thirdLogin.ts';
export * from './system/thirdLogin.queries.ts';
export * from './system/treeLookup.ts';
export * from './system/treeLookup.queries.ts';
export * from './system/user.ts';
export * from './system/user.queries.ts';
export * from './system/user.bodies.ts';
export * from './system/userAgent.ts';
export * from './system/userAgent.queries.ts';
export * from './system/userMembership.ts';
export * from './system/userMembership.queries.ts';
export * from './system/userPick.ts';
export * from './system/userPick.queries.ts';
export * from './system/verifyCode.ts';
export * from './system/verifyCode.queries.ts';
export * from './system/visit.ts';
export * from './system/visit.queries.ts';
/** All calls of the system domain. */
export const createSystemApi = (transport: Transport) => ({
  account: createAccountApi(transport),
  accountPhone: createAccountPhoneApi(transport),
  adapterLog: createAdapterLogApi(transport),
  addressBook: createAddressBookApi(transport),
  announcement: createAnnouncementApi(transport),
  announcementReader: createAnnouncementReaderApi(transport),
  announcementSend: createAnnouncementSendApi(transport),
  appVersion: createAppVersionApi(transport),
  cas: createCasApi(transport),
  category: createCategoryApi(transport),
  check: createCheckApi(transport),
  checkRule: createCheckRuleApi(transport),
  config: createConfigApi(transport),
  configChange: createConfigChangeApi(transport),
  connectionTest: createConnectionTestApi(transport),
  dashboard: createDashboardApi(transport),
  dashboardIndex: createDashboardIndexApi(transport),
  dataLog: createDataLogApi(transport),
  dataSource: createDataSourceApi(transport),
  demoAdvancedForm: createDemoAdvancedFormApi(transport),
  demoBaseForm: createDemoBaseFormApi(transport),
  demoForm: createDemoFormApi(transport),
  demoStepForm: createDemoStepFormApi(transport),
  depart: createDepartApi(transport),
  departPermission: createDepartPermissionApi(transport),
  departRole: createDepartRoleApi(transport),
  dict: createDictApi(transport),
  dictItem: createDictItemApi(transport),
  dictionary: createDictionaryApi(transport),
  exportJob: createExportJobApi(transport),
  files: createFilesApi(transport),
  fillRule: createFillRuleApi(transport),
  gatewayRoute: createGatewayRouteApi(transport),
  grant: createGrantApi(transport),
  guest: createGuestApi(transport),
  home: createHomeApi(transport),
  importProgress: createImportProgressApi(transport),
  localMail: createLocalMailApi(transport),
  log: createLogApi(transport),
  login: createLoginApi(transport),
  loginWays: createLoginWaysApi(transport),
  menu: createMenuApi(transport),
  message: createMessageApi(transport),
  messageTemplate: createMessageTemplateApi(transport),
  ossFile: createOssFileApi(transport),
  ossUpload: createOssUploadApi(transport),
  own: createOwnApi(transport),
  permission: createPermissionApi(transport),
  permissionRule: createPermissionRuleApi(transport),
  phoneLogin: createPhoneLoginApi(transport),
  platformSettings: createPlatformSettingsApi(transport),
  position: createPositionApi(transport),
  quartzJob: createQuartzJobApi(transport),
  quartzRun: createQuartzRunApi(transport),
  receivedAnnouncements: createReceivedAnnouncementsApi(transport),
  recovery: createRecoveryApi(transport),
  role: createRoleApi(transport),
  safe: createSafeApi(transport),
  savedViews: createSavedViewsApi(transport),
  screen: createScreenApi(transport),
  sensitiveLook: createSensitiveLookApi(transport),
  template: createTemplateApi(transport),
  tenant: createTenantApi(transport),
  thirdApp: createThirdAppApi(transport),
  thirdLogin: createThirdLoginApi(transport),
  treeLookup: createTreeLookupApi(transport),
  user: createUserApi(transport),
  userAgent: createUserAgentApi(transport),
  userMembership: createUserMembershipApi(transport),
  userPick: createUserPickApi(transport),
  verifyCode: createVerifyCodeApi(transport),
  visit: createVisitApi(transport),
});
