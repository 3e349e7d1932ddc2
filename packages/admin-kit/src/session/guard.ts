/** What the guard knows when somebody wants to go somewhere. */
export interface GuardInput {
  /** Path without query. */
  path: string;
  /** Path with query and hash. */
  fullPath: string;
  /** Somebody is signed in. */
  hasToken: boolean;
  /** Paths that open without a token. */
  publicPaths: readonly string[];
  /** Path of the login page. */
  loginPath: string;
  /** Path of the page after the login. */
  homePath: string;
  /** The `redirect` query of the login page, if any. */
  redirect?: string;
  /** What is known of menu and permissions; absent for a route that needs none. */
  access?: 'missing' | 'loaded' | 'failed';
}

/** Where the guard sends a person: on, or elsewhere. */
export type GuardDecision =
  | { kind: 'proceed' }
  | { kind: 'redirect'; to: string; redirect?: string }
  /** Menu and permissions must be fetched first. */
  | { kind: 'load' }
  /** They could not be fetched: the session ends. */
  | { kind: 'signOut'; to: string; redirect?: string };

/** Paths that open without a token. @source ROUTE-09 */
export const publicPaths: readonly string[] = [
  '/user/login',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/user/login3',
  '/home',
];

/**
 * Decides a navigation. Without a token only public paths open; with one, the login leads home or to where the person wanted
 * to go, and everything else waits for menu and permissions. Every chain of decisions ends: the login is never a target for
 * somebody with a token, and the only one for somebody without.
 *
 * @example
 * const decision = guard({ path: '/device', fullPath: '/device', hasToken: false, publicPaths: [], loginPath: '/login', homePath: '/' });
 * // { kind: 'redirect', to: '/login?redirect=%2Fdevice' }
 * @source ROUTE-09 … ROUTE-12
 */
export function guard(input: GuardInput): GuardDecision {
  const { path, fullPath, hasToken, loginPath, homePath, access } = input;
  const at = plainPath(path);
  const isPublic = input.publicPaths.some((one) => plainPath(one) === at);
  if (at === plainPath(loginPath)) {
    if (!hasToken) return { kind: 'proceed' };
    const to = safeRedirect(input.redirect, loginPath) ?? homePath;
    // A home that is the login itself would send the person in a circle.
    return plainPath(to) === at ? { kind: 'proceed' } : { kind: 'redirect', to };
  }
  if (isPublic) return { kind: 'proceed' };
  if (!hasToken) return { kind: 'redirect', to: loginPath, redirect: fullPath };
  if (access === 'missing') return { kind: 'load' };
  if (access === 'failed') return { kind: 'signOut', to: loginPath, redirect: safeRedirect(fullPath, loginPath) ?? homePath };
  return { kind: 'proceed' };
}

/** A host that nobody has; addresses are read against it. */
const here = 'http://site.invalid';

/**
 * Accepts a redirect target only when it is a path of this site and not the login itself, so no link can send a person
 * elsewhere or in a circle. Browsers read backslashes, tabs and line ends in addresses in their own way, so none may be there.
 *
 * @source ROUTE-11, security 41
 */
export function safeRedirect(target: string | undefined, loginPath: string): string | undefined {
  if (target === undefined || target.length > 2000 || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f\u007f]/.test(target))
    return undefined;
  const { origin, pathname } = new URL(target, here);
  const path = decoded(pathname);
  // Dots and escapes may hide two slashes, which begin the name of another host.
  if (origin !== here || path === undefined || /^\/[/\\]/.test(path)) return undefined;
  return [plainPath(loginPath), '/'].includes(plainPath(target)) ? undefined : target;
}

/** A path as it is compared: without query, dots, escapes, capitals and slashes at its end. */
function plainPath(path: string): string {
  // Behind the host, so that two slashes are not read as another one.
  const { pathname } = new URL(`${here}/${path.replace(/^\//, '')}`);
  return (decoded(pathname) ?? pathname).toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
