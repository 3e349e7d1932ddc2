// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { OnlineFormRoles } from '../models.ts';
export type { OnlineFormRoles } from '../models.ts';
/** Body of `save`. */
export interface FormRoleSave {
  roleId: string;
  cgformId: string;
  version: number;
  changes: {
    code: string;
    right: 'listShow' | 'formShow' | 'formEditable' | 'button';
    has: boolean;
  }[];
  rules?: string[] | null;
}
const loadSchemas = () => import('./formRole.schemas.ts');
/** What the calls of formRole take, as schemas for forms; fetched when asked for. */
export const formRoleSchemas = {
  /** Of `save`. */
  save: async () => (await loadSchemas()).formRoleSaveInput,
};
/** Calls of formRole. */
export const createFormRoleApi = (transport: Transport) => ({
  /** 各角色的表单权限 · What roles have of a form. Needs `role:list`. */
  ofForm: (id: string, options?: CallOptions) =>
    transport.request<OnlineFormRoles>({ method: 'GET', path: `/online/cgform/roles/ofForm/${encodeURIComponent(id)}`, ...options }),
  /** 设置角色的表单权限 · Set what a role has of a form. Needs `role:authorize`. */
  save: (body: FormRoleSave, options?: CallOptions) =>
    transport.request<OnlineFormRoles>({ method: 'PUT', path: `/online/cgform/roles/save`, body, ...options }),
});
