import { expect, test } from 'vitest';
import { toldNotice } from './toldNotice.ts';

const notice = { sender: 'system', titile: '账单 ZD260602000001 待确认', msgAbstract: null, msgContent: null };

test('LANG-01 what nobody wrote comes from the system, in the language of its reader; what a person wrote comes from them', () => {
  expect(toldNotice(notice, { locale: 'zh' }).sender).toBe('系统');
  expect(toldNotice(notice, { locale: 'en' }).sender).toBe('System');
  expect(toldNotice({ ...notice, msgAbstract: '账期' }, { locale: 'en' }).sender).toBe('System');
  expect(toldNotice({ ...notice, sender: '运营小周' }, { locale: 'en' })).toEqual({ ...notice, sender: '运营小周' });
});
