import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { errorText } from '../internals/errorText.ts';
import { notices } from '../notice/createNoticeStore.ts';
import type { SavedCaptcha } from './captchaCookie.ts';
import type { SmsChannel } from './smsChannel.ts';
import { SmsCodeInput } from './SmsCodeInput.tsx';
import type { SmsSecurityDialogProps } from './SmsSecurityDialog.tsx';
import { zhSms } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What {@link SmsSecurityDialog} shows, and the check of a kept code before. */
export default function SmsSecurityPanel({ open, onOpenChange, channel, saved, hint, onSuccess }: SmsSecurityDialogProps) {
  const { t, localize } = useTexts(zhSms);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setAsking(false);
    setCode('');
    setProblem(undefined);
    onOpenChange(false);
  };
  const finish = () => {
    close();
    onSuccess();
  };
  const settle = useEffectEvent((isFine: boolean) => (isFine ? finish() : setAsking(true)));
  const trySaved = useEffectEvent(() => isStillRight(channel, saved));
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    void trySaved().then((isFine) => isCurrent && settle(isFine));
    return () => {
      isCurrent = false;
    };
  }, [open]);

  const check = async () => {
    const captcha = code.trim();
    if (captcha === '') {
      setProblem(t('sms.codeMissing'));
      return false;
    }
    try {
      await channel.verify(captcha);
    } catch (error) {
      const message = errorText(error);
      setProblem(message);
      notices.warning(message, { key: 'sms' });
      return false;
    }
    saved?.save(captcha);
    finish();
    return true;
  };

  return (
    <Dialog
      open={open && isAsking}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('sms.title')}
      width={450}
      okClose={false}
      onOk={check}
    >
      <p className="m-0 mb-3 text-ink-secondary">{hint === undefined ? t('sms.hint') : localize(hint)}</p>
      <label htmlFor={id} className="mb-1 block text-ink-secondary">
        <span aria-hidden className="me-1 text-danger-ink">
          *
        </span>
        {t('sms.code')}
      </label>
      <SmsCodeInput
        id={id}
        channel={channel}
        required
        value={code}
        invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onValueChange={(next) => {
          setCode(next);
          setProblem(undefined);
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** Checks the kept code silently. One that is too old or of another session is forgotten: the person is asked as if there were none. */
async function isStillRight(channel: SmsChannel, saved: SavedCaptcha | undefined): Promise<boolean> {
  const kept = saved?.read();
  if (kept === undefined) return false;
  try {
    await channel.verify(kept);
    return true;
  } catch {
    saved?.clear();
    return false;
  }
}
