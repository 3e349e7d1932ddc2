import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { ConfigChange } from './config.contract.ts';
import { hyConfigChange } from './config.table.ts';
import { definitionOf } from './configKeys.ts';
import { shownValue } from './configValue.ts';

/** Changes of the actor's tenant, the last first. @source FRT-10 */
export const configChangeResource: Resource<typeof ConfigChange, typeof hyConfigChange> = defineResource(ConfigChange, {
  table: hyConfigChange,
  options: {
    permission: 'config',
    defaultSort: { field: 'changeTime', order: 'desc' },
    reads: ['configKey', 'configName', 'oldValue', 'newValue'],
    mapRow: (row, { locale }) => {
      const definition = definitionOf(String(row['configKey']));
      if (definition === undefined) return row;
      const shown = (value: unknown) => (typeof value === 'string' ? shownValue(definition, { value, locale }) : null);
      return { ...row, configName: definition.name[locale], oldValue: shown(row['oldValue']), newValue: shown(row['newValue']) };
    },
  },
});
