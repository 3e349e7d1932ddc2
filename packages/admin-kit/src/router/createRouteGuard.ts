import { redirect } from '@tanstack/react-router';
import { isCancelled } from '../request/ApiError.ts';
import { guard, type GuardDecision, type GuardInput, publicPaths as usualPublicPaths, safeRedirect } from '../session/guard.ts';
import type { Session } from '../session/session.ts';

/** What a `beforeLoad` is given, as far as a guard reads it. */
export interface GuardedNavigation {
  /** Where it leads to: the path, the whole address, and its query as text. */
  location: { pathname: string; href: string; searchStr: string };
}

/** What guards are made of. */
export interface RouteGuardOptions {
  /** Who is signed in. */
  session: Session;
  /** Where people go who are not. */
  loginPath: string;
  /** Where the product begins. @source ROUTE-01 */
  homePath: string;
  /** Paths that open without a token; the login and error pages unless said. */
  publicPaths?: readonly string[];
  /** Fetches menu and permissions, or answers at once when they are there. Rejects for an empty menu. @source ROUTE-11 */
  loadAccess: (navigation: GuardedNavigation) => Promise<unknown>;
  /** Tells the person why the session ended; it has ended by then. @source ROUTE-12 */
  onAccessError?: (error: unknown) => void;
}

/** The guards of a router. */
export interface RouteGuard {
  /** `beforeLoad` of the root route. @source ROUTE-09, ROUTE-10 */
  checkSession: (navigation: GuardedNavigation) => void;
  /** `beforeLoad` of the route that everything behind the login hangs below. @source ROUTE-11, ROUTE-12 */
  checkAccess: (navigation: GuardedNavigation) => Promise<void>;
  /** Where to go after a login that was reached by this `redirect` query. @source ROUTE-11 */
  targetAfterLogin: (redirect: string | undefined) => string;
}

/**
 * Makes the guards of a TanStack router: `beforeLoad` functions around the decisions of `session/guard`.
 *
 * @example
 * const routeGuard = createRouteGuard({ session, loginPath: '/user/login', homePath: '/', loadAccess });
 * const root = createRootRoute({ component: Outlet, beforeLoad: routeGuard.checkSession });
 * const main = createRoute({ getParentRoute: () => root, id: 'main', beforeLoad: routeGuard.checkAccess });
 * @source ROUTE-09 … ROUTE-12
 */
export function createRouteGuard(options: RouteGuardOptions): RouteGuard {
  const { session, loginPath, homePath, publicPaths = usualPublicPaths, loadAccess, onAccessError } = options;

  const decide = ({ location }: GuardedNavigation, access?: GuardInput['access']): GuardDecision =>
    guard({
      path: location.pathname,
      fullPath: location.href,
      hasToken: session.state().token !== undefined,
      publicPaths,
      loginPath,
      homePath,
      redirect: new URLSearchParams(location.searchStr).get('redirect') ?? undefined,
      access,
    });

  return {
    checkSession: (navigation) => follow(decide(navigation)),
    checkAccess: async (navigation) => {
      const first = decide(navigation, 'missing');
      if (first.kind !== 'load') return follow(first);
      try {
        await loadAccess(navigation);
      } catch (error) {
        // Nobody waits for this navigation any more, or the window was interrupted: that is not a reason to log anybody out.
        if (isCancelled(error)) throw error;
        const decision = decide(navigation, 'failed');
        if (decision.kind === 'signOut') session.end();
        onAccessError?.(error);
        return follow(decision);
      }
      // The session may have ended while the menu was on its way.
      return follow(decide(navigation, 'loaded'));
    },
    targetAfterLogin: (wanted) => safeRedirect(wanted, loginPath) ?? homePath,
  };
}

function follow(decision: GuardDecision): void {
  if (decision.kind !== 'redirect' && decision.kind !== 'signOut') return;
  const query = decision.redirect === undefined ? '' : `?redirect=${encodeURIComponent(decision.redirect)}`;
  throw redirect({ href: `${decision.to}${query}`, replace: true });
}
