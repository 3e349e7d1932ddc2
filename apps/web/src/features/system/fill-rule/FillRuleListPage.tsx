import { notices } from '@tarmac/admin-kit/notice';
import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createFillRuleApi, type FillRule, fillRuleFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const api = createFillRuleApi(client);

const fillRule = defineResource<FillRule>()({
  label: { zh: '填值规则', en: 'Fill rule' },
  api,
  permission: 'fillRule',
  titleField: 'ruleName',
  fields: fillRuleFields,
});

const test = defineAction(fillRule, {
  label: { zh: '功能测试', en: 'Test' },
  success: false,
  run: async ({ ruleCode }) => {
    const value = await api.testFillRule({ ruleCode: ruleCode ?? '' });
    notices.success([value].flat().join(', '));
  },
});

/** Rules that values of forms are made by. @source SYS-15, jeecg-wire 3.10 */
export default function FillRuleListPage() {
  return (
    <ResourceList
      resource={fillRule}
      search={['ruleName', 'ruleCode']}
      columns={[
        { field: 'ruleName', width: 180 },
        { field: 'ruleCode', width: 140 },
        { field: 'ruleClass', width: 220 },
        { field: 'ruleParams', width: 200 },
        'createTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={['ruleName', 'ruleCode', 'ruleClass', 'ruleParams']}
      formColumns={1}
      formWidth={560}
      view={false}
      rowActions={[test]}
    />
  );
}
