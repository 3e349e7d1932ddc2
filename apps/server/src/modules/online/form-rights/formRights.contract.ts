import { z } from 'zod';
import { contract, type Endpoint, Id } from '../../../platform/contract/index.ts';
import { makeMenuEndpoint } from '../onlineMenu.contract.ts';

const ofForm = { params: z.object({ id: Id }), errors: ['NotFound'] } as const satisfies Partial<Endpoint>;
const Status = z.union([z.literal(0), z.literal(1)]);
const Code = z.string().min(1).max(63);

/** A field of a form with what roles must be given. @source jeecg-wire 4.4 */
const AuthColumn = z
  .object({
    id: z.string().nullable(),
    cgformId: z.string(),
    code: z.string(),
    title: z.string(),
    type: z.literal(1),
    /** 1: the rights below are in force. */
    status: Status,
    listShow: z.boolean(),
    formShow: z.boolean(),
    formEditable: z.boolean(),
    isShowList: Status,
    isShowForm: Status,
  })
  .meta({ id: 'OnlineAuthColumn' });

/** What of a field becomes a right: seen in the list, seen in the form, or edited; `true` means that roles must be given it. */
const AuthColumnInput = z
  .object({
    cgformId: Id,
    code: Code,
    /** Some clients send a text. */
    status: z.coerce.number().int().min(0).max(1).nullish(),
    listShow: z.boolean().nullish(),
    formShow: z.boolean().nullish(),
    formEditable: z.boolean().nullish(),
    switchFlag: z.int().min(1).max(3).nullish(),
  })
  .meta({ id: 'OnlineAuthColumnInput' });

const AuthButton = z
  .object({
    id: z.string().nullable(),
    cgformId: z.string(),
    code: z.string(),
    title: z.string(),
    type: z.literal(2),
    control: z.literal(5),
    page: z.union([z.literal(3), z.literal(5)]),
    status: Status,
  })
  .meta({ id: 'OnlineAuthButton' });

const AuthButtonInput = z.object({ cgformId: Id, code: Code, title: z.string().max(100).nullish(), status: Status.nullish() });

const AuthData = z
  .object({
    id: z.string(),
    cgformId: z.string(),
    ruleName: z.string(),
    ruleColumn: z.string(),
    ruleOperator: z.string(),
    ruleValue: z.string(),
    status: Status,
  })
  .meta({ id: 'OnlineAuthData' });

const AuthDataInput = z
  .object({
    cgformId: Id,
    ruleName: z.string().trim().min(1).max(50),
    ruleColumn: z.string().trim().min(1).max(63),
    ruleOperator: z.string().trim().min(1).max(20),
    ruleValue: z.string().max(300),
    status: z.coerce.number().int().min(0).max(1).nullish(),
  })
  .meta({ id: 'OnlineAuthDataInput' });

/** A right that can be given. @source jeecg-wire 4.4 */
const AuthPage = z
  .object({
    id: z.string(),
    key: z.string(),
    title: z.string(),
    code: z.string(),
    type: z.union([z.literal(1), z.literal(2)]),
    control: z.int(),
    page: z.int(),
    status: Status,
  })
  .meta({ id: 'OnlineAuthPage' });

const RoleAuthInput = z.object({
  /** Ids as JSON text; those that are not among them are taken away. */
  authId: z.string().max(100_000),
  authMode: z.string().max(20).nullish(),
});

const roleForm = z.object({ roleId: Id, cgformId: Id });
const give = {
  method: 'POST',
  permission: 'role:authorize',
  params: roleForm,
  body: RoleAuthInput,
  reply: z.null(),
  errors: ['NotFound', 'Forbidden', 'InvalidInput'],
} as const;
const change = { permission: 'online:form:edit', reply: z.null(), errors: ['NotFound', 'InvalidInput'] } as const;

