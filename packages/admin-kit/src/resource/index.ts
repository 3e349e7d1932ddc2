export { ActionHost, useActionRunner } from './ActionHost.tsx';
export type { ActionHostProps, ActionRunner } from './ActionHost.tsx';
export type {
  DownloadedFile,
  ImportColumn,
  ImportedRows,
  ImportProgress,
  ImportResult,
  ImportRow,
  InputSchemas,
  ListParams,
  ListSums,
  Page,
  ResourceApi,
  RowImport,
} from './api.ts';
export { ChangedSince } from './ChangedSince.tsx';
export type { ChangedSinceProps } from './ChangedSince.tsx';
export { changedFields, lastEditor } from './changedFields.ts';
export { defineAction, defineListAction } from './defineAction.ts';
export type { ActionContext, ActionDialogProps, ActionForm, FormSource, ListAction, RowAction } from './defineAction.ts';
export { defineResource } from './defineResource.ts';
export type { AnyRow, Resource, ResourceDefinition } from './defineResource.ts';
export { fieldColumns } from './fieldColumns.tsx';
export type { ResourceColumn } from './fieldColumns.tsx';
export { addBody, editBody } from './fieldValues.ts';
export type { BatchOutcome } from './batchOutcome.ts';
export { FieldDescriptions } from './FieldDescriptions.tsx';
export type { FieldDescriptionsProps } from './FieldDescriptions.tsx';
export { FieldsFormView } from './FieldsFormView.tsx';
export type { FieldsFormViewProps } from './FieldsFormView.tsx';
export type { FormItem, FormItems, FormPart, FormSpec, FormValues } from './formSpec.ts';
export { ImportDialog } from './ImportDialog.tsx';
export type { ImportDialogProps } from './ImportDialog.tsx';
export { createMemoryListState, ListStateContext } from './listState.ts';
export type { ListTree } from './listTree.ts';
export type { FixedFilter, HistoryStep, ListParamsRecord, ListState, ListStateStore } from './listState.ts';
export { MasterDetail } from './MasterDetail.tsx';
export type { MasterDetailProps } from './MasterDetail.tsx';
export { OpenPageContext } from './openPage.ts';
export { PersonContext } from './personContext.ts';
export { ResourceDetail } from './ResourceDetail.tsx';
export type { DetailPart, DetailPlace, ResourceDetailProps } from './ResourceDetail.tsx';
export type { DetailFact, DetailHeadFacts } from './detailHead.ts';
export { ResourceDetailPage } from './ResourceDetailPage.tsx';
export type { ResourceDetailPageProps } from './ResourceDetailPage.tsx';
export { ResourceFormDialog } from './ResourceFormDialog.tsx';
export type { ResourceFormDialogProps } from './ResourceFormDialog.tsx';
export { ResourceList } from './ResourceList.tsx';
export type { ResourceListProps } from './ResourceList.tsx';
export { ResourceTreeList } from './ResourceTreeList.tsx';
export type { ResourceTreeListProps } from './ResourceTreeList.tsx';
export { RowActions } from './RowActions.tsx';
export type { RowActionsProps } from './RowActions.tsx';
export { RowPickerDialog } from './row-picker/RowPickerDialog.tsx';
export type { RowPickerDialogProps, RowsToPick } from './row-picker/RowPickerDialog.tsx';
export { rowNews } from './rowNews.ts';
export type { RowNews } from './rowNews.ts';
export { SavedViewContext, viewsQuery } from './savedViews.ts';
export type { SavedView, SavedViewInput, SavedViewSource } from './savedViews.ts';
export { saveFile } from './saveFile.ts';
export type { BodyCheck } from './schemaProblems.ts';
export type { CountedTabs, StatusTab, TabCounts } from './StatusTabs.tsx';
export { useFieldsForm } from './useFieldsForm.ts';
export type { FieldsForm, FieldsFormOptions } from './useFieldsForm.ts';
export { useResourceList } from './useResourceList.ts';
export type { ResourceListHandle, ResourceListOptions } from './useResourceList.ts';
