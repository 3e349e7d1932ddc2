import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { noQuantityLeft, noWeightLeft, whyDispatched } from '../src/modules/shipping/order/orderRemainder.ts';
import { roadTimeProblem } from '../src/modules/shipping/shipping-note/roadTimes.ts';
import { englishOf } from '../src/platform/englishOf.ts';
import { AppError, businessError, refusedField } from '../src/platform/errors.ts';

const sources = join(import.meta.dirname, '../src');
/** What throws a sentence for people, or names one that is thrown: the sentence is the first text behind it. */
const thrown =
  /(?:businessError\(\s*[\w.]+,|conflict\(|refused(?:Field|Entry)\(\s*[^,()]+,|invalidInput\(|refusedByRule\(|forbidden\(|notFound\(|new AppError\(\s*'[A-Za-z]+',|unavailable\(|tooMany\(\s*[^,()]+,|\bconst message =|\brefuse\('\w+',)\s*(['`])((?:(?!\1)[^\n])*[\u4e00-\u9fff](?:(?!\1)[^\n])*)\1/g;

/** A moment of a day. */
function at(hour: number, minute = '00'): string {
  return `2026-06-02 ${String(hour).padStart(2, '0')}:${minute}:00`;
}

/** A sentence as it may read: what is filled in is a letter. */
function sample(text: string): string {
  let depth = 0;
  let read = '';
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text.startsWith('${', at)) {
      depth = 1;
      read += 'x';
      at += 1;
    } else if (depth > 0) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    else read += text[at];
  }
  return read;
}

test('LANG-01 every sentence that the server refuses with has an English one', () => {
  expect(modules.length).toBeGreaterThan(0);
  const sentences = globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(thrown)].map((match) => sample(match[2]!)));

  // What stands in the brackets of this one is a sentence of its own; the test below has each whole.
  const composed = '超过订单剩余量（x）';
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((text) => text !== composed && /[\u4e00-\u9fff]/.test(englishOf(text)))).toEqual([]);
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
  ['未知的系统变量 #{day}', 'Unknown variable #{day}'],
  ['$& 没有译文', '$& 没有译文'],
])('LANG-01 %s in English', (chinese, english) => {
  expect(englishOf(chinese)).toBe(english);
  expect(businessError(40205, { message: chinese }).texts).toEqual({ zh: chinese, en: english });
});

test('LANG-01 a sentence in both languages stays as it is', () => {
  expect(new AppError('Conflict', { zh: '请填写原因', en: 'Why?' }).texts.en).toBe('Why?');
  expect(refusedField('reason', '请填写原因').details.errorData).toEqual([{ path: 'reason', message: '请填写原因' }]);
});
