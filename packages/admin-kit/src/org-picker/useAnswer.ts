import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../internals/errorText.ts';

/** What was answered to the present question, or why not. */
export interface Answer<Result> {
  state: 'loading' | 'ready' | 'failed';
  /** The last answer, also while the next is awaited. */
  result: Result | undefined;
  /** What went wrong, in the server's words. */
  message: string;
  retry: () => void;
}

/** Asks when `key` changes; late answers to former questions are dropped. `delay` waits for a pause in typing. */
export function useAnswer<Result>(
  key: string,
  { ask, delay = 0 }: { ask: (signal: AbortSignal) => Promise<Result>; delay?: number },
): Answer<Result> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; result?: Result | undefined; message?: string }>();
  const present = `${attempt} ${key}`;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      askNow(aborter.signal).then(
        (result) => !aborter.signal.aborted && setAnswer({ of: present, result }),
        (error: unknown) => !aborter.signal.aborted && setAnswer({ of: present, message: errorText(error) }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [present, delay]);
  const isCurrent = answer?.of === present;
  return {
    state: !isCurrent ? 'loading' : answer.message === undefined ? 'ready' : 'failed',
    result: answer?.result,
    message: isCurrent ? (answer.message ?? '') : '',
    retry: () => setAttempt(attempt + 1),
  };
}
