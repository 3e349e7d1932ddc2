import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the roles and who holds them. */
export const roleTexts = defineTexts({
  authorize: { zh: '授权', en: 'Authorise' },
  authorizeRole: { zh: '角色授权 · ', en: 'Authorise · ' },
  people: { zh: '角色用户', en: 'People of the role' },
  person: { zh: '用户', en: 'User' },
  addExisting: { zh: '已有用户', en: 'Add existing' },
  users: { zh: '选择用户', en: 'Users' },
  takeBack: { zh: '取消关联', en: 'Take the role' },
  takeBackConfirm: { zh: '确定要收回所选用户的角色吗？', en: 'Remove the role from the selected users?' },
});
