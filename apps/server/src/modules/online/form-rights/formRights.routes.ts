import { routes } from '../../../platform/contract/index.ts';
import { makeFormMenu } from './formMenu.service.ts';
import { formRoleContract } from './formRole.contract.ts';
import { formRoles, saveFormRole } from './formRole.service.ts';
import { formMenuContract, formRightsContract } from './formRights.contract.ts';
import {
  addAuthButton,
  addAuthRule,
  authButtons,
  authColumns,
  authRules,
  editAuthRule,
  endAuthButton,
  givablePages,
  giveRights,
  removeAuthRule,
  roleRights,
  saveAuthColumns,
} from './formRights.service.ts';

/** @source PERM-01, ONL-04, jeecg-wire 4.4 */
export const formRightsRoutes = routes(formRightsContract, {
  authColumn: (ctx, { params }) => authColumns(ctx, params.id),
  saveAuthColumn: (ctx, { body }) => saveAuthColumns(ctx, body),
  saveAuthColumns: (ctx, { body }) => saveAuthColumns(ctx, body),
  authButton: (ctx, { params }) => authButtons(ctx, params.id),
  addAuthButton: (ctx, { body }) => addAuthButton(ctx, body),
  endAuthButton: (ctx, { params }) => endAuthButton(ctx, params.id),
  authData: (ctx, { params }) => authRules(ctx, params.id),
  addAuthData: (ctx, { body }) => addAuthRule(ctx, body),
  editAuthData: (ctx, { body }) => editAuthRule(ctx, body),
  deleteAuthData: (ctx, { params }) => removeAuthRule(ctx, params.id),
  authPage: (ctx, { params }) => givablePages(ctx, { cgformId: params.cgformId, type: params.type === '1' ? 1 : 2 }),
  validAuthData: (ctx, { params }) => authRules(ctx, params.id, true),
  roleAuth: (ctx, { query }) => roleRights(ctx, { ...query, type: Number(query.type) }),
  roleColumnAuth: (ctx, { params, body }) => giveRights(ctx, { ...params, ...body, type: 1 }),
  roleButtonAuth: (ctx, { params, body }) => giveRights(ctx, { ...params, ...body, type: 2 }),
  roleDataAuth: (ctx, { params, body }) => giveRights(ctx, { ...params, ...body, type: 3 }),
});

/** @source ONL-04 */
export const formMenuRoutes = routes(formMenuContract, { makeMenu: (ctx, { body }) => makeFormMenu(ctx, body) });

/** @source ONR-04 */
export const formRoleRoutes = routes(formRoleContract, {
  ofForm: (ctx, { params }) => formRoles(ctx, params.id),
  save: (ctx, { body }) => saveFormRole(ctx, body),
});
