export {
  createRouteGuard,
  type GuardedNavigation,
  requirePermission,
  type RouteGuard,
  type RouteGuardOptions,
} from './createRouteGuard.ts';
export { followSession } from './followSession.ts';
