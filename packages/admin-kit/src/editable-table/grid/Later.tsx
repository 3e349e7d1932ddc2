import { type ReactNode, Suspense } from 'react';

/** What comes with the frame after a table's rows, once its code is there; until then the `room` that is kept for it. */
export function Later({ isDrawn, room = null, children }: { isDrawn: boolean; room?: ReactNode; children: ReactNode }) {
  return isDrawn ? <Suspense fallback={room}>{children}</Suspense> : room;
}
