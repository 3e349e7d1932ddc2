import { z } from 'zod';
import { contract, Id } from '../../../platform/contract/index.ts';

const Right = z.enum(['listShow', 'formShow', 'formEditable', 'button']);
const Ids = z.array(z.string());

/** What each role has of a form. */
const FormRoles = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Itself and its sub-tables, each of which has rights of its own. */
    tables: z.array(z.object({ id: z.string(), title: z.string() })),
    fields: z.array(z.object({ code: z.string(), title: z.string(), inList: z.boolean(), inForm: z.boolean(), isEditable: z.boolean() })),
    buttons: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** Permission that a role needs besides: of the menu below the form. */
        action: z.string(),
      }),
    ),
    rules: z.array(
      z.object({
        id: z.string(),
        ruleName: z.string(),
        ruleColumn: z.string(),
        columnTitle: z.string(),
        ruleOperator: z.string(),
        ruleValue: z.string(),
        roles: Ids,
      }),
    ),
    /** Fields and buttons that roles must be given, and which roles were; what is not named here all have who may open the form. */
    limited: z.array(z.object({ code: z.string(), right: Right, roles: Ids })),
    roles: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        version: z.int(),
        /** What the role may do by the menu: `list`, `add`, `edit`, `delete`, `import`, `export`, or a button. A role without `list` opens nothing. */
        actions: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'OnlineFormRoles' });
export type FormRoles = z.output<typeof FormRoles>;

const Change = z.object({ code: z.string().min(1).max(63), right: Right, has: z.boolean() });

/** What roles have of forms, as the role screen shows and sets it. @source PERM-01, ONR-04 */
export const formRoleContract = contract('/online/cgform/roles', {
  about: { domain: 'online', name: 'formRole' },
  endpoints: {
    ofForm: {
      method: 'GET',
      path: '/ofForm/:id',
      permission: 'role:list',
      summary: { zh: '各角色的表单权限', en: 'What roles have of a form' },
      params: z.object({ id: Id }),
      reply: FormRoles,
      errors: ['NotFound'],
    },
    save: {
      method: 'PUT',
      path: '/save',
      permission: 'role:authorize',
      summary: { zh: '设置角色的表单权限', en: 'Set what a role has of a form' },
      body: z.object({
        roleId: Id,
        cgformId: Id,
        /** Of the role, as it was read. */
        version: z.int().min(0),
        /** What the role is given, and what is kept from it. Kept for the first time, all other roles are given it, which have it as yet. */
        changes: z.array(Change).max(2000),
        /** Rules that narrow its rows; absent where they stay. */
        rules: z.array(Id).max(200).nullish(),
      }),
      reply: FormRoles,
      message: '保存成功！',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput', 'Business'],
    },
  },
});
