import type { Context } from '../../../platform/context.ts';
import { englishOf } from '../../../platform/englishOf.ts';
import { readableText } from '../common/feeVisibility.ts';
import { pricedFields } from '../price-history/priceHistory.service.ts';

/** What an event says to a reader: in their language, and without amounts that they may not see. What people typed stays as it is. */
export function eventContent({ locale }: Pick<Context, 'locale'>, { content, sees }: { content: string; sees: boolean }): string {
  const text = readableText(content, sees);
  if (locale === 'zh') return text;
  const english = englishOf(text);
  if (text.startsWith('改价：')) return withPriceNames(english);
  if (text.startsWith('业务审核驳回：')) return withRules(english);
  return english;
}

/** Rules that were broken stand behind what the reviewer wrote. */
const withRules = (text: string): string =>
  text.replace(/（(R\d+(?:、R\d+)*)）$/, (_whole, rules: string) => ` (${rules.replaceAll('、', ', ')})`);

function withPriceNames(text: string): string {
  const [changes = '', ...reason] = text.split('. Reason: ');
  const named = Object.values(pricedFields).reduce((words, { label, english }) => words.replace(label, `${english} `), changes);
  return [named.replaceAll('，', ', ').replaceAll('元/吨', ' CNY/t').replaceAll('元', ' CNY').replaceAll('无', 'none'), ...reason].join(
    '. Reason: ',
  );
}
