import { expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { noQuantityLeft, noWeightLeft, whyDispatched } from '../src/modules/shipping/order/orderRemainder.ts';
import { roadTimeProblem } from '../src/modules/shipping/shipping-note/roadTimes.ts';
import { englishOf, englishOfNotice } from '../src/platform/englishOf.ts';
import { AppError, businessError, refusedField } from '../src/platform/errors.ts';
import { fieldsIn } from '../src/platform/fieldErrors.ts';
import { toldTexts } from '../src/platform/resource/toldTexts.ts';
import { announcedTexts, noticedTexts, spokenTexts } from './spokenTexts.ts';

/** A moment of a day. */
function at(hour: number, minute = '00'): string {
  return `2026-06-02 ${String(hour).padStart(2, '0')}:${minute}:00`;
}

const han = /[\u4e00-\u9fff]/;

test('LANG-01 every sentence that the server may say has an English one', () => {
  expect(modules.length).toBeGreaterThan(0);
  const said = [...spokenTexts(), ...announcedTexts()];

  expect(said.length).toBeGreaterThan(500);
  expect(said.filter(({ text }) => han.test(englishOf(text))).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

test('LANG-01 every text of a notice has an English one', () => {
  const said = noticedTexts();

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(({ text }) => han.test(englishOfNotice(text))).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

const stepTimes = { createTime: at(6), dispatchTime: at(7), acceptTime: at(8), loadTime: at(9) };
const laterTimes = { departTime: at(10), arriveTime: at(11), unloadTime: at(12), signTime: at(13) };

test.each([
  [{ loadTime: at(7) }, 'The time of loading must not be before that of acceptance, 2026-06-02 08:00:00'],
  [{ loadTime: at(19) }, 'The time of loading must not be in the future'],
  [{ loadTime: at(10, '30') }, 'The time of loading must not be after that of departure'],
  [{ arriveTime: at(9) }, 'The time of arrival must not be before that of departure'],
  [{ unloadTime: at(9) }, 'The time of unloading must be after that of loading'],
  [{ departTime: at(8) }, 'The time of departure must not be before that of loading'],
  [{ signTime: at(11) }, 'The time of signing must not be before that of unloading'],
])('LANG-01 times out of order, %o, in English', (given, english) => {
  const found = roadTimeProblem({ ...stepTimes, ...laterTimes }, { given, now: at(18) });
  expect(englishOf(found?.message ?? '')).toBe(english);
});

test('LANG-01 whatever step contradicts whatever other, the sentence is English', () => {
  const steps = { ...stepTimes, ...laterTimes };
  const none = Object.fromEntries(Object.keys(steps).map((name) => [name, null])) as Record<keyof typeof steps, null>;
  const said = Object.keys(steps)
    .flatMap((known) =>
      Object.keys(laterTimes)
        .concat('loadTime')
        .flatMap((step) =>
          [at(5), at(9), at(17), at(19)].map(
            (time) => roadTimeProblem({ ...none, [known]: at(9) }, { given: { [step]: time }, now: at(18) })?.message,
          ),
        ),
    )
    .filter((message) => message !== undefined);

  expect(new Set(said).size).toBeGreaterThan(30);
  expect(said.filter((message) => /[\u4e00-\u9fff]/.test(englishOf(message)))).toEqual([]);
});

test('LANG-01 an order that takes no more says why in English', () => {
  const order = { priceMode: '1', totalVehicles: 3, totalWeight: 9000, dispatchedWeight: 8500, dispatchedVehicles: 1 };
  const refusals = [
    noWeightLeft(order, { asked: 2000 }),
    noQuantityLeft('3'),
    noQuantityLeft('2'),
    whyDispatched(order),
    whyDispatched({ ...order, dispatchedVehicles: 3 }),
  ];
  expect(refusals.map(({ texts }) => texts.en)).toEqual([
    'More than is left of the order: 0.500 t left, 2.000 t asked for. Plan less weight, or edit the order and raise the total weight first',
    'More than is left of the order: the whole volume is dispatched. Edit the order and raise the total volume first',
    'More than is left of the order: all pieces are dispatched. Edit the order and raise the total pieces first',
    'More than is left of the order: 0.500 t left, and less than 1 t counts as dispatched. Edit the order and raise the total weight first',
    'More than is left of the order: the 3 planned vehicles are dispatched. Edit the order and plan more vehicles first',
  ]);
});

test.each([
  ['超过核定载质量（1.70吨）', 'Above the rated load (1.70 t)'],
  ['租户“甲”下还有 3 名用户，不能删除；如需停用请将其冻结', 'The tenant "甲" has 3 users and cannot be deleted; freeze it instead'],
  ['租户“甲”下还有 1 名用户，不能删除；如需停用请将其冻结', 'The tenant "甲" has 1 user and cannot be deleted; freeze it instead'],
  ['证件已过期（驾驶证、从业资格证）', 'Certificates have expired (driving licence, qualification certificate)'],
  [
    '本地模拟打款0.50元，未连接银行；金额不符，还可尝试1次',
    'Simulated payment of 0.50 CNY; no bank is connected; the amount is wrong, 1 try left',
  ],
  ['拒单：堵车、下雨', 'Refused: 堵车、下雨'],
  ['未知的系统变量 #{day}', 'Unknown variable #{day}'],
  ['$& 没有译文', '$& 没有译文'],
])('LANG-01 %s in English', (chinese, english) => {
  expect(englishOf(chinese)).toBe(english);
  expect(businessError(40205, { message: chinese }).texts).toEqual({ zh: chinese, en: english });
});

test('LANG-01 a refused field is told in the language of its reader, by its own English, else by the declared one', () => {
  const errors = [refusedField('a', { zh: '甲不对', en: 'A is wrong' }), refusedField('b', '请填写原因')];

  expect(errors.flatMap((error) => fieldsIn(error, 'zh'))).toEqual([
    { path: 'a', message: '甲不对' },
    { path: 'b', message: '请填写原因' },
  ]);
  expect(errors.flatMap((error) => fieldsIn(error, 'en'))).toEqual([
    { path: 'a', message: 'A is wrong' },
    { path: 'b', message: 'Enter the reason' },
  ]);
});

test('LANG-01 what the system has stored of a check is told in English, what people typed stays', () => {
  const row = { verifyRemark: '司机未满18周岁；驾驶证有效期不正确', remark: '请填写原因' };
  const told = toldTexts('verifyRemark');

  expect(told(row, { locale: 'zh' })).toEqual(row);
  expect(told(row, { locale: 'en' })).toEqual({
    verifyRemark: 'The driver is younger than 18; The dates of the licence are wrong',
    remark: '请填写原因',
  });
  expect(told({ verifyRemark: null }, { locale: 'en' })).toEqual({ verifyRemark: null });
});

test('LANG-01 a sentence in both languages stays as it is', () => {
  expect(new AppError('Conflict', { zh: '请填写原因', en: 'Why?' }).texts.en).toBe('Why?');
  expect(refusedField('reason', '请填写原因').details.errorData).toEqual([{ path: 'reason', message: '请填写原因' }]);
});
