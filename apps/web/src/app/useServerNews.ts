import { useEffect } from 'react';
import { newsChannel } from './newsChannel.ts';

/** Listens to the server's news as long as the frame stands. @source NOTI-06 */
export function useServerNews(): void {
  useEffect(() => newsChannel.start(), []);
}
