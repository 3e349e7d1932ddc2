import type { OnlineRow } from './onlineForm.ts';

/** What roots of a tree have for a parent. @source jeecg-wire 4.3 */
export const treeRoot = '0';

/** Whether rows lie below a row; servers write it as a text, a number or what it is. */
export const isParentRow = (row: OnlineRow): boolean => ['1', 1, true, 'Y'].includes(row['has_child'] as string);
