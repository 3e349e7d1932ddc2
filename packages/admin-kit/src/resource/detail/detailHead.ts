import type { ReactNode } from 'react';
import type { Label } from '../../i18n/catalogue.ts';

/** One of the few facts that stand in the head of a detail: a field by name, or something told from several. */
export type DetailFact<Row, Name extends string = string> =
  | Name
  | {
      /** What stands above the fact. */
      label: Label;
      /** Nothing, null or an empty text leaves the fact out. */
      render: (row: Row) => ReactNode;
    };

/** What the head of a detail shows beside the title of the row. */
export interface DetailHeadFacts<Row, Name extends string = string> {
  /** The field that tells how far the row has come; it stands beside the title. */
  status?: Name;
  /** What matters most, in one line; what the row does not have is left out. */
  facts?: ReadonlyArray<DetailFact<Row, Name>>;
}
