import type { zhList } from './messages.list.zh.ts';

/** {@link zhList} in English. */
export const enList: Record<keyof typeof zhList, string> = {
  'outcome.title': '{action}: {done} done, {failed} failed',
  'outcome.row': 'Record',
  'outcome.reason': 'Reason',
  'outcome.retry': 'Try the failed again',
  'outcome.download': 'Download the failed',
  'outcome.file': '{action} failed.csv',
  'outcome.removing': 'Deleting {done}/{total}; keep this page open',
  'outcome.notTried': 'Not tried, since deleting failed before it was its turn',
  'outcome.unknown': 'Not deleted; refresh the list and look',
  'outcome.tooManyToExport':
    'At most {most} chosen rows can be exported at once, and {count} are chosen. Choose fewer; for more, clear the selection, filter for the rows and press Export: all that is found is exported.',
  'inline.title': 'Edit in the table',
  'inline.changed': '{count} rows changed',
  'inline.held': 'Search and tabs wait until you save or cancel',
  'inline.saving': 'Saving {done}/{total}',
  'inline.failed': '{row}: {message}',
  'inline.conflicts': 'Settle the conflicts with others first',
  'inline.invalid': 'Mend the marked cells first',
  'detail.missing': 'There is no such {label}: it was deleted, or it is not yours to see',
  'master.back': 'Back to the list',
  'table.select': 'Select',
  'table.deselect': 'Deselect',
  'table.orderBy': 'Order by',
  'keys.title': 'Keyboard shortcuts',
};
