import { toText } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { createPermissionRuleApi, type PermissionRule, permissionRuleFields, permissionRuleSchemas } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { client } from '../../../shared/session/session.ts';
import type { MenuRow } from './permission.resource.tsx';
import { permissionTexts as texts } from './permissionTexts.ts';

const api = createPermissionRuleApi(client);

const rulesOf = (permissionId: string) =>
  defineResource<PermissionRule>()({
    label: texts.rule,
    api: {
      list: async ({ ruleName, ruleValue, ...page }, options) => {
        const query = { permissionId, ruleName: toText(ruleName) || undefined, ruleValue: toText(ruleValue) || undefined };
        return pageOfAll(await api.queryPermissionRule(query, options), page);
      },
      add: (input: object, options) => api.addPermissionRule({ ...input, permissionId } as never, options),
      edit: (input: never, options) => api.editPermissionRule(input, options),
      remove: async (ids, options) => {
        for (const id of ids) await api.deletePermissionRule({ id }, options);
      },
    },
    permission: 'permission',
    name: `permissionRule:${permissionId}`,
    titleField: 'ruleName',
    fields: { ...permissionRuleFields, status: { ...permissionRuleFields.status, default: '1' } },
    schemas: { edit: permissionRuleSchemas.editPermissionRule },
  });

/** The data rules of a menu entry. @source SYS-04, jeecg-wire 3.4 */
export function DataRulesDrawer({ rows, onOpenChange }: ActionDialogProps<MenuRow, unknown>) {
  const { localize } = useLocale();
  const [entry] = rows as readonly [MenuRow];
  const resource = useMemo(() => rulesOf(entry.id), [entry.id]);
  return (
    <ListDrawer
      title={`${localize(texts.rulesOf)}${entry.title}`}
      width={920}
      note={localize(texts.rulesHint)}
      onOpenChange={onOpenChange}
      resource={resource}
      search={['ruleName', 'ruleValue']}
      columns={[
        { field: 'ruleName', width: 150 },
        { field: 'ruleColumn', width: 120 },
        { field: 'ruleConditions', width: 120 },
        { field: 'ruleValue', width: 180 },
        { field: 'status', width: 90 },
      ]}
      form={['ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'].map((name) => ({
        field: name as 'ruleName',
        required: name !== 'status',
      }))}
      formColumns={1}
      formWidth={520}
      selectable={false}
      storageId="permissionRule"
    />
  );
}
