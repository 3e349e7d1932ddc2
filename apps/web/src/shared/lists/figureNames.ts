import type { LocalText } from '@tarmac/admin-kit/i18n';
import {
  statCollectionFields,
  statFreightFields,
  statMileageFields,
  statOrdersFields,
  statPersonFields,
} from '@tarmac/freight-api/statistics';
import { defineTexts } from '../texts/defineTexts.ts';
import { groupTexts } from '../texts/statGroups.ts';

const texts = defineTexts({
  collection: { zh: '收款统计', en: 'Collection' },
  freight: { zh: '运费统计', en: 'Freight' },
  mileage: { zh: '里程统计', en: 'Mileage' },
  orders: { zh: '订单统计', en: 'Orders' },
  person: { zh: '全员统计', en: 'People' },
  unnamed: { zh: '（未填）', en: '(none)' },
});
const measures: Readonly<Record<string, Readonly<Record<string, { label: LocalText }>>>> = {
  collection: statCollectionFields,
  freight: statFreightFields,
  mileage: statMileageFields,
  orders: statOrdersFields,
  person: statPersonFields,
};

/**
 * What the figures are called that links of statistics ask for, in a language: statistic, group, measure and days. What is no such figure
 * stays as it is.
 *
 * @example figureNames(['李师傅 #person/driver/passed/2026-06-01/2026-06-30////=d1'], 'en-US') // People · Driver 李师傅 · Passed · 2026-06-01 ~ 2026-06-30
 */
export function figureNames(values: readonly string[], locale: string): Record<string, string> {
  const say = ({ zh, en }: LocalText) => (locale.startsWith('zh') ? zh : en);
  return Object.fromEntries(
    values.flatMap((value) => {
      const at = value.indexOf('#');
      const [statistic = '', by = '', measure = '', from = '', to = '', _company, _customer, _agent, ...key] = value
        .slice(at + 1)
        .split('/');
      const [title, group, of] = [own(texts, statistic), own(groupTexts, by), own(measures, statistic)];
      if (at < 0 || title === undefined || group === undefined) return [];
      const name = key.join('/') === '!' ? say(texts.unnamed) : value.slice(0, at).trim();
      const what = of && own(of, measure);
      const parts = [
        say(title),
        by === 'time' ? '' : [say(group), name].filter(Boolean).join(' '),
        what ? say(what.label) : '',
        from === to ? from : `${from} ~ ${to}`,
      ];
      return [[value, parts.filter(Boolean).join(' · ')]];
    }),
  );
}

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
