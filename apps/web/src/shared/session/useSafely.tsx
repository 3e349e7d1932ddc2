import { type ReactNode, useCallback, useState } from 'react';
import { OwnPhoneCheck } from './OwnPhoneCheck.tsx';

/** Makes a call once the person has proved by SMS that the phone of the login is at hand. */
export type Safely = <Reply>(call: () => Promise<Reply>) => Promise<Reply>;

/**
 * Lets grave calls wait for the check by SMS; a code that was right a moment ago does without a question. Anyone who leaves the check has
 * cancelled the call.
 *
 * @returns the wrapper for calls, and the dialog to draw
 */
export function useSafely(hint: string): { safely: Safely; check: ReactNode } {
  const [asked, setAsked] = useState<{ pass: () => void; leave: () => void }>();
  const safely = useCallback<Safely>(async (call) => {
    await new Promise<void>((resolve, reject) =>
      setAsked({ pass: resolve, leave: () => reject(new DOMException('The check was left.', 'AbortError')) }),
    );
    return call();
  }, []);
  const check = asked && (
    <OwnPhoneCheck
      open
      hint={hint}
      onSuccess={asked.pass}
      onOpenChange={(open) => {
        if (open) return;
        setAsked(undefined);
        // A check that was passed closes first and says so in the same breath.
        queueMicrotask(asked.leave);
      }}
    />
  );
  return { safely, check };
}
