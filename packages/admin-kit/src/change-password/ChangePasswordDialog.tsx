import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useAllTexts } from '../i18n/useAllTexts.ts';
import { TextInput } from '../input/TextInput.tsx';
import { errorText } from '../internals/errorText.ts';
import { notices } from '../notice/createNoticeStore.ts';
import { isAcceptablePassword } from './password.ts';
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx';

/** What a change of password takes, as the wire spells it. @source MOD-01 */
export interface PasswordChange {
  username: string;
  oldpassword: string;
  password: string;
  confirmpassword: string;
}

const empty = { old: '', fresh: '', again: '' };
const labels = { old: 'password.old', fresh: 'password.fresh', again: 'password.again' } as const;

/**
 * Lets a person change the own password: old, new and confirmation, 800 wide. What the server refuses is shown as a warning and the
 * dialog stays with what was typed; its word of success is shown and the dialog closes. Without a user it says so and does not open.
 *
 * @example <ChangePasswordDialog open={open} onOpenChange={setOpen} username={user?.username} onChange={changePassword} />
 * @source MOD-01, VAL-01
 */
export function ChangePasswordDialog({ open, onOpenChange, username, onChange, onChanged }: ChangePasswordDialogProps) {
  const { t } = useAllTexts();
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
      const message = await onChange({ username, oldpassword: values.old, password: values.fresh, confirmpassword: values.again });
      if (message) notices.success(message);
    } catch (error) {
      notices.warning(errorText(error));
      return false;
    }
    close();
    onChanged?.();
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
      <form
        className="mx-auto flex max-w-105 flex-col gap-4 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
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
                  onEnter={() => void save()}
                />
                {key === 'fresh' && <PasswordStrengthMeter password={values.fresh} personal={isNobody ? [] : [username]} />}
              </>
            )}
          </Labelled>
        ))}
      </form>
    </Dialog>
  );
}

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  /** Whether the dialog is wanted; the host keeps it. @source MOD-01 */
  open: boolean;
  /** Called with `false` by cancel, close and Escape, after a change that worked, and at once when nobody is signed in. */
  onOpenChange: (open: boolean) => void;
  /** Whose password; without one the dialog does not open and says 当前系统无登录用户!. @source MOD-01 */
  username: string | undefined;
  /** Tells the server; resolves to its word of success, rejects with its refusal. */
  onChange: (change: PasswordChange) => Promise<string | undefined>;
  /** Called after the change, when the dialog has closed. */
  onChanged?: () => void;
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
