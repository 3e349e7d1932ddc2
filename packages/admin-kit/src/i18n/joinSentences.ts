import type { Locale } from './catalogue.ts';

/** Sentences behind each other on one line. @example joinSentences(['重量不能为空', '单价不能为空'], 'zh-CN') // '重量不能为空；单价不能为空' */
export const joinSentences = (sentences: readonly string[], locale: Locale): string =>
  sentences.join(locale.startsWith('zh') ? '；' : '; ');
