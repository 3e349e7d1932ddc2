import type { Label } from '../../i18n/catalogue.ts';
import type { CellWords } from '../cells/cellType.ts';

/** A text of a column in the present language. */
export const said = (label: Label, { localize }: Pick<CellWords, 'localize'>): string =>
  typeof label === 'string' ? label : (localize?.(label) ?? label.zh);
