import type { Label } from '../../i18n/catalogue.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { ReactNode } from 'react';
import type { ConnectTable } from '../../editable-table/live/tableLine.ts';
import type { CardLayout } from '../../table/cardLayout.ts';
import type { ListAction, RowAction } from '../actions/defineAction.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { DetailPart } from '../detail/ResourceDetail.tsx';
import type { FormSpec } from '../form/formSpec.ts';
import type { ResourceColumn } from './fieldColumns.tsx';
import type { ListTree } from './listTree.ts';
import type { CountedTabs } from './StatusTabs.tsx';
import type { ResourceListHandle, ResourceListOptions } from './useResourceList.ts';

/** Props of `ResourceList`: what its screen says of itself. */
export interface ResourceListProps<Row extends AnyRow, Name extends string = string> extends ResourceListOptions {
  /** What the rows are: fields, calls and the prefix of its permissions. */
  resource: Resource<Row, Name>;
  /** How rows lie below each other; see `ResourceTreeList`, which makes it. */
  tree?: ListTree<Row>;
  /** Fields shown, in order; a field with changes, or a column of one's own. */
  columns: ReadonlyArray<ResourceColumn<Row, NoInfer<Name>>>;
  /** Fields to search by, in order; the first two are in view. */
  search?: ReadonlyArray<NoInfer<Name>>;
  /** Whether conditions on all searchable fields can be joined by and / or; default true where there is a search. */
  advanced?: boolean;
  /** Actions on a row, between edit and delete. */
  rowActions?: ReadonlyArray<RowAction<Row>>;
  /** Actions of the toolbar, after add. */
  toolbar?: ReadonlyArray<ListAction<Row>>;
  /** Tabs that filter by one field; with `counts` each shows how many rows it stands for among those that are asked for. */
  tabs?: CountedTabs & { field: NoInfer<Name> };
  /**
   * The form of add and edit: fields in order, groups or steps; by default every field that may be set. A way to fetch it keeps it out of the
   * first page: one function, the same from render to render.
   */
  form?: FormSpec<NoInfer<Name>> | (() => Promise<FormSpec<NoInfer<Name>>>);
  /** Columns of that form on a wide screen, default 2. */
  formColumns?: 1 | 2 | 3;
  /** Width of the form in px. */
  formWidth?: number;
  /** Whether a row may be kept as a draft, without what the form only needs (`needed` of an item); asked with the stored row, without one on an add. */
  formDraftable?: (row: Row | undefined) => boolean;
  /** Parts of the detail drawer; by default every field. */
  detail?: ReadonlyArray<DetailPart<Row, NoInfer<Name>>>;
  /** `false` leaves a standard button out even where call and permission are there. */
  add?: boolean;
  /** Edit of a row; `false` leaves it out. */
  edit?: boolean;
  /**
   * The rows of a page can be edited in a table like a spreadsheet. With `connect` people who do so at the same time see each
   * other; the key of the table is the resource's name. @source TBL-13
   */
  inlineEdit?: boolean | { connect: ConnectTable };
  /** Delete of a row and of the chosen rows; `false` leaves both out. @source TBL-07 */
  remove?: boolean;
  /** Detail of a row by its button, its title, Enter or a double click; `false` leaves it out. */
  view?: boolean;
  /** Further fields that the advanced query may ask for, such as those of rows that belong to a row. */
  queryFields?: Readonly<Record<string, FieldDefinition>>;
  /** Export of exactly what is filtered; `false` leaves it out. `'columns'` asks for the columns of this list, shown or not; else the server has its own. */
  export?: boolean | 'columns';
  /** Import of a sheet, with its template; `false` leaves it out. */
  import?: boolean;
  /** Whether rows are numbered, default true; a tree has no numbers. */
  numbered?: boolean;
  /**
   * Whether rows have a box to choose them. By default where this person may do something with chosen rows: delete or export them, or an action
   * of the toolbar that needs some. Printing alone brings no boxes, since it takes what is filtered; where there are boxes, it takes what is chosen.
   */
  selectable?: boolean;
  /** Rows that can be chosen, by default all; the others are shown with a box that is off. */
  selectableWhen?: (row: Row) => boolean;
  /** Rows that may be edited or deleted at all. */
  editWhen?: (row: Row) => boolean;
  /** Whether a row may be deleted; absent means every row. The server decides in the end. */
  removeWhen?: (row: Row) => boolean;
  /** Above everything, such as figures. */
  header?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Between toolbar and table. */
  summary?: (list: ResourceListHandle<Row>) => ReactNode;
  /** Key of the row that something beside the list is about, see `MasterDetail`. */
  current?: string | null;
  /** A row got the focus by click or arrow key, or the button of its card was pressed. */
  onCurrentChange?: (row: Row) => void;
  /** Other lists stand on the same page: search and pages are named after this one. By default where something is told of `onCurrentChange`. */
  isOneOfMany?: boolean;
  /** Words of that button. */
  currentLabel?: Label;
  /** Called with the rows of the page in view whenever they were re-read. */
  onRowsChange?: (rows: readonly Row[]) => void;
  /** Called after each action, with the keys of the rows for which it went well, and its own, such as `remove`. */
  onAction?: (done: readonly string[], action: string) => void;
  /** Opens below a row. */
  expand?: (row: Row) => ReactNode;
  /** Marks rows that need attention by colour; undefined draws a row as usual. */
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  /** What the card of a row shows on a phone before it is opened; the state of `detailHead` stands beside its heading. */
  card?: CardLayout | undefined;
  /** Width in px of the column with the actions, default 132. */
  rowActionsWidth?: number;
  /** Remembers widths and hidden columns under this name, by default that of the resource. */
  storageId?: string;
  /** Height at which rows begin to scroll, any CSS length. */
  maxHeight?: string;
}
