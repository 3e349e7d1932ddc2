import { defineScreens } from '../../shared/pages/screens.ts';

const form = () => import('./online-form/OnlineFormPage.tsx');

/** Screens of tables that an administrator declared. The definition says of which kind one is; menus name the kinds as JeecgBoot does. @source ROUTE-06, jeecg-wire 5.1 */
export const screens = defineScreens({
  'modules/online/cgform/auto/OnlCgformAutoList': form,
  'modules/online/cgform/auto/OnlCgformTreeList': form,
  'modules/online/cgform/auto/erp/OnlCgformErpList': form,
  'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList': form,
  'modules/online/cgform/auto/tab/OnlCgformTabList': form,
});
