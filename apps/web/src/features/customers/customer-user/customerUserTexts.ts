import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what is done to the logins of customers. */
export const customerUserTexts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  freeze: { zh: '冻结', en: 'Freeze' },
  freezeConfirm: { zh: '冻结后用户将立即下线且不能登录，确定吗？', en: 'Frozen users are logged out at once and can’t log in. Continue?' },
  release: { zh: '解冻', en: 'Unfreeze' },
  resetPassword: { zh: '重置密码', en: 'Reset password' },
  mainHelp: { zh: '每个客户有且仅有一个主账号', en: 'A customer has exactly one' },
});
