import { ApiError } from '@tarmac/admin-kit/request';
import { type ReactNode, useCallback, useState } from 'react';
import { OwnPasswordCheck } from './OwnPasswordCheck.tsx';
import { OwnPhoneCheck, useOwnPhone } from './OwnPhoneCheck.tsx';
import type { Safely } from './useSafely.tsx';

/** The company asks who it is before money leaves. */
const notSafe = 40_331;

/**
 * Lets calls that move money ask who the person is where the company wants that: by SMS, of people without a phone by their password. The call is made
 * first, and again once the check is passed. Anyone who leaves the check has cancelled the call.
 *
 * @param hint stands before the phone that the code goes to
 * @returns the wrapper for calls, and the dialog to draw
 * @source freight-domain 2.15 smsConfirm, S08, S09
 */
export function usePaySafely(hint: string): { safely: Safely; check: ReactNode } {
  const hasPhone = useOwnPhone() !== '';
  const [asked, setAsked] = useState<{ pass: () => void; leave: () => void }>();
  const safely = useCallback<Safely>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== notSafe) throw error;
    }
    await new Promise<void>((resolve, reject) =>
      setAsked({ pass: resolve, leave: () => reject(new DOMException('The check was left.', 'AbortError')) }),
    );
    return call();
  }, []);
  const onOpenChange = (open: boolean) => {
    if (open) return;
    setAsked(undefined);
    // A check that was passed closes first and says so in the same breath.
    if (asked) queueMicrotask(asked.leave);
  };
  const check =
    asked &&
    (hasPhone ? (
      <OwnPhoneCheck open hint={hint} onSuccess={asked.pass} onOpenChange={onOpenChange} />
    ) : (
      <OwnPasswordCheck onSuccess={asked.pass} onOpenChange={onOpenChange} />
    ));
  return { safely, check };
}
