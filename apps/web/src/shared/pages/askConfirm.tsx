import { type Confirm, useConfirm } from '@tarmac/admin-kit/dialog';
import { joinSentences } from '@tarmac/admin-kit/i18n';
import { useEffect } from 'react';

let ask: Confirm | undefined;

/** Lets code outside of components ask a person; stands once inside the ConfirmProvider. */
export function ConfirmBridge() {
  const confirm = useConfirm();
  useEffect(() => {
    ask = confirm;
  }, [confirm]);
  return null;
}

interface Warned {
  warnings?: readonly { code: number; message: string }[];
}

/**
 * Makes a call that may be answered by warnings: shows them, and calls again with `confirmWarnings` when the person goes on.
 *
 * @throws Error when the person does not go on, so that the dialog stays open
 * @source freight-domain 3.20
 */
export async function confirmingWarnings<Result>(call: (confirmWarnings: boolean) => Promise<Result>): Promise<Result> {
  const answer = await call(false);
  const warnings = typeof answer === 'object' && answer !== null ? (answer as Warned).warnings : undefined;
  if (warnings === undefined || warnings.length === 0) return answer;
  const messages = joinSentences(
    warnings.map((warning) => warning.message),
    document.documentElement.lang,
  );
  if (ask === undefined || !(await ask(messages))) throw new Error(messages);
  return call(true);
}
