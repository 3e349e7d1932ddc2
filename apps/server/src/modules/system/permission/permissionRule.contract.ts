import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A rule that shows a role only some rows of a list. @source SYS-04, jeecg-wire 1.8, 3.4, security 6.28 */
export const PermissionRule = entity('permissionRule', {
  label: label('数据规则', 'Data rule'),
  required: {
    permissionId: reference('permission', { label: label('菜单', 'Menu entry') }),
    ruleName: text(label('规则名称', 'Name'), { max: 50, filter: 'text' }),
    ruleConditions: dict('rule_conditions', {
      label: label('条件规则', 'Condition'),
      options: {
        codes: ['>', '<', '!=', '=', '>=', '<=', 'LEFT_LIKE', 'RIGHT_LIKE', 'LIKE', 'IN'],
        description: 'Rules written as SQL are refused: USE_SQL_RULES is none of them.',
      },
    }),
    ruleValue: text(label('规则值', 'Value'), {
      max: 300,
      filter: 'text',
      description:
        'A value, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, also with text behind.',
    }),
  },
  optional: {
    ruleColumn: text(label('规则字段', 'Field'), {
      max: 50,
      filter: 'text',
      description: 'Name of a field of the list, such as createBy.',
    }),
    status: dict('valid_status', { label: label('状态', 'Status'), options: { codes: ['1', '0'] } }),
  },
  computed: {},
});

const { list, add, edit, delete: remove } = standardEndpoints(PermissionRule, 'permission');
const may: { permission: string } = { permission: 'permission:dataRule' };
const permissionId = z.string().max(36);

/** Data rules of an entry. @source SYS-04, SYS-20, jeecg-wire 3.4 */
export const permissionRuleContract = contract('/sys/permission', {
  about: { domain: 'system', name: 'permissionRule', entity: PermissionRule },
  endpoints: {
    getPermRuleListByPermId: {
      method: 'GET',
      path: '/getPermRuleListByPermId',
      permission: 'permission:list',
      summary: label('菜单的数据规则', 'Data rules of an entry'),
      query: z.object({ permissionId }),
      reply: z.array(PermissionRule.row),
    },
    queryPermissionRule: {
      ...list,
      path: '/queryPermissionRule',
      summary: label('查询数据规则', 'Search data rules of an entry'),
      query: z.object({ permissionId, ruleName: z.string().max(100).optional(), ruleValue: z.string().max(400).optional() }),
      reply: z.array(PermissionRule.row),
    },
    addPermissionRule: { ...add, ...may, path: '/addPermissionRule' },
    editPermissionRule: { ...edit, ...may, path: '/editPermissionRule' },
    deletePermissionRule: { ...remove, ...may, path: '/deletePermissionRule' },
  },
});
