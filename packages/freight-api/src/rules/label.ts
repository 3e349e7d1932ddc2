/** A text in both languages of the product. */
export interface LocalizedText {
  /** In Chinese. */
  zh: string;
  /** In English. */
  en: string;
}

/**
 * A text in both languages.
 *
 * @example text(label('车牌号', 'Plate number'))
 */
export const label = (zh: string, en: string): LocalizedText => ({ zh, en });
