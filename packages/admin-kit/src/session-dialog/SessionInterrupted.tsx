import { Dialog } from '../dialog/Dialog.tsx';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { zhSessions } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * Tells a person why this window cannot go on: a logout or another person in another window, or the end of seven days. Its one
 * button starts over; until then everything that was on the screen can still be read.
 *
 * @example <SessionInterrupted session={session} onContinue={() => location.reload()} />
 * @source SESS-03, SESS-04, security 69
 */
export function SessionInterrupted({ session, onContinue }: SessionInterruptedProps) {
  const { interruption, user } = useSession(session);
  const { t } = useTexts(zhSessions);
  if (interruption === undefined) return null;
  const { title, message, button } = {
    signedOut: () => ({ title: t('session.changed'), message: t('session.signedOut'), button: t('session.reLogin') }),
    otherUser: () => {
      const name = interruption.kind === 'otherUser' ? interruption.realname : '';
      return {
        title: t('session.changed'),
        message: t('session.otherUser', { name, former: user?.realname ?? '' }),
        button: t('session.continueAs', { name }),
      };
    },
    expired: () => ({ title: t('session.expired'), message: t('session.expiredHint'), button: t('session.reLogin') }),
  }[interruption.kind]();
  return (
    <Dialog open onOpenChange={() => {}} closable={false} okClose={false} width={420} title={title} okText={button} onOk={onContinue}>
      {message}
    </Dialog>
  );
}

/** Props of {@link SessionInterrupted}. */
export interface SessionInterruptedProps {
  /** The session of this window, which hears what other windows do. */
  session: Session;
  /** Starts over, such as by a reload: the guard then leads to the login or to what the other person may see. */
  onContinue: () => void;
}
