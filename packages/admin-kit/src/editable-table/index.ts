export { EditableTable, type EditableTableProps } from './EditableTable.tsx';
export { defineCellType } from './cells/cellType.ts';
export type {
  CellComponent,
  CellContext,
  CellControlProps,
  CellEdit,
  CellType,
  CellTypes,
  CellViewProps,
  CellWords,
  OptionList,
  SeriesKind,
} from './cells/cellType.ts';
export type * from './cells/cellTypeMap.ts';
export type { ClipboardBlock, ClipboardCell } from './clipboard/clipboardCells.ts';
export type { CopiedCells } from './clipboard/copyCells.ts';
export type { FillOptions } from './clipboard/fillCells.ts';
export type { ParsedNode, ParseHtml } from './clipboard/htmlTable.ts';
export { loadTableTools } from './clipboard/loadTableTools.ts';
export type { ClipboardTexts } from './clipboard/parseClipboard.ts';
export type { PasteOptions, PasteResult } from './clipboard/pasteCells.ts';
export type * from './columnTypes.ts';
export { useEditableTable } from './useEditableTable.ts';
export type * from './features/featureTypes.ts';
export { EditableTableInput, type EditableTableInputProps } from './form/EditableTableInput.tsx';
export type { LiveHandle, LiveOptions } from './live/liveTypes.ts';
export type { ConnectTable, LiveSocket } from './live/tableLine.ts';
export type { FindFailure, FindOptions, FindQuery, FindResult } from './store/findCells.ts';
export type * from './store/selectionTypes.ts';
export type * from './store/tableEvents.ts';
export type * from './store/tableStore.ts';
export type * from './store/wireTypes.ts';
