import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import type { Config, ConfigAddInput, ConfigEditInput } from '@tarmac/freight-api/system';
import { config, configApi } from './config.resource.ts';
import { configTexts as texts } from './configTexts.ts';

const EditConfigDialog = late(() => import('./EditConfigDialog.tsx'));
const KeyHistoryDrawer = late(() => import('./HistoryDrawers.tsx'), { part: 'KeyHistoryDrawer' });
const AllHistoryDrawer = late(() => import('./HistoryDrawers.tsx'), { part: 'AllHistoryDrawer' });

const isMine = (row: Config) => row.mayEdit === '1';
/** The reader's own tenant has set it, so that there is something to be taken back. */
const isSet = (row: Config) => row.mayReset === '1';

/** What is done to a value. @source FRT-10, freight-domain F20 */
export const configActions = [
  defineAction<Config, Omit<ConfigEditInput, 'id' | 'version'>>(config, {
    label: texts.edit,
    primary: true,
    permission: 'config:edit',
    when: isMine,
    dialog: EditConfigDialog,
    checkable: true,
    success: texts.changed,
    run: ({ id, version }, { input, context }) => configApi.edit({ id, version, ...input }, context),
  }),
  defineAction(config, { label: texts.history, opens: true, dialog: KeyHistoryDrawer }),
  defineAction<Config, { reason: string }>(config, {
    label: texts.reset,
    permission: 'config:delete',
    when: (row) => isSet(row) && row.isKnown === '1',
    form: async () => (await import('./configForms.tsx')).resetForm,
    success: texts.wasReset,
    run: ({ id, version }, { input: { reason }, context }) => configApi.reset({ id, version, reason }, context),
  }),
  defineAction<Config, { reason: string }>(config, {
    label: texts.remove,
    permission: 'config:delete',
    danger: true,
    when: (row) => isSet(row) && row.isKnown !== '1',
    form: async () => (await import('./configForms.tsx')).removeForm,
    success: texts.removed,
    run: ({ id, version }, { input: { reason }, context }) => configApi.reset({ id, version, reason }, context),
  }),
];

/** Above the list. */
export const configTools = [
  defineListAction<Config, ConfigAddInput>(config, {
    label: texts.add,
    primary: true,
    permission: 'config:add',
    form: async () => (await import('./configForms.tsx')).addForm,
    checkable: true,
    success: texts.added,
    run: (_rows, { input, context }) => configApi.add(input, context),
  }),
  defineListAction(config, { label: texts.history, key: 'allHistory', dialog: AllHistoryDrawer }),
];
