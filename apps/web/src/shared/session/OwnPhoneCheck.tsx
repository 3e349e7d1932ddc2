import { useSession } from '@tarmac/admin-kit/session';
import { createSmsChannel } from '@tarmac/admin-kit/jeecg';
import { createCaptchaCookie, SmsSecurityDialog } from '@tarmac/admin-kit/sms';
import { client, session } from './session.ts';

const ownPhone = createSmsChannel(client.request, 'user');
const savedCaptcha = createCaptchaCookie('captcha_user');

/** The phone of the signed-in user; empty where there is none. */
export function useOwnPhone(): string {
  const { user } = useSession(session);
  return typeof user?.['phone'] === 'string' ? user['phone'] : '';
}

/** Proves by SMS that the phone of the login is at hand. @source SMS-01 */
export function OwnPhoneCheck({ hint, ...props }: OwnPhoneCheckProps) {
  const phone = useOwnPhone();
  return (
    <SmsSecurityDialog {...props} channel={ownPhone} saved={savedCaptcha} hint={`${hint} ${phone.replace(/^(\d{3})\d{4}/, '$1****')}`} />
  );
}

interface OwnPhoneCheckProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Stands before the phone, which is shown in part. */
  hint: string;
  onSuccess: () => void;
}
