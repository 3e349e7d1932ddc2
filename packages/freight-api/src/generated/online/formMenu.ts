// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `makeMenu`. */
export interface FormMenuMakeMenu {
  headId: string;
  parentId?: string | null;
  name?: string | null;
  nameEn?: string | null;
  icon?: string | null;
}
const loadSchemas = () => import('./formMenu.schemas.ts');
/** What the calls of formMenu take, as schemas for forms; fetched when asked for. */
export const formMenuSchemas = {
  /** Of `makeMenu`. */
  makeMenu: async () => (await loadSchemas()).formMenuMakeMenuInput,
};
/** Calls of formMenu. */
export const createFormMenuApi = (transport: Transport) => ({
  /** 生成表单菜单 · Make the menu of a form. Needs `online:form:publish`. */
  makeMenu: (body: FormMenuMakeMenu, options?: CallOptions) =>
    transport.request<{
      menuId: string;
      url: string;
      permissionIds: string[];
    }>({ method: 'POST', path: `/online/cgform/head/makeMenu`, body, ...options }),
});
