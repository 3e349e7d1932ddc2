import type { Label } from '../i18n/catalogue.ts';

/** Something that a text leaves open: `${name}` in the text. */
export interface Place {
  /** What stands in the text. */
  name: string;
  /** What people read. */
  label: Label;
}
