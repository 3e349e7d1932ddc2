import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the tenants. */
export const tenantTexts = defineTexts({
  tenant: { zh: '租户', en: 'Tenant' },
  edit: { zh: '编辑', en: 'Edit' },
  basics: { zh: '租户信息', en: 'Tenant' },
  administrator: { zh: '首位管理员', en: 'First administrator' },
  adminUsername: { zh: '管理员账号', en: 'User name' },
  adminHelp: { zh: '没有管理员的租户无人可以登录', en: 'Without one nobody can log in to the tenant' },
  adminPassword: { zh: '初始密码', en: 'First password' },
  passwordHelp: { zh: '首次登录时须修改', en: 'Must be changed at the first login' },
  statusHelp: { zh: '冻结或到期后，其用户立即下线且不能登录', en: 'Users of a frozen or expired tenant are signed out at once' },
});
