import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the logs of logins and operations. */
export const logTexts = defineTexts({
  all: { zh: '全部', en: 'All' },
  logins: { zh: '登录日志', en: 'Logins' },
  operations: { zh: '操作日志', en: 'Operations' },
  looks: { zh: '敏感信息查看', en: 'Looks at sensitive data' },
  clear: { zh: '清空', en: 'Clear' },
  clearConfirm: { zh: '确定要清空全部日志吗？', en: 'Clear the whole log?' },
});
