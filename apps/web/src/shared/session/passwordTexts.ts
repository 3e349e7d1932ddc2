import { defineTexts } from '../texts/defineTexts.ts';

/** What is said after a change of one's own password; the server says it in Chinese alone. @source MOD-01 */
export const passwordTexts = defineTexts({ changed: { zh: '密码重置成功!', en: 'Password changed.' } });
