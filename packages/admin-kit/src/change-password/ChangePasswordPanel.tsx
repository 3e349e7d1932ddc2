import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { errorText } from '../internals/errorText.ts';
import { notices } from '../notice/createNoticeStore.ts';
import type { ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';
import { isAcceptablePassword } from './password.ts';
import StrengthBars from './StrengthBars.tsx';
import { zhPassword } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const empty = { old: '', fresh: '', again: '' };
const labels = { old: 'password.old', fresh: 'password.fresh', again: 'password.again' } as const;

/** What {@link ChangePasswordDialog} is once it is opened; its code comes then. */
export default function ChangePasswordPanel({ open, onOpenChange, username, onSubmit, onSuccess }: ChangePasswordDialogProps) {
  const { t } = useTexts(zhPassword);
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const isNobody = username === undefined || username === '';

  const refuse = useEffectEvent(() => {
    notices.warning(t('password.noUser'));
    onOpenChange(false);
  });
  useEffect(() => {
    if (open && isNobody) refuse();
  }, [open, isNobody]);

  const problems = {
    old: values.old === '' ? t('password.oldMissing') : undefined,
    fresh: values.fresh === '' ? t('password.freshMissing') : isAcceptablePassword(values.fresh) ? undefined : t('password.policy'),
    again: values.again === '' ? t('password.againMissing') : values.again === values.fresh ? undefined : t('password.different'),
  };
  const close = () => {
    // A password stays in memory no longer than it is needed.
    setValues(empty);
    setChecked(false);
    onOpenChange(false);
  };
  const save = async () => {
    setChecked(true);
    if (isNobody || Object.values(problems).some((problem) => problem !== undefined)) return false;
    try {
      const message = await onSubmit({ username, oldpassword: values.old, password: values.fresh, confirmpassword: values.again });
      if (message) notices.success(message);
    } catch (error) {
      notices.warning(errorText(error));
      return false;
    }
    close();
    onSuccess?.();
    return true;
  };

  return (
    <Dialog
      open={open && !isNobody}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('password.title')}
      width={800}
      cancelText={t('common.close')}
      okClose={false}
      onOk={save}
    >
      {/* Password managers look for the name that the password belongs to. */}
      <form className="mx-auto flex max-w-105 flex-col gap-4 py-2" onSubmit={(event) => event.preventDefault()}>
        <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
        {(['old', 'fresh', 'again'] as const).map((key) => (
          <Labelled key={key} label={t(labels[key])} problem={isChecked ? problems[key] : undefined}>
            {(ids) => (
              <>
                <TextInput
                  {...ids}
                  type="password"
                  required
                  autoComplete={key === 'old' ? 'current-password' : 'new-password'}
                  value={values[key]}
                  invalid={isChecked && problems[key] !== undefined}
                  onValueChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
                />
                {key === 'fresh' && <StrengthBars password={values.fresh} personal={isNobody ? [] : [username]} />}
              </>
            )}
          </Labelled>
        ))}
      </form>
    </Dialog>
  );
}

function Labelled({ label, problem, children }: LabelledProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-ink-secondary">
        <span aria-hidden className="me-1 text-danger-ink">
          *
        </span>
        {label}
      </label>
      {children({ id, 'aria-describedby': problem === undefined ? undefined : `${id}-problem` })}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

interface LabelledProps {
  label: string;
  problem: string | undefined;
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}
