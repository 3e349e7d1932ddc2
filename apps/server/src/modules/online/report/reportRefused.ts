import type { LocalizedText } from '@tarmac/freight-api/rules';

/** A report says something that reports may not. The message tells what, in Chinese; `texts` in both languages. @source security 8.36 */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused';
  readonly texts: LocalizedText;

  constructor(zh: string, en: string) {
    super(zh);
    this.texts = { zh, en };
  }
}
