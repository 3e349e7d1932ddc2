/** The box of a control that takes the place of a cell: the cell has a frame already. */
export const cellBox = 'border-transparent! outline-none! rounded-none! min-h-(--kit-line)';
