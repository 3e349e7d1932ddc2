import { defineScreens } from '../../shared/screens.ts';

/** Pages of the system domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hysms/HyVerifyCodeList': () => import('./verify-code/VerifyCodeListPage.tsx'),
  'system/DictList': () => import('./dictionary/DictListPage.tsx'),
  'system/UserList': () => import('./user/UserListPage.tsx'),
  'system/RoleUserList': () => import('./role/RoleUserListPage.tsx'),
  'system/RoleList': () => import('./role/RoleUserListPage.tsx'),
  'system/PermissionList': () => import('./permission/PermissionListPage.tsx'),
  'system/NewPermissionList': () => import('./permission/PermissionListPage.tsx'),
  'system/DepartList': () => import('./depart/DepartListPage.tsx'),
  'system/DepartUserList': () => import('./my-depart/MyDepartPage.tsx'),
  'system/TenantList': () => import('./tenant/TenantListPage.tsx'),
  'system/SysCategoryList': () => import('./category/CategoryListPage.tsx'),
  'system/SysPositionList': () => import('./position/PositionListPage.tsx'),
  'system/AddressList': () => import('./address-book/AddressBookPage.tsx'),
  'system/LogList': () => import('./log/LogListPage.tsx'),
  'system/DataLogList': () => import('./data-log/DataLogListPage.tsx'),
  'system/SysAnnouncementList': () => import('./announcement/AnnouncementListPage.tsx'),
  'modules/message/SysMessageList': () => import('./message/MessageListPage.tsx'),
  'modules/message/SysMessageTemplateList': () => import('./message/MessageTemplateListPage.tsx'),
  'system/UserAnnouncementList': () => import('./user-announcement/UserAnnouncementListPage.tsx'),
  'system/SysCheckRuleList': () => import('./checkRule/CheckRuleListPage.tsx'),
  'system/QuartzJobList': () => import('./quartz-job/QuartzJobListPage.tsx'),
  'system/SysDataSourceList': () => import('./data-source/DataSourceListPage.tsx'),
  'system/SysFillRuleList': () => import('./fillRule/FillRuleListPage.tsx'),
});
