import { type ReactNode } from 'react';
import { late } from '../../internals/late.ts';
import type { Label } from '../../i18n/catalogue.ts';
import type { RowAction } from '../actions/defineAction.ts';
import type { AnyRow, Resource } from '../defineResource.ts';

const Panel = late(() => import('./ResourceDetailPanel.tsx'), { part: 'ResourceDetailPanel' });

/** Titled parts of a detail: fields by name, or anything drawn from the row. */
export type DetailPart<Row, Name extends string = string> =
  | (DetailPlace & { fields: readonly Name[]; columns?: 1 | 2 | 3 | 4 })
  | (DetailPlace & { render: (row: Row) => ReactNode });

/** What a part is called and where it stands. */
export interface DetailPlace {
  /** Heading of the part. */
  title: Label;
  /** `rail` stands beside the others in a window of 1280 px or more, and below them in a narrower one; by default among the others. */
  place?: 'rail';
}

/**
 * Every field of a row in a drawer; the stored row is read, so nothing that a list leaves out is missing.
 *
 * @example {row && <ResourceDetail resource={device} row={row} onOpenChange={() => setRow(undefined)} />}
 */
export function ResourceDetail<Row extends AnyRow, Name extends string>(props: ResourceDetailProps<Row, Name>) {
  return <Panel {...props} />;
}

/** Props of {@link ResourceDetail}. */
export interface ResourceDetailProps<Row extends AnyRow, Name extends string = string> {
  /** Whose row it is; a `get` call fetches all of it, else what the list holds is shown. */
  resource: Resource<Row, Name>;
  /** The row as the list has it: shown where there is no `get` call, and until that has answered. */
  row?: Row | undefined;
  /** Identity of the row, where only that is known; by default that of `row`. */
  id?: string;
  /** By default one part with every field. */
  parts?: ReadonlyArray<DetailPart<Row, NoInfer<Name>>>;
  /** What may be done with the row, below: the action that is `primary` as a solid button, the rest beside it and in a menu. */
  actions?: ReadonlyArray<RowAction<Row>>;
  /** Further buttons below, before the actions. */
  footer?: (row: Row) => ReactNode;
  /** Begins with what is sensitive in full, where the resource has a `look` call and the person may see it. */
  revealed?: boolean;
  /** Hears of the row to which the buttons to the previous and the next one of a list lead. */
  onStep?: (row: Row) => void;
  /** Called with `false` by the close button, Escape and a click beside the drawer. */
  onOpenChange: (open: boolean) => void;
  /** Width in px, default 760, with a rail 1120. */
  width?: number;
}
