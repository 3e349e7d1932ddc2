import { useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Button } from '../internals/Button.tsx';
import type { ControlProps } from '../internals/control.ts';
import { TextInput } from '../input/TextInput.tsx';
import { errorText } from '../internals/errorText.ts';
import { useSmsCountdown } from './countdown.ts';
import type { SmsChannel } from './smsChannel.ts';
import { zhSms } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * The code of an SMS, with the button that sends it: pressed, it counts 120 seconds down; when sending fails it may be pressed again at
 * once, and a dialog has the server's words.
 *
 * @example <SmsCodeInput aria-label="短信验证码" channel={channel} value={text} onValueChange={setCode} />
 * @source SMS-01
 */
export function SmsCodeInput({ channel, onEnter, ...control }: SmsCodeInputProps) {
  const { t } = useTexts(zhSms);
  const countdown = useSmsCountdown(channel.key);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isSent, setSent] = useState(false);

  const send = async () => {
    setSending(true);
    setSent(false);
    countdown.start();
    try {
      await channel.send();
      setSent(true);
    } catch (error) {
      countdown.reset();
      setRefusal(errorText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="flex gap-2">
      <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={10} onEnter={onEnter} />
      <Button
        className="min-w-36"
        busy={isSending}
        disabled={control.disabled || control.readOnly || (countdown.seconds > 0 && !isSending)}
        onClick={() => void send()}
      >
        {countdown.seconds > 0 ? t('sms.wait', { seconds: countdown.seconds }) : t('sms.send')}
      </Button>
      <span role="status" className="sr-only">
        {isSent ? t('sms.sent') : ''}
      </span>
      <Dialog
        open={refusal !== undefined}
        onOpenChange={() => setRefusal(undefined)}
        title={t('notice.systemPrompt')}
        width={420}
        footer={
          <Button variant="primary" onClick={() => setRefusal(undefined)}>
            {t('common.ok')}
          </Button>
        }
      >
        {refusal}
      </Dialog>
    </div>
  );
}

/** Props of {@link SmsCodeInput}. */
export interface SmsCodeInputProps extends ControlProps<string> {
  /** Sends the code; its `key` keeps the countdown going when the input is shown again. @source SMS-01 */
  channel: Pick<SmsChannel, 'key' | 'send'>;
  /** Called when Enter is pressed, in place of what a dialog or a form around it does then. */
  onEnter?: () => void;
}
