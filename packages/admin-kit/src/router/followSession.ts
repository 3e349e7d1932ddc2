import type { Session } from '../session/session.ts';

/**
 * Lets the router look again whenever somebody signs in or out, in this window or another: its guards then lead from the login
 * to the page and back. An interrupted window stands still, because its dialog has the word.
 *
 * @param isLeaving true while the host itself leaves for a fresh page, such as at its logout; nothing is followed then
 * @returns stops it
 * @example const stop = followSession(router, { session });
 * @source ROUTE-09, ROUTE-10, security 69
 */
export function followSession(
  router: { invalidate: () => Promise<void> },
  { session, isLeaving = () => false }: { session: Session; isLeaving?: () => boolean },
): () => void {
  let known = session.state().user?.id;
  return session.subscribe(() => {
    const { user, interruption } = session.state();
    if (interruption !== undefined || user?.id === known || isLeaving()) return;
    known = user?.id;
    void router.invalidate();
  });
}
