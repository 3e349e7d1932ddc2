export { ActionHost } from './actions/ActionHost.tsx';
export type { ActionHostProps } from './actions/ActionHost.tsx';
export { useActionRunner } from './actions/actionRunner.ts';
export type { ActionRunner } from './actions/actionRunner.ts';
export type {
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
export { ChangedSince } from './form/ChangedSince.tsx';
export type { ChangedSinceProps } from './form/ChangedSince.tsx';
export { defineAction, defineListAction } from './actions/defineAction.ts';
export type {
  ActionCall,
  ActionContext,
  ActionDialogProps,
  ActionForm,
  FormSource,
  ListAction,
  RowAction,
} from './actions/defineAction.ts';
export { defineResource } from './defineResource.ts';
export type { AnyRow, Resource, ResourceDefinition } from './defineResource.ts';
export { fieldTitle } from './list/fieldColumns.tsx';
export type { ResourceColumn } from './list/fieldColumns.tsx';
export { addBody, editBody } from './form/fieldValues.ts';
export type { BatchOutcome } from './actions/batchOutcome.ts';
export { FieldDescriptions } from './detail/FieldDescriptions.tsx';
export type { FieldDescriptionsProps } from './detail/FieldDescriptions.tsx';
export { FieldsFormDialog } from './form/FieldsFormDialog.tsx';
export type { FieldsFormDialogProps } from './form/FieldsFormDialog.tsx';
export { FieldsFormView } from './form/FieldsFormView.tsx';
export type { FieldsFormViewProps } from './form/FieldsFormView.tsx';
export type { FormItem, FormItems, FormPart, FormSpec, FormValues } from './form/formSpec.ts';
export { ImportDialog } from './import/ImportDialog.tsx';
export type { ImportDialogProps } from './import/ImportDialog.tsx';
export { createMemoryListState, ListStateContext } from './list/listState.ts';
export { ListWireContext } from './list/listWire.ts';
export type { ListParamsRecord, ListQuery, ListWire } from './list/listWire.ts';
export type { ListTree } from './list/listTree.ts';
export type { FixedFilter, HistoryStep, ListState, ListStateStore } from './list/listState.ts';
export { MasterDetail } from './list/MasterDetail.tsx';
export type { MasterDetailProps } from './list/MasterDetail.tsx';
export { prefetchCodes } from './list/prefetchCodes.ts';
export { OpenPageContext } from './openPage.ts';
export { DetailViewContext } from './detail/detailView.ts';
export type { DetailView, DetailViewSource } from './detail/detailView.ts';
export { PersonContext } from './personContext.ts';
export { ResourceDetail } from './detail/ResourceDetail.tsx';
export type { DetailPart, DetailPlace, ResourceDetailProps } from './detail/ResourceDetail.tsx';
export type { DetailFact, DetailHeadFacts } from './detail/detailHead.ts';
export { ResourceDetailPage } from './detail/ResourceDetailPage.tsx';
export type { ResourceDetailPageProps } from './detail/ResourceDetailPage.tsx';
export { ResourceFormDialog } from './form/ResourceFormDialog.tsx';
export type { ResourceFormDialogProps } from './form/ResourceFormDialog.tsx';
export { ResourceList } from './list/ResourceList.tsx';
export type { ResourceListProps } from './list/resourceListProps.ts';
export { ResourceTreeList } from './list/ResourceTreeList.tsx';
export type { ResourceTreeListProps } from './list/ResourceTreeList.tsx';
export { TabListState } from './list/TabListState.tsx';
export type { TabListStateProps } from './list/TabListState.tsx';
export { RowActions } from './list/RowActions.tsx';
export type { RowActionsProps } from './list/RowActions.tsx';
export { definePicker } from './row-picker/definePicker.tsx';
export type { PickerDefinition, PickerTable, RowPickerProps } from './row-picker/definePicker.tsx';
export type { Narrowing } from './row-picker/pickerQuery.ts';
export { resourcePicker } from './row-picker/resourcePicker.tsx';
export type { ResourcePickerOptions } from './row-picker/resourcePicker.tsx';
export { RowPickerDialog } from './row-picker/RowPickerDialog.tsx';
export type { RowPickerDialogProps, RowsToPick } from './row-picker/RowPickerDialog.tsx';
export { rowNews } from './list/rowNews.ts';
export type { RowNews } from './list/rowNews.ts';
export { SavedViewContext, viewsQuery } from './views/savedViews.ts';
export type { SavedView, SavedViewInput, SavedViewSource } from './views/savedViews.ts';
export { saveFile } from './saveFile.ts';
export type { BodyCheck } from './form/schemaProblems.ts';
export type { CountedTabs, StatusTab, TabCounts } from './list/StatusTabs.tsx';
export { useFieldsForm } from './form/useFieldsForm.ts';
export type { FieldsForm, FieldsFormOptions } from './form/useFieldsForm.ts';
export { useResourceList } from './list/useResourceList.ts';
export type { ResourceListHandle, ResourceListOptions } from './list/useResourceList.ts';
