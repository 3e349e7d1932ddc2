// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { OnlineAuthButton, OnlineAuthColumn, OnlineAuthColumnInput, OnlineAuthData, OnlineAuthDataInput, OnlineAuthPage } from '../models.ts';
export type { OnlineAuthButton, OnlineAuthColumn, OnlineAuthColumnInput, OnlineAuthData, OnlineAuthDataInput, OnlineAuthPage } from '../models.ts';
/** Body of `addAuthButton`. */
export interface FormRightsAddAuthButton {
  cgformId: string;
  code: string;
  title?: string | null;
  status?: 0 | 1 | null;
}
/** Body of `editAuthData`. */
export interface FormRightsEditAuthData {
  cgformId?: string;
  ruleName?: string;
  ruleColumn?: string;
  ruleOperator?: string;
  ruleValue?: string;
  status?: number | null;
  id: string;
}
/** Query of `roleAuth`. */
export type FormRightsRoleAuthQuery = {
  roleId: string;
  cgformId: string;
  type: '1' | '2' | '3';
  authMode?: string;
};
/** Body of `roleButtonAuth`. */
export interface FormRightsRoleButtonAuth {
  authId: string;
  authMode?: string | null;
}
/** Body of `roleColumnAuth`. */
export interface FormRightsRoleColumnAuth {
  authId: string;
  authMode?: string | null;
}
/** Body of `roleDataAuth`. */
export interface FormRightsRoleDataAuth {
  authId: string;
  authMode?: string | null;
}
/** Body of `saveAuthColumns`. */
export interface FormRightsSaveAuthColumns {
  cgformId: string;
  code: string;
  status?: number | null;
  listShow?: boolean | null;
  formShow?: boolean | null;
  formEditable?: boolean | null;
  switchFlag?: number | null;
}
const loadSchemas = () => import('./formRights.schemas.ts');
/** What the calls of formRights take, as schemas for forms; fetched when asked for. */
export const formRightsSchemas = {
  /** Of `addAuthButton`. */
  addAuthButton: async () => (await loadSchemas()).formRightsAddAuthButtonInput,
  /** Of `addAuthData`. */
  addAuthData: async () => (await loadSchemas()).formRightsAddAuthDataInput,
  /** Of `editAuthData`. */
  editAuthData: async () => (await loadSchemas()).formRightsEditAuthDataInput,
  /** Of `roleButtonAuth`. */
  roleButtonAuth: async () => (await loadSchemas()).formRightsRoleButtonAuthInput,
  /** Of `roleColumnAuth`. */
  roleColumnAuth: async () => (await loadSchemas()).formRightsRoleColumnAuthInput,
  /** Of `roleDataAuth`. */
  roleDataAuth: async () => (await loadSchemas()).formRightsRoleDataAuthInput,
  /** Of `saveAuthColumn`. */
  saveAuthColumn: async () => (await loadSchemas()).formRightsSaveAuthColumnInput,
  /** Of `saveAuthColumns`. */
  saveAuthColumns: async () => (await loadSchemas()).formRightsSaveAuthColumnsInput,
};
/** Calls of formRights. */
export const createFormRightsApi = (transport: Transport) => ({
  /** 启用表单按钮权限 · Make a button a right. Needs `online:form:edit`. */
  addAuthButton: (body: FormRightsAddAuthButton, options?: CallOptions) =>
    transport.request<OnlineAuthButton>({ method: 'POST', path: `/online/cgform/api/authButton`, body, ...options }),
  /** 新增表单数据权限 · Add a data rule of a form. Needs `online:form:edit`. */
  addAuthData: (body: OnlineAuthDataInput, options?: CallOptions) =>
    transport.request<OnlineAuthData>({ method: 'POST', path: `/online/cgform/api/authData`, body, ...options }),
  /** 表单按钮权限 · Button rights of a form. Needs `online:form:list`. */
  authButton: (id: string, options?: CallOptions) =>
    transport.request<{
      buttonList: {
        code: string;
        title: string;
        buttonStatus: string;
      }[];
      authList: OnlineAuthButton[];
    }>({ method: 'GET', path: `/online/cgform/api/authButton/${encodeURIComponent(id)}`, ...options }),
  /** 表单字段权限 · Field rights of a form. Needs `online:form:list`. */
  authColumn: (id: string, options?: CallOptions) =>
    transport.request<OnlineAuthColumn[]>({ method: 'GET', path: `/online/cgform/api/authColumn/${encodeURIComponent(id)}`, ...options }),
  /** 表单数据权限 · Data rules of a form. Needs `online:form:list`. */
  authData: (id: string, options?: CallOptions) =>
    transport.request<OnlineAuthData[]>({ method: 'GET', path: `/online/cgform/api/authData/${encodeURIComponent(id)}`, ...options }),
  /** 可授予角色的字段或按钮 · Fields or buttons that roles can be given. Needs `role:list`. */
  authPage: (cgformId: string, type: string, options?: CallOptions) =>
    transport.request<OnlineAuthPage[]>({
      method: 'GET',
      path: `/online/cgform/api/authPage/${encodeURIComponent(cgformId)}/${encodeURIComponent(type)}`,
      ...options,
    }),
  /** 删除表单数据权限 · Delete a data rule of a form. Needs `online:form:edit`. */
  deleteAuthData: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/api/authData/${encodeURIComponent(id)}`, ...options }),
  /** 编辑表单数据权限 · Edit a data rule of a form. Needs `online:form:edit`. */
  editAuthData: (body: FormRightsEditAuthData, options?: CallOptions) =>
    transport.request<OnlineAuthData>({ method: 'PUT', path: `/online/cgform/api/authData`, body, ...options }),
  /** 停用表单按钮权限 · Make a button no right any more. Needs `online:form:edit`. */
  endAuthButton: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/online/cgform/api/authButton/${encodeURIComponent(id)}`, ...options }),
  /** 角色的表单权限 · Rights of a role in a form. Needs `role:list`. */
  roleAuth: (query: FormRightsRoleAuthQuery, options?: CallOptions) =>
    transport.request<
      {
        authId: string;
      }[]
    >({ method: 'GET', path: `/online/cgform/api/roleAuth`, query, ...options }),
  /** 授予角色表单按钮 · Give a role buttons of a form. Needs `role:authorize`. */
  roleButtonAuth: (roleId: string, cgformId: string, body: FormRightsRoleButtonAuth, options?: CallOptions) =>
    transport.request<null>({
      method: 'POST',
      path: `/online/cgform/api/roleButtonAuth/${encodeURIComponent(roleId)}/${encodeURIComponent(cgformId)}`,
      body,
      ...options,
    }),
  /** 授予角色表单字段 · Give a role fields of a form. Needs `role:authorize`. */
  roleColumnAuth: (roleId: string, cgformId: string, body: FormRightsRoleColumnAuth, options?: CallOptions) =>
    transport.request<null>({
      method: 'POST',
      path: `/online/cgform/api/roleColumnAuth/${encodeURIComponent(roleId)}/${encodeURIComponent(cgformId)}`,
      body,
      ...options,
    }),
  /** 授予角色表单数据规则 · Give a role data rules of a form. Needs `role:authorize`. */
  roleDataAuth: (roleId: string, cgformId: string, body: FormRightsRoleDataAuth, options?: CallOptions) =>
    transport.request<null>({
      method: 'POST',
      path: `/online/cgform/api/roleDataAuth/${encodeURIComponent(roleId)}/${encodeURIComponent(cgformId)}`,
      body,
      ...options,
    }),
  /** 设置表单字段权限 · Set the rights of a field. Needs `online:form:edit`. */
  saveAuthColumn: (body: OnlineAuthColumnInput, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/online/cgform/api/authColumn`, body, ...options }),
  /** 批量设置表单字段权限 · Set the rights of several fields. Needs `online:form:edit`. */
  saveAuthColumns: (body: FormRightsSaveAuthColumns, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/online/cgform/api/authColumn/batch`, body, ...options }),
  /** 可授予角色的数据规则 · Data rules that roles can be given. Needs `role:list`. */
  validAuthData: (id: string, options?: CallOptions) =>
    transport.request<OnlineAuthData[]>({ method: 'GET', path: `/online/cgform/api/validAuthData/${encodeURIComponent(id)}`, ...options }),
});
