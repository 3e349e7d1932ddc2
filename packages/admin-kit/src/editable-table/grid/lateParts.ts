export { CellPortals } from './CellPortals.tsx';
export { CheckAll } from './CheckAll.tsx';
export { ColumnButtons } from './ColumnButtons.tsx';
export { ControlHost } from './ControlHost.tsx';
export { StatisticsRows } from '../features/StatisticsRows.tsx';
export { StatusLine } from '../features/StatusLine.tsx';
