import { Dialog, Drawer } from '@tarmac/admin-kit/dialog';
import { type AnyRow, ListStateContext, ResourceList, type ResourceListProps } from '@tarmac/admin-kit/resource';
import { Note } from '../pages/Note.tsx';

/**
 * A list that belongs to a page or to one of its rows, in a drawer over it. The address stays the page's: filters, order and page of
 * this list are its own and gone with it. Rows have no detail unless `detail` names its parts, and come in the server's order.
 *
 * @example <ListDrawer title="执行记录" width={900} onOpenChange={onOpenChange} resource={run} columns={['startTime', 'outcome']} />
 */
export function ListDrawer<Row extends AnyRow, Name extends string>({
  title,
  width,
  note,
  frame = 'drawer',
  onOpenChange,
  ...list
}: ListDrawerProps<Row, Name>) {
  const content = (
    <>
      {note !== undefined && <Note>{note}</Note>}
      <ListStateContext value={null}>
        <ResourceList
          advanced={false}
          defaultSort={null}
          view={list.detail !== undefined}
          maxHeight={frame === 'dialog' ? '50vh' : 'none'}
          {...list}
        />
      </ListStateContext>
    </>
  );
  return frame === 'dialog' ? (
    <Dialog open onOpenChange={onOpenChange} title={title} width={width} footer={null}>
      {content}
    </Dialog>
  ) : (
    <Drawer open onOpenChange={onOpenChange} title={title} width={width}>
      {content}
    </Drawer>
  );
}

/** Props of {@link ListDrawer}: those of the list, and its frame. */
export interface ListDrawerProps<Row extends AnyRow, Name extends string> extends ResourceListProps<Row, Name> {
  /** Heading, and name for assistive technology. */
  title: string;
  /** Width in px. */
  width: number;
  /** What a person should know before reading the rows. */
  note?: string;
  /** A `dialog` stays when a person clicks beside it, for lists in which rows are chosen; default `drawer`. */
  frame?: 'drawer' | 'dialog';
  onOpenChange: (open: boolean) => void;
}
