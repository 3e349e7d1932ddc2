export type { AdminFrameParts } from './AdminFrame.tsx';
export { type AdminPage, type AdminRouterOptions, createAdminRouter } from './createAdminRouter.tsx';
export type { AdminEntry } from './routerTypes.ts';
export type { AdminMenuNode } from './routerTypes.ts';
export { createRouteGuard, type GuardedNavigation, type RouteGuard, type RouteGuardOptions } from './createRouteGuard.ts';
export { followSession } from './followSession.ts';
export { requirePermission } from './requirePermission.ts';
export { RouterListState, type RouterListStateProps } from './RouterListState.tsx';
