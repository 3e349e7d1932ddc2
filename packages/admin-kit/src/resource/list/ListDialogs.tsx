import { late } from '../../internals/late.ts';
import type { TableColumn } from '../../table/columns.ts';
import type { ColumnSettingsHandle } from '../../table/useColumnSettings.ts';
import type { RowAction } from '../actions/defineAction.ts';
import type { AnyRow } from '../defineResource.ts';
import { ResourceDetail } from '../detail/ResourceDetail.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import type { ResourceListHandle } from './useResourceList.ts';

/** What is open above a list: a form, a detail, or what its toolbar opens. */
export type OpenInList<Row> =
  | { kind: 'form'; row?: Row; initial?: Readonly<Record<string, unknown>> }
  | { kind: 'detail'; row: Row }
  | { kind: 'import' | 'query' }
  | { kind: 'print' | 'printTree'; atOnce: boolean };

// The frame comes first and shows the shape of its form; the form is asked for at the same time. Should that fail, the frame asks again.
const ResourceForm = late(
  () => {
    import('../form/FieldsFormBody.tsx').catch(() => undefined);
    return import('../form/ResourceFormDialog.tsx');
  },
  { part: 'ResourceFormDialog' },
);
const Print = late(() => import('../print/PrintDialog.tsx'));

/** The dialogs that buttons and rows of a list open. */
export function ListDialogs<Row extends AnyRow, Name extends string>(props: ListDialogsProps<Row, Name>) {
  const { resource, open, onOpenChange } = props;
  return (
    <>
      {open?.kind === 'form' && (
        <ResourceForm
          resource={resource}
          row={open.row}
          initial={open.initial}
          form={props.form}
          columns={props.formColumns}
          width={props.formWidth}
          draftable={props.formDraftable}
          onOpenChange={onOpenChange}
        />
      )}
      {open?.kind === 'detail' && (
        <ResourceDetail
          resource={resource}
          row={open.row}
          parts={props.detail}
          onOpenChange={onOpenChange}
          actions={props.rowActions.filter((action) => !action.listOnly)}
        />
      )}
      {open?.kind === 'print' && (
        <Print
          resource={resource}
          list={props.list}
          columns={props.shownColumns}
          settings={props.settings}
          atOnce={open.atOnce}
          onOpenChange={onOpenChange}
        />
      )}
      {open?.kind === 'import' && <ImportDialog resource={resource} onOpenChange={onOpenChange} />}
    </>
  );
}

interface ListDialogsProps<Row extends AnyRow, Name extends string> extends Pick<
  ResourceListProps<Row, Name>,
  'resource' | 'form' | 'formColumns' | 'formWidth' | 'formDraftable' | 'detail'
> {
  open: OpenInList<Row> | null;
  list: ResourceListHandle<Row>;
  shownColumns: ReadonlyArray<TableColumn<Row>>;
  settings: ColumnSettingsHandle;
  rowActions: ReadonlyArray<RowAction<Row>>;
  onOpenChange: (open: boolean) => void;
}
