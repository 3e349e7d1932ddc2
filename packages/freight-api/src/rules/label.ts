/** A text in both languages of the product. */
export interface LocalizedText {
  zh: string;
  en: string;
}

/**
 * A text in both languages.
 *
 * @example text(label('车牌号', 'Plate number'))
 */
export const label = (zh: string, en: string): LocalizedText => ({ zh, en });
