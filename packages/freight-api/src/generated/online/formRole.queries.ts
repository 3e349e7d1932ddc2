// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { OnlineFormRoles } from '../models.ts';
import { createFormRoleApi } from './formRole.ts';
/** Questions of formRole as TanStack Query takes them. */
export const createFormRoleQueries = (transport: Transport) => {
  const api = createFormRoleApi(transport);
  return {
    /** 各角色的表单权限 · What roles have of a form. Needs `role:list`. */
    ofForm: (id: string): QueryOptions<OnlineFormRoles> => ({ queryKey: ['formRole', 'ofForm', id], queryFn: ({ signal }) => api.ofForm(id, { signal }) }),
  };
};
