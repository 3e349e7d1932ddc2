/** What the guard knows when somebody wants to go somewhere. */
export interface GuardInput {
  /** Path without query. */
  path: string;
  /** Path with query and hash. */
  fullPath: string;
  hasToken: boolean;
  /** Paths that open without a token. */
  publicPaths: readonly string[];
  loginPath: string;
  homePath: string;
  /** The `redirect` query of the login page, if any. */
  redirect?: string;
}

/** Where the guard sends a person: on, or elsewhere. */
export type GuardDecision = { kind: 'proceed' } | { kind: 'redirect'; to: string; redirect?: string };

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
 * Decides a navigation. Without a token only public paths open; with one, the login leads home or to where the person
 * wanted to go.
 *
 * @source ROUTE-09, ROUTE-10, ROUTE-11
 */
export function guard(input: GuardInput): GuardDecision {
  const { path, fullPath, hasToken, loginPath, homePath } = input;
  if (!hasToken) return input.publicPaths.includes(path) ? { kind: 'proceed' } : { kind: 'redirect', to: loginPath, redirect: fullPath };
  if (path !== loginPath) return { kind: 'proceed' };
  return { kind: 'redirect', to: safeRedirect(input.redirect, loginPath) ?? homePath };
}

/**
 * Accepts a redirect target only when it is a path of this site and not the login itself, so no link can send a person
 * elsewhere or in a circle.
 *
 * @source ROUTE-11, security 41
 */
export function safeRedirect(target: string | undefined, loginPath: string): string | undefined {
  if (target === undefined || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f]/.test(target)) return undefined;
  const path = target.split(/[?#]/, 1)[0];
  return path === loginPath || path === '/' ? undefined : target;
}
