import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { fillRuleClasses } from './fillRule.classes.ts';

const code = z.string().min(1).max(64);
const FormData = z.record(z.string().max(100), z.unknown());
/** What a rule makes: mostly a text, for a department its code and its kind. */
const Value = z.union([z.string(), z.array(z.string())]);

/** A rule that values of forms are made by. The captions are those of the sheets that JeecgBoot writes. @source SYS-15, jeecg-wire 3.10, 3.20 */
export const FillRule = entity('fillRule', {
  label: label('填值规则', 'Fill rule'),
  required: {
    ruleName: text(label('规则名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    ruleCode: text(label('规则Code', 'Code'), {
      max: 64,
      pattern: /^[A-Za-z]\w*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_fill_rule', column: 'rule_code' },
    }),
    ruleClass: dict('fill_rule_class', { label: label('规则实现类', 'How it is made'), options: { codes: fillRuleClasses } }),
  },
  optional: { ruleParams: longText(label('规则参数', 'Parameters'), { max: 2000, description: 'A JSON object.' }) },
  computed: {},
  exportColumns: ['ruleName', 'ruleCode', 'ruleClass', 'ruleParams', 'createBy', 'createTime', 'updateBy', 'updateTime'],
});

/** @source SYS-15, jeecg-wire 3.10 */
export const fillRuleContract = contract('/sys/fillRule', {
  about: { domain: 'system', name: 'fillRule', entity: FillRule },
  endpoints: {
    ...standardEndpoints(FillRule, 'fillRule'),
    testFillRule: {
      method: 'GET',
      path: '/testFillRule',
      permission: 'fillRule:list',
      summary: label('测试填值规则', 'Try a fill rule'),
      query: z.object({ ruleCode: code }),
      reply: Value,
    },
    executeRuleByCode: {
      method: 'PUT',
      path: '/executeRuleByCode/:ruleCode',
      auth: 'session',
      summary: label('按编码执行填值规则', 'Make a value by a rule'),
      params: z.object({ ruleCode: code }),
      body: FormData,
      reply: Value,
    },
    executeRuleByCodeBatch: {
      method: 'PUT',
      path: '/executeRuleByCodeBatch',
      auth: 'session',
      summary: label('批量执行填值规则', 'Make several values by rules'),
      body: z.object({
        rules: z
          .array(z.object({ ruleCode: code, formData: FormData.optional() }))
          .min(1)
          .max(50),
        commonFormData: FormData.optional(),
      }),
      reply: z.array(z.object({ ruleCode: z.string(), result: Value })),
    },
  },
});
