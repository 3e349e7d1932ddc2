import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/**
 * The session's state, fresh after every login, logout and change in another window.
 *
 * @example const { user, token } = useSession(session);
 */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
