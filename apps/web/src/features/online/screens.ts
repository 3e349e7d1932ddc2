import { defineScreens } from '../../shared/pages/screens.ts';

const form = () => import('./online-form/OnlineFormPage.tsx');

/**
 * Screens of tables and reports that an administrator declared, by the names that the kit has for those of menus. The definition says of which kind one is.
 *
 * @source ROUTE-06, jeecg-wire 5.1
 */
export const screens = defineScreens({
  'online/FormList': form,
  'online/TreeList': form,
  'online/ErpList': form,
  'online/InnerTableList': form,
  'online/TabList': form,
  'online/ReportList': () => import('./report-designer/ReportListPage.tsx'),
  'online/AutoReportList': () => import('./report-page/ReportPage.tsx'),
  'online/ReportPageList': () => import('./report-pages-designer/PageListPage.tsx'),
  'online/ReportPage': () => import('./report-pages/ReportBoardPage.tsx'),
  'online/FormDefinitions': () => import('./form-designer/FormListPage.tsx'),
  'online/FormDesigner': () => import('./form-designer/FormDesignerPage.tsx'),
  'online/FormCopies': () => import('./form-designer/FormCopyListPage.tsx'),
});
