import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const greetings = defineTexts({
  morning: { zh: '早上好', en: 'Good morning' },
  forenoon: { zh: '上午好', en: 'Good morning' },
  noon: { zh: '中午好', en: 'Good afternoon' },
  afternoon: { zh: '下午好', en: 'Good afternoon' },
  evening: { zh: '晚上好', en: 'Good evening' },
});

/** The greeting of an hour, 0 to 23: morning before 9, forenoon to 11, noon 12 and 13, afternoon to 19, else evening. @source LAY-11 */
export function greetingOf(hour: number) {
  if (hour < 9) return greetings.morning;
  if (hour <= 11) return greetings.forenoon;
  if (hour <= 13) return greetings.noon;
  return hour <= 19 ? greetings.afternoon : greetings.evening;
}
