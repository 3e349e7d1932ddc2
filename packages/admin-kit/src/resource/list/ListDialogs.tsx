import { late } from '../../internals/late.ts';
import type { SpokenColumn } from '../../table/columns.ts';
import type { ColumnSettingsHandle } from '../../table/useColumnSettings.ts';
import type { RowAction } from '../actions/defineAction.ts';
import type { AnyRow } from '../defineResource.ts';
import { ResourceDetail } from '../detail/ResourceDetail.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import type { ResourceListProps } from './resourceListProps.ts';
import type { OpenDetail } from './useOpenDetail.ts';
import type { ResourceListHandle } from './useResourceList.ts';

/** A form above a list. */
export interface FormInList<Row> {
  kind: 'form';
  row?: Row;
  initial?: Readonly<Record<string, unknown>>;
}

/** What is open above a list besides a detail: a form, or what its toolbar opens. */
export type OpenInList<Row> = FormInList<Row> | { kind: 'import' | 'query' } | { kind: 'print' | 'printTree'; atOnce: boolean };

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
  const { resource, open, openDetail, onOpenChange } = props;
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
      {openDetail.id !== undefined && (
        <ResourceDetail
          resource={resource}
          id={openDetail.id}
          row={openDetail.row}
          parts={props.detail}
          onStep={openDetail.step}
          onOpenChange={openDetail.close}
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
  openDetail: OpenDetail<Row>;
  list: ResourceListHandle<Row>;
  shownColumns: ReadonlyArray<SpokenColumn<Row>>;
  settings: ColumnSettingsHandle;
  rowActions: ReadonlyArray<RowAction<Row>>;
  onOpenChange: (open: boolean) => void;
}
