import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { type CheckRule, checkRuleFields, createCheckRuleApi } from '@tarmac/freight-api/system';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { checkRuleTexts as texts } from './checkRuleTexts.ts';
import { RulePartsInput } from './RulePartsInput.tsx';

const TestRuleDialog = late(() => import('./TestRuleDialog.tsx'), { part: 'TestRuleDialog' });

const checkRule = defineResource<CheckRule>()({
  label: { zh: '校验规则', en: 'Check rule' },
  api: createCheckRuleApi(client),
  permission: 'checkRule',
  titleField: 'ruleName',
  fields: {
    ...checkRuleFields,
    ruleJson: { ...field.reference(checkRuleFields.ruleJson, { picker: RulePartsInput }), label: texts.parts },
  },
});

const test = defineAction(checkRule, { label: texts.test, dialog: TestRuleDialog });

/** Rules that values of forms are checked by, part after part. @source SYS-13, jeecg-wire 3.8 */
export default function CheckRuleListPage() {
  return (
    <ResourceList
      resource={checkRule}
      search={['ruleName', 'ruleCode']}
      columns={[
        { field: 'ruleName', width: 200 },
        { field: 'ruleCode', width: 160 },
        { field: 'ruleDescription', width: 320 },
        'createTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={['ruleName', 'ruleCode', { field: 'ruleDescription', wide: true }, { field: 'ruleJson', wide: true }]}
      formWidth={860}
      view={false}
      rowActions={[test]}
    />
  );
}
