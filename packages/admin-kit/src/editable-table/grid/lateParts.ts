export { attachFillHandle } from './attachFillHandle.ts';
export { CheckAll } from './CheckAll.tsx';
export { ColumnButtons } from './ColumnButtons.tsx';
export { ControlHost } from './ControlHost.tsx';
export { goToError } from './goToError.ts';
export { sayDeeds } from './sayDeeds.ts';
export { StatisticsRows } from '../features/StatisticsRows.tsx';
export { StatusLine } from '../features/StatusLine.tsx';
