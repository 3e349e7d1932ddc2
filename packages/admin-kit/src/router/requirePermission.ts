import { redirect } from '@tanstack/react-router';
import { type Access, can } from '../permission/rules/permissionRules.ts';

/**
 * Makes a `beforeLoad` that opens a route only to those who may.
 *
 * @param action one name or several separated by commas, of which one is enough
 * @param deniedPath where others are sent, `/403` unless said
 * @example
 * const secret = createRoute({
 *   getParentRoute: () => main,
 *   path: '/secret',
 *   component: Page,
 *   beforeLoad: requirePermission(() => access, { action: 'secret:read' }),
 * });
 * @source PERM-01
 */
export function requirePermission(
  access: () => Access,
  { action, deniedPath = '/403' }: { action: string; deniedPath?: string },
): () => void {
  return () => {
    if (!can(access(), { action })) throw redirect({ href: deniedPath, replace: true });
  };
}
