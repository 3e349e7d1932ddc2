import type { Label } from '../i18n/catalogue.ts';
import { late, useLate } from '../internals/late.ts';
import type { SavedCaptcha } from './captchaCookie.ts';
import type { SmsChannel } from './smsChannel.ts';

const panel = late(() => import('./SmsSecurityPanel.tsx'));

/**
 * Asks for the code of an SMS before something grave is done. A code that was right a moment ago is checked silently first: where the
 * server still takes it, the action goes on and nothing is seen.
 *
 * @example <SmsSecurityDialog open={isOpen} onOpenChange={setOpen} channel={channel} saved={createCaptchaCookie()} onSuccess={save} />
 * @source SMS-01 … SMS-03
 */
export function SmsSecurityDialog(props: SmsSecurityDialogProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link SmsSecurityDialog}. */
export interface SmsSecurityDialogProps {
  /** Whether the check is wanted; the dialog appears only when a kept code does not do. */
  open: boolean;
  /** Called with `false` when the person leaves without the check, and once it is passed. */
  onOpenChange: (open: boolean) => void;
  /** Sends and checks, see `createSmsChannel`. */
  channel: SmsChannel;
  /** Where a code that was right is kept, see `createCaptchaCookie`. Without it a person is asked every time. @source SMS-03 */
  saved?: SavedCaptcha;
  /** Says whose phone gets the code; by default that of the login. */
  hint?: Label;
  /** Called once the check is passed: do what was waiting for it. */
  onSuccess: () => void;
}
