export { attachFillHandle } from './attachFillHandle.ts';
export { fillSelection } from './fillSelection.ts';
export { goToError } from './goToError.ts';
export { listenToInner } from './listenToInner.ts';
export { sayDeeds } from './sayDeeds.ts';
export { startColumnDrag } from './columnDrag.ts';
export { startRowDrag } from '../features/rowDrag.ts';
export { tellPasted } from '../clipboard/tellPasted.ts';
