import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPhone,
  checkRule,
  cleanText,
  hasControls,
  hasControlsBetweenLines,
  type Spelling,
  spellingOf,
  phoneForms,
  spellText,
} from './index.ts';

describe('CHK-02 what nobody sees is not a part of a text', () => {
  test.each([
    ['  张 伟\u3000', '张 伟'],
    ['\u200B', ''],
    ['\u00A0\u3000 \u200B\uFEFF\u2060\u3164\u2800', ''],
    ['物流\u200B公司', '物流公司'],
    ['\u202D13800000001\u202C', '13800000001'],
    ['a\u200Db', 'ab'],
    ['张\u200C伟', '张伟'],
    ['e\u0301', '\u00E9'],
    // What changes the look of its neighbours stays.
    ['👩\u200D💻', '👩\u200D💻'],
    ['葛\u{E0100}飾', '葛\u{E0100}飾'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['\uFE0F\u200D', ''],
    ['多 行\n文字', '多 行\n文字'],
  ])('%j', (text, clean) => expect(cleanText(text)).toBe(clean));

  test('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

test.each([
  ['控制\u0007铃', true, true],
  ['一\n二', true, false],
  ['一\t二', true, false],
  ['一\u2028二', true, false],
  ['一\u007F', true, true],
  ['一\u0085', true, true],
  ['一\uFFFE', true, true],
  ['鲁G·A0457 ①', false, false],
])('CHK-02 controls of %j', (text, inLine, inLines) => {
  expect(hasControls(text)).toBe(inLine);
  expect(hasControlsBetweenLines(text)).toBe(inLines);
});

describe('CHK-02 usual spellings become the one that is stored', () => {
  test.each<[Spelling, string, string]>([
    ['compact', '鲁g·a0457', '鲁GA0457'],
    ['compact', '鲁G-B7Z61', '鲁GB7Z61'],
    ['compact', '鲁Ｇ　Ａ０４５７', '鲁GA0457'],
    ['compact', '鲁g1b34挂', '鲁G1B34挂'],
    ['compact', '370700 19800101 004x', '37070019800101004X'],
    ['compact', '6229 9900 0000 0000 019', '6229990000000000019'],
    ['compact', '３７０７００19800101004X', '37070019800101004X'],
    ['compact', '\u200B91370700MA3C\u202C', '91370700MA3C'],
    ['phone', '+8613900001111', '13900001111'],
    ['phone', '+86 139 0000 1111', '13900001111'],
    ['phone', '0086-139-0000-1111', '13900001111'],
    ['phone', '8613900001111', '13900001111'],
    ['phone', '139-0000', '1390000'],
    ['phone', '+86', ''],
    ['phone', '0536-8888888', '0536-8888888'],
    ['phone', '(0536)8888888', '05368888888'],
    ['phone', '0536－8888888－12', '0536-8888888-12'],
    ['phone', '400 888 8888', '4008888888'],
    ['phone', '199****0101', '199****0101'],
    ['code', '鲁交运管许可潍字 370700－001 号', '鲁交运管许可潍字370700-001号'],
    ['code', 'ab－1Ｃ', 'ab-1C'],
    ['code', '鲁（2020）', '鲁（2020）'],
  ])('%s %j', (spelling, text, spelled) => {
    expect(spellText(text, spelling)).toBe(spelled);
    expect(spellText(spelled, spelling)).toBe(spelled);
  });

  test.each([
    ['idCard', '370700 19800101 004x'],
    ['mobile', '+86 139-0000-1111'],
    ['plate', '鲁g·a0457'],
    ['trailerPlate', '鲁g1b34挂'],
    ['bankCard', '6299 9900 0000 0000 012'],
    ['vin', 'lfwsrxsj5m1e12345'],
  ])('a check takes them: %s %s', (rule, value) => {
    const wrong = checkRule(rule, value)?.ok === false;
    const stored = checkRule(rule, spellText(value, spellingOf(rule)))?.ok === false;

    expect(wrong).toBe(stored);
    if (rule !== 'idCard') expect(wrong).toBe(false);
  });
});

test.each<[string, readonly string[]]>([
  ['0351-1234567', ['0351-1234567', '03511234567']],
  ['03511234567', ['0351-1234567', '03511234567']],
  ['0351.1234567', ['0351-1234567', '03511234567']],
  ['010-12345678', ['010-12345678', '01012345678']],
  ['0351-1234567-801', ['0351-1234567-801', '03511234567-801']],
  ['351-1234567', ['0351-1234567', '03511234567']],
])('LIST-05 the landline %s is looked for as it may be stored', (text, forms) => {
  expect(new Set(phoneForms(text).filter((form) => checkPhone(form).ok))).toEqual(new Set(forms));
});

test('LIST-05 a number without its area is looked for in every area, and no other text is', () => {
  for (const text of ['1234567', '12345678', '81234567', '8123456-12']) {
    const forms = phoneForms(text);
    const isLocal = text !== '12345678';
    expect(forms.includes(`0351-${text}`), text).toBe(isLocal);
    expect(forms.includes(`010${text}`), text).toBe(isLocal);
    expect(new Set(forms).size).toBe(forms.length);
  }
  for (const text of ['', '123456', '123456789', '13800000001', '4001234567', '138****0001', '张三'])
    expect(phoneForms(text)).toEqual([text]);
});
