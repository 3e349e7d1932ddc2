import { late } from '@tarmac/admin-kit/chunk';
import { defineAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type EtcSync, etcSyncSchemas, etcSyncSkipFields, etcSyncStates } from '@tarmac/freight-api/finance';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { etcSync, etcSyncApi as api } from './etcSync.resource.tsx';
import { etcSyncTexts as texts } from './etcSyncTexts.ts';

const TollsDrawer = late(() => import('./TollsDrawer.tsx'), { part: 'TollsDrawer' });

const keyOf = ({ id, version }: EtcSync) => ({ id, version });
const may = (move: keyof typeof etcSyncStates.moves) => (row: EtcSync) => canAdvance(etcSyncStates, move, row.state);

/** What is done to a trip. @source freight-domain F16 */
export const etcSyncActions = [
  defineAction(etcSync, { label: texts.invoices, permission: 'etc:invoices', dialog: TollsDrawer }),
  defineAction(etcSync, {
    label: texts.start,
    permission: 'etc:sync',
    when: may('reportStart'),
    success: texts.queued,
    run: (row, { context }) => api.start(keyOf(row), context),
  }),
  defineAction(etcSync, {
    label: texts.end,
    permission: 'etc:sync',
    when: (row) => may('reportEnd')(row) && row.endTime !== null,
    success: texts.queued,
    run: (row, { context }) => api.end(keyOf(row), context),
  }),
  defineAction(etcSync, {
    label: texts.query,
    permission: 'etc:sync',
    when: may('query'),
    success: texts.asked,
    run: (row, { context }) => api.query(keyOf(row), context),
  }),
  defineAction(etcSync, {
    label: texts.restart,
    permission: 'etc:sync',
    when: may('restart'),
    success: texts.queued,
    run: (row, { context }) => api.restart(keyOf(row), context),
  }),
  defineAction<EtcSync, { reason: string }>(etcSync, {
    label: texts.skip,
    permission: 'etc:skip',
    danger: true,
    when: may('skip'),
    form: { fields: etcSyncSkipFields, schema: etcSyncSchemas.skip, intro: subjectOf(etcSync) },
    run: (row, { input: { reason }, context }) => api.skip({ ...keyOf(row), reason }, context),
  }),
];
