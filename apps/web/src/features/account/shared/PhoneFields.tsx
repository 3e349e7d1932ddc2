import { useLocale } from '@tarmac/admin-kit/i18n';
import { SmsCodeInput } from '@tarmac/admin-kit/sms';
import { checkMobile } from '@tarmac/freight-api/rules';
import { Smartphone } from 'lucide-react';
import { useId } from 'react';
import { client } from '../../../shared/session/session.ts';
import { EntryField } from './EntryField.tsx';
import { entryTexts as texts } from './entryTexts.ts';

/** What the code is for, as the wire names it. @source jeecg-wire 2.2 */
type SmsMode = '0' | '1' | '2';

/** A phone and the code that goes to it. Sending needs a phone that is one. @source SMS-01 */
export function PhoneFields({ mode, values, onChange, label }: PhoneFieldsProps) {
  const { localize } = useLocale();
  const id = useId();
  const isPhone = checkMobile(values.phone).ok;
  return (
    <>
      <EntryField
        label={label ?? localize(texts.phone)}
        type="tel"
        autoComplete="tel"
        maxLength={11}
        prefix={<Smartphone aria-hidden size={16} />}
        value={values.phone}
        onValueChange={(phone) => onChange({ ...values, phone })}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
          {localize(texts.smscode)}
        </label>
        <SmsCodeInput
          id={id}
          channel={{
            key: `open:${mode}:${values.phone}`,
            send: () => (isPhone ? send(values.phone, mode) : Promise.reject(new Error(localize(texts.phoneWrong)))),
          }}
          value={values.smscode}
          onValueChange={(smscode) => onChange({ ...values, smscode })}
        />
      </div>
    </>
  );
}

const send = (mobile: string, smsmode: SmsMode) =>
  client.request({ method: 'POST', path: '/sys/sms', body: { mobile, smsmode }, quiet: true });

/** What is wrong with a phone and its code; undefined when nothing is. */
export function phoneProblem({ phone, smscode }: PhoneValues): keyof typeof texts | undefined {
  if (!checkMobile(phone).ok) return 'phoneWrong';
  return smscode.trim() === '' ? 'smscodeMissing' : undefined;
}

/** A phone, and the code that came to it. */
export interface PhoneValues {
  phone: string;
  smscode: string;
}

interface PhoneFieldsProps {
  mode: SmsMode;
  values: PhoneValues;
  onChange: (values: PhoneValues) => void;
  /** Default: the phone. */
  label?: string;
}
