import { defineResource } from '@tarmac/admin-kit/resource';
import {
  type Config,
  type ConfigChange,
  configChangeFields,
  configFields,
  createConfigApi,
  createConfigChangeApi,
} from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const { add: _add, edit: _edit, schemas: _schemas, ...reads } = createConfigApi(client);

/** Calls of configuration values. */
export const configApi = createConfigApi(client);

/** Values that rules and clients read. They are added and changed by dialogs of their own, which ask for a reason. */
export const config = defineResource<Config>()({
  label: { zh: '参数', en: 'Configuration value' },
  api: reads,
  permission: 'config',
  titleField: 'configName',
  fields: configFields,
});

/** What was changed, by whom and why. */
export const configChange = defineResource<ConfigChange>()({
  label: { zh: '参数变更', en: 'Change of configuration' },
  api: createConfigChangeApi(client),
  permission: 'config',
  name: 'configChange',
  titleField: 'configName',
  fields: configChangeFields,
});
