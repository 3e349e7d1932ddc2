/** Whether the page is written from right to left. As the document says it: computing styles while drawing would cost a layout. */
export const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
