import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of complaints, evaluations and violations, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hycomplaint/HyComplaintList': () => import('./complaint/ComplaintListPage.tsx'),
  'wlhy/hyevaluation/HyEvaluationList': () => import('./evaluation/EvaluationListPage.tsx'),
  'wlhy/hyviolation/HyViolationList': () => import('./violation/ViolationListPage.tsx'),
});
