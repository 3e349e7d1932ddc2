export { clearCells, cutCells } from './clearCells.ts';
export { copyCells } from './copyCells.ts';
export { fillCells } from './fillCells.ts';
export { parseClipboard, readClipboard } from './parseClipboard.ts';
export { pasteCells } from './pasteCells.ts';
export { findCells, replaceAll } from '../store/findCells.ts';
