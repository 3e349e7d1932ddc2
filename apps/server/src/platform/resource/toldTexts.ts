import type { Context } from '../context.ts';
import { englishOfAll } from '../englishOf.ts';

/** Sentences that the system has stored in Chinese, as a reader gets them; what people typed stays as it is. */
export const toldTexts =
  (...fields: readonly string[]) =>
  (row: Record<string, unknown>, { locale }: Pick<Context, 'locale'>): Record<string, unknown> => {
    if (locale === 'zh') return row;
    const told = fields.flatMap((name) => {
      const text = row[name];
      return typeof text === 'string' ? [[name, englishOfAll(text)]] : [];
    });
    return { ...row, ...Object.fromEntries(told) };
  };
