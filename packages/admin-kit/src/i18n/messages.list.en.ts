import type { zhList } from './messages.list.zh.ts';

/** {@link zhList} in English. */
export const enList: Record<keyof typeof zhList, string> = {
  'outcome.title': '{action}: {done} done, {failed} failed',
  'outcome.row': 'Record',
  'outcome.reason': 'Reason',
  'outcome.retry': 'Retry the failed',
  'outcome.download': 'Download the failed',
  'outcome.file': '{action} failed.csv',
  'outcome.removing': 'Deleting {done}/{total}; keep this page open',
  'outcome.notTried': 'Not attempted: deleting failed before this row',
  'outcome.unknown': 'May not be deleted. Refresh the list to check',
  'outcome.tooManyToExport':
    '{count} rows are selected, but at most {most} can be exported at once. Select fewer, or clear the selection, filter the list and export all results.',
  'inline.title': 'Edit in the table',
  'inline.changed': '{count} rows changed',
  'inline.held': 'Search and tabs are locked until you save or cancel',
  'inline.saving': 'Saving {done}/{total}',
  'inline.failed': '{row}: {message}',
  'inline.conflicts': 'Resolve the conflicts first',
  'inline.invalid': 'Fix the highlighted cells first',
  'detail.missing': 'This {label} doesn’t exist: it was deleted, or you don’t have access to it',
  'detail.previous': 'Previous',
  'detail.next': 'Next',
  'detail.sections': 'On this page',
  'detail.showEmpty': 'Show empty fields',
  'master.back': 'Back to the list',
  'table.select': 'Select',
  'table.deselect': 'Deselect',
  'table.orderBy': 'Order by',
  'keys.title': 'Keyboard shortcuts',
};
