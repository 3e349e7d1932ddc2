import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the people who sign in. */
export const userTexts = defineTexts({
  user: { zh: '用户', en: 'User' },
  account: { zh: '账号', en: 'Account' },
  contact: { zh: '联系方式', en: 'Contact' },
  belonging: { zh: '角色与部门', en: 'Roles and departments' },
  roles: { zh: '角色', en: 'Roles' },
  departs: { zh: '部门', en: 'Departments' },
  agent: { zh: '代理人', en: 'Stand-in' },
  agentOf: { zh: '代理人 · ', en: 'Stand-in · ' },
  edit: { zh: '编辑', en: 'Edit' },
  freeze: { zh: '冻结', en: 'Freeze' },
  freezeConfirm: { zh: '冻结后用户将立即下线且不能登录，确定吗？', en: 'Frozen users are logged out at once and can’t log in. Continue?' },
  release: { zh: '解冻', en: 'Unfreeze' },
  resetPassword: { zh: '重置密码', en: 'Reset password' },
  recycleBin: { zh: '回收站', en: 'Recycle bin' },
  guests: { zh: '外部成员', en: 'Guests' },
  guestsNote: {
    zh: '其他租户的人员，经其租户允许可进入本租户；获得角色后才能进入。',
    en: 'Users of other tenants who may work in this one. They can enter once they have a role here.',
  },
  setRoles: { zh: '设置角色', en: 'Set roles' },
  guestRolesHelp: { zh: '仅在本租户内有效', en: 'They apply within this tenant only' },
  takeAllRoles: { zh: '收回角色', en: 'Take all roles' },
  takeAllRolesConfirm: {
    zh: '收回后此人不能再进入本租户，确定吗？',
    en: 'Without a role this user can no longer enter the tenant. Continue?',
  },
  restore: { zh: '还原用户', en: 'Restore' },
  erase: { zh: '彻底删除', en: 'Erase' },
  eraseConfirm: { zh: '彻底删除后无法恢复，确定吗？', en: 'Erased items can’t be restored. Continue?' },
});
