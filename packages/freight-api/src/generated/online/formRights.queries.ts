// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { OnlineAuthButton, OnlineAuthColumn, OnlineAuthData, OnlineAuthPage } from '../models.ts';
import type { FormRightsRoleAuthQuery } from './formRights.ts';
import { createFormRightsApi } from './formRights.ts';
/** Questions of formRights as TanStack Query takes them. */
export const createFormRightsQueries = (transport: Transport) => {
  const api = createFormRightsApi(transport);
  return {
    /** 表单按钮权限 · Button rights of a form. Needs `online:form:list`. */
    authButton: (
      id: string,
    ): QueryOptions<{
      buttonList: {
        code: string;
        title: string;
        buttonStatus: string;
      }[];
      authList: OnlineAuthButton[];
    }> => ({ queryKey: ['formRights', 'authButton', id], queryFn: ({ signal }) => api.authButton(id, { signal }) }),
    /** 表单字段权限 · Field rights of a form. Needs `online:form:list`. */
    authColumn: (id: string): QueryOptions<OnlineAuthColumn[]> => ({
      queryKey: ['formRights', 'authColumn', id],
      queryFn: ({ signal }) => api.authColumn(id, { signal }),
    }),
    /** 表单数据权限 · Data rules of a form. Needs `online:form:list`. */
    authData: (id: string): QueryOptions<OnlineAuthData[]> => ({
      queryKey: ['formRights', 'authData', id],
      queryFn: ({ signal }) => api.authData(id, { signal }),
    }),
    /** 可授予角色的字段或按钮 · Fields or buttons that roles can be given. Needs `role:list`. */
    authPage: (cgformId: string, type: string): QueryOptions<OnlineAuthPage[]> => ({
      queryKey: ['formRights', 'authPage', cgformId, type],
      queryFn: ({ signal }) => api.authPage(cgformId, type, { signal }),
    }),
    /** 角色的表单权限 · Rights of a role in a form. Needs `role:list`. */
    roleAuth: (
      query: FormRightsRoleAuthQuery,
    ): QueryOptions<
      {
        authId: string;
      }[]
    > => ({ queryKey: ['formRights', 'roleAuth', query], queryFn: ({ signal }) => api.roleAuth(query, { signal }) }),
    /** 可授予角色的数据规则 · Data rules that roles can be given. Needs `role:list`. */
    validAuthData: (id: string): QueryOptions<OnlineAuthData[]> => ({
      queryKey: ['formRights', 'validAuthData', id],
      queryFn: ({ signal }) => api.validAuthData(id, { signal }),
    }),
  };
};
