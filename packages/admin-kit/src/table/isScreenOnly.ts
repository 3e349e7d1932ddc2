/** Whether a column holds what paper cannot do: boxes and buttons. Of the table's own columns only the numbers are printed. */
export const isScreenOnly = (id: string): boolean => id.startsWith('__') && id !== '__number';
