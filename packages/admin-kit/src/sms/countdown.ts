import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long the next code is waited for, seconds. @source SMS-01 */
const smsCountdownSeconds = 120;

/** When each way may send again, ms since 1970. Outside of components: closing a dialog does not shorten the wait. */
const waits = new Map<string, number>();
const listeners = new Set<() => void>();

function set(key: string, until: number | undefined): void {
  if (until === undefined) waits.delete(key);
  else waits.set(key, until);
  for (const listener of listeners) listener();
}

/** Seconds until a code may be sent again, with the way to begin and to end the wait. */
export interface SmsCountdown {
  /** 0 when a code may be sent. */
  seconds: number;
  /** Begins the wait. */
  start: () => void;
  /** Ends the wait at once: nothing was sent. */
  reset: () => void;
}

/**
 * The wait between two codes: 120 seconds by the clock, so that neither a sleeping tab nor closing and opening the dialog changes it.
 *
 * @param key countdowns of the same key are one
 * @source SMS-01
 */
export function useSmsCountdown(key: string): SmsCountdown {
  const until = useSyncExternalStore(subscribe, () => waits.get(key) ?? 0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.min(smsCountdownSeconds, Math.max(0, Math.ceil((until - now) / 1000)));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds,
    start: () => {
      setNow(Date.now());
      set(key, Date.now() + smsCountdownSeconds * 1000);
    },
    reset: () => set(key, undefined),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
