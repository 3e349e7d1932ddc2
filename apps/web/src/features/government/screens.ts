import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages about what is reported to the authorities, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hygov/HyGovUploadList': () => import('./gov-upload/GovUploadListPage.tsx'),
});