/** Fields, buttons and rows of forms by role. @source PERM, ONL, jeecg-wire 4.4 */
export const formRightsContract = contract('/online/cgform/api', {
  about: { domain: 'online', name: 'formRights' },
  endpoints: {
    authColumn: {
      ...ofForm,
      method: 'GET',
      path: '/authColumn/:id',
      permission: 'online:form:list',
      summary: { zh: '表单字段权限', en: 'Field rights of a form' },
      reply: z.array(AuthColumn),
    },
    saveAuthColumn: {
      ...change,
      method: ['PUT', 'POST'],
      path: '/authColumn',
      summary: { zh: '设置表单字段权限', en: 'Set the rights of a field' },
      body: AuthColumnInput,
    },
    saveAuthColumns: {
      ...change,
      method: ['PUT', 'POST'],
      path: '/authColumn/batch',
      summary: { zh: '批量设置表单字段权限', en: 'Set the rights of several fields' },
      body: z.object({ ...AuthColumnInput.shape, code: z.string().min(1).max(20_000) }),
    },
    authButton: {
      ...ofForm,
      method: 'GET',
      path: '/authButton/:id',
      permission: 'online:form:list',
      summary: { zh: '表单按钮权限', en: 'Button rights of a form' },
      reply: z.object({
        buttonList: z.array(z.object({ code: z.string(), title: z.string(), buttonStatus: z.string() })),
        authList: z.array(AuthButton),
      }),
    },
    addAuthButton: {
      ...change,
      method: 'POST',
      path: '/authButton',
      summary: { zh: '启用表单按钮权限', en: 'Make a button a right' },
      body: AuthButtonInput,
      reply: AuthButton,
    },
    endAuthButton: {
      ...change,
      method: 'PUT',
      path: '/authButton/:id',
      summary: { zh: '停用表单按钮权限', en: 'Make a button no right any more' },
      params: z.object({ id: Id }),
    },
    authData: {
      ...ofForm,
      method: 'GET',
      path: '/authData/:id',
      permission: 'online:form:list',
      summary: { zh: '表单数据权限', en: 'Data rules of a form' },
      reply: z.array(AuthData),
    },
    addAuthData: {
      ...change,
      method: 'POST',
      path: '/authData',
      summary: { zh: '新增表单数据权限', en: 'Add a data rule of a form' },
      body: AuthDataInput,
      reply: AuthData,
      message: '添加成功！',
    },
    editAuthData: {
      ...change,
      method: 'PUT',
      path: '/authData',
      summary: { zh: '编辑表单数据权限', en: 'Edit a data rule of a form' },
      body: AuthDataInput.partial().extend({ id: Id }),
      reply: AuthData,
      message: '修改成功!',
    },
    deleteAuthData: {
      ...change,
      method: 'DELETE',
      path: '/authData/:id',
      summary: { zh: '删除表单数据权限', en: 'Delete a data rule of a form' },
      params: z.object({ id: Id }),
      message: '删除成功!',
    },
    authPage: {
      method: 'GET',
      path: '/authPage/:cgformId/:type',
      permission: 'role:list',
      summary: { zh: '可授予角色的字段或按钮', en: 'Fields or buttons that roles can be given' },
      params: z.object({ cgformId: Id, type: z.enum(['1', '2']) }),
      reply: z.array(AuthPage),
      errors: ['NotFound'],
    },
    validAuthData: {
      ...ofForm,
      method: 'GET',
      path: '/validAuthData/:id',
      permission: 'role:list',
      summary: { zh: '可授予角色的数据规则', en: 'Data rules that roles can be given' },
      reply: z.array(AuthData),
    },
    roleAuth: {
      method: 'GET',
      path: '/roleAuth',
      permission: 'role:list',
      summary: { zh: '角色的表单权限', en: 'Rights of a role in a form' },
      query: z.object({ roleId: Id, cgformId: Id, type: z.enum(['1', '2', '3']), authMode: z.string().max(20).optional() }),
      reply: z.array(z.object({ authId: z.string() })),
      errors: ['NotFound'],
    },
    roleColumnAuth: {
      ...give,
      path: '/roleColumnAuth/:roleId/:cgformId',
      summary: { zh: '授予角色表单字段', en: 'Give a role fields of a form' },
    },
    roleButtonAuth: {
      ...give,
      path: '/roleButtonAuth/:roleId/:cgformId',
      summary: { zh: '授予角色表单按钮', en: 'Give a role buttons of a form' },
    },
    roleDataAuth: {
      ...give,
      path: '/roleDataAuth/:roleId/:cgformId',
      summary: { zh: '授予角色表单数据规则', en: 'Give a role data rules of a form' },
    },
  },
});

/** The menu of a form. */
export const formMenuContract = contract('/online/cgform/head', {
  about: { domain: 'online', name: 'formMenu' },
  endpoints: {
    makeMenu: {
      ...makeMenuEndpoint,
      permission: 'online:form:publish',
      summary: { zh: '生成表单菜单', en: 'Make the menu of a form' },
    },
  },
});
