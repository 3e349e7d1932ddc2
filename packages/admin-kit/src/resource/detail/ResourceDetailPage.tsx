import { type ReactNode } from 'react';
import { late } from '../../internals/late.ts';
import { Skeleton } from '../../input/states.tsx';
import type { RowAction } from '../actions/defineAction.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { DetailPart } from './ResourceDetail.tsx';

const Cards = late(() => import('./ResourceDetailCards.tsx'), { part: 'ResourceDetailCards', meanwhile: () => <Skeleton rows={12} /> });

/**
 * One row on a page of its own: title and actions above, its parts below. It says when the person may not see it and when it is not
 * there. The resource's `detailPath` leads lists to the page.
 *
 * @example <ResourceDetailPage resource={device} id={text} actions={[freeze, release]} onTitle={setTitle} />
 */
export function ResourceDetailPage<Row extends AnyRow, Name extends string, Detail extends AnyRow = Row>(
  props: ResourceDetailPageProps<Row, Name, Detail>,
) {
  return <Cards {...props} />;
}

/** Props of {@link ResourceDetailPage}. */
export interface ResourceDetailPageProps<Row extends AnyRow, Name extends string = string, Detail extends AnyRow = Row> {
  /** Whose row it is; its permission to list is asked for. */
  resource: Resource<Row, Name>;
  /** Identity of the row, from the address. */
  id: string;
  /**
   * Reads the row with whatever else the page shows; by default the resource's `look`, or its `get`. Of a resource with a `look` it answers the row
   * masked: who may see what is sensitive asks for it by a button, and `get` reads the row then.
   */
  load?: (id: string, options: { signal: AbortSignal }) => Promise<Detail>;
  /** The row within what was read; needed where `load` answers more than the row. */
  rowOf?: (detail: Detail) => Row;
  /** By default one part with every field. */
  parts?: ReadonlyArray<DetailPart<Detail, NoInfer<Name>>>;
  /** Actions on the row. */
  actions?: ReadonlyArray<RowAction<Row>>;
  /** Goes to the page of another row, from the buttons to the previous and the next one of a list; by default as a line of a list does. */
  onStep?: (href: string) => void;
  /** Below the title, such as how far it has come. */
  summary?: (detail: Detail) => ReactNode;
  /** Hears what the row is and what it is called, such as 运单 YD2026, for the title of a tab. */
  onTitle?: (title: string) => void;
}
