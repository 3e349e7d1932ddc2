import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A rule that values of forms are checked by. The captions are those of the sheets that JeecgBoot writes. @source SYS-13, jeecg-wire 3.8, 3.20 */
export const CheckRule = entity('checkRule', {
  label: label('编码校验规则', 'Check rule'),
  required: {
    ruleName: text(label('规则名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    ruleCode: text(label('规则Code', 'Code'), {
      max: 64,
      pattern: /^[A-Za-z]\w*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_check_rule', column: 'rule_code' },
    }),
    ruleJson: longText(label('规则JSON', 'Rule as JSON'), {
      max: 10_000,
      description: 'A list of `{digits, pattern, message}`: `*` tests the whole value, a number the next characters of it.',
    }),
  },
  optional: { ruleDescription: text(label('规则描述', 'Description'), { max: 255 }) },
  computed: {},
  exportColumns: ['ruleName', 'ruleCode', 'ruleJson', 'ruleDescription', 'createBy', 'createTime', 'updateBy', 'updateTime'],
});

/** @source SYS-13, VAL-02, jeecg-wire 3.8 */
export const checkRuleContract = contract('/sys/checkRule', {
  about: { domain: 'system', name: 'checkRule', entity: CheckRule },
  endpoints: {
    ...standardEndpoints(CheckRule, 'checkRule'),
    checkByCode: {
      method: 'GET',
      path: '/checkByCode',
      auth: 'session',
      summary: label('编码规则校验', 'Check a value by a rule'),
      query: z.object({ ruleCode: z.string().max(64), value: z.string().max(5000) }),
      reply: z.null(),
      message: '校验通过',
    },
  },
});
