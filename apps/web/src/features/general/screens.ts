import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of no domain. */
export const screens = defineScreens({
  'account/center/Index': () => import('./account/CenterPage.tsx'),
  'account/settings/Index': () => import('./account/BaseSettingsPage.tsx'),
  'account/settings/BaseSetting': () => import('./account/BaseSettingsPage.tsx'),
  'account/settings/Security': () => import('./account/SecuritySettingsPage.tsx'),
  'account/settings/Custom': () => import('./account/CustomSettingsPage.tsx'),
  'account/settings/Binding': () => import('./account/BindingSettingsPage.tsx'),
  'account/settings/Notification': () => import('./account/NotificationSettingsPage.tsx'),
  'dashboard/Workplace': () => import('./dashboard/WorkplacePage.tsx'),
  'dashboard/IndexChart': () => import('./dashboard/IndexChartPage.tsx'),
  'dashboard/IndexTask': () => import('./dashboard/IndexTaskPage.tsx'),
  'dashboard/Monitor': () => import('./dashboard/MonitorPage.tsx'),
  'screen/ScreenData': () => import('./screen/ScreenDataPage.tsx'),
  'screen/ScreenFinance': () => import('./screen/ScreenFinancePage.tsx'),
  'exception/403': () => import('./exception/ForbiddenPage.tsx'),
  'exception/404': () => import('./exception/MissingPage.tsx'),
  'exception/500': () => import('./exception/BrokenPage.tsx'),
  'result/Success': () => import('./result/SuccessPage.tsx'),
  'result/Error': () => import('./result/ErrorPage.tsx'),
  'form/BasicForm': () => import('./form/BasicFormPage.tsx'),
  'form/stepForm/StepForm': () => import('./form/StepFormPage.tsx'),
  'form/advancedForm/AdvancedForm': () => import('./form/AdvancedFormPage.tsx'),
  'list/TableList': () => import('./list/DemoFormListPage.tsx'),
});
