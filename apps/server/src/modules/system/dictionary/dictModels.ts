import type { Context } from '../../../platform/context.ts';
import type { DictionaryItem } from '../../../platform/dictionaries.ts';

/** An entry as clients keep it; `title` repeats the text. @source jeecg-wire 3.5 */
export interface DictEntry {
  value: string;
  text: string;
  title: string;
}

/** Items in use, in the reader's language. */
export function entriesOf(items: readonly DictionaryItem[], locale: 'zh' | 'en'): DictEntry[] {
  return items
    .filter((item) => item.enabled)
    .map((item) => {
      const text = locale === 'en' ? (item.textEn ?? item.text) : item.text;
      return { value: item.value, text, title: text };
    });
}

/** All dictionaries of the actor's tenant by code. @source DICT-01 */
export async function allEntries(ctx: Context, tenantId = ctx.actor.tenantId): Promise<Record<string, DictEntry[]>> {
  const all = await ctx.platform.dictionaries.all(tenantId);
  return Object.fromEntries([...all].map(([code, items]) => [code, entriesOf(items, ctx.locale)]));
}
