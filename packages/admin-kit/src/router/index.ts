export type { AdminFrameParts } from './AdminFrame.tsx';
export { type AdminEntry, type AdminMenuNode, type AdminPage, type AdminRouterOptions, createAdminRouter } from './createAdminRouter.tsx';
export { createRouteGuard, type GuardedNavigation, type RouteGuard, type RouteGuardOptions } from './createRouteGuard.ts';
export { followSession } from './followSession.ts';
export { requirePermission } from './requirePermission.ts';
export { RouterListState, type RouterListStateProps } from './RouterListState.tsx';
